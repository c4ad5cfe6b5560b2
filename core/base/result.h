#pragma once

#include <utility>
#include <variant>

/// Either a value or the reason why there is none. Errors are plain values (enums or small structs);
/// sentences for people are made in the user interface.
template <typename T, typename E>
class [[nodiscard]] Result {
public:
    Result(T value)
        : m_data(std::in_place_index<0>, std::move(value))
    {}
    Result(E error)
        : m_data(std::in_place_index<1>, std::move(error))
    {}

    [[nodiscard]] bool ok() const { return m_data.index() == 0; }
    explicit operator bool() const { return ok(); }

    /// The value. Only to be called when ok().
    [[nodiscard]] const T &value() const & { return std::get<0>(m_data); }
    [[nodiscard]] T &value() & { return std::get<0>(m_data); }
    [[nodiscard]] T &&value() && { return std::get<0>(std::move(m_data)); }
    const T &operator*() const & { return value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    /// The error. Only to be called when not ok().
    [[nodiscard]] const E &error() const { return std::get<1>(m_data); }

private:
    std::variant<T, E> m_data;
};
