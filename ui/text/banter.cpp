#include "text/banter.h"

QStringList Banter::lines(Moment::Kind kind, bool own)
{
    return own ? ownLines(kind) : otherLines(kind);
}

QStringList Banter::ownLines(Moment::Kind kind)
{
    switch (kind) {
    case Moment::Kind::FirstTurn:
        return {tr("Good luck, everybody!"), tr("Nice to play with you."), tr("Let the dice roll!")};
    case Moment::Kind::FiveAlike:
        return {tr("Five alike! Did you see that?"), tr("That is what I came for."), tr("My dice like me today.")};
    case Moment::Kind::Served:
        return {tr("On the first throw!"), tr("I did not even have to think."), tr("Sometimes it is that easy.")};
    case Moment::Kind::BigRow:
        return {tr("That helps."), tr("A good row for me."), tr("I take that gladly.")};
    case Moment::Kind::Scratched:
        return {tr("Well, it has to go somewhere."), tr("That one hurts a little."), tr("The dice did not want to.")};
    case Moment::Kind::TookLead:
        return {tr("I am in front now."), tr("Nice view from up here."), tr("Catch me if you can!")};
    case Moment::Kind::LastRow:
        return {tr("Only one row left for me."), tr("Now it counts."), tr("The last one. Wish me luck!")};
    case Moment::Kind::Won:
        return {tr("Thank you for the game!"), tr("That was fun. Once more?"), tr("Luck was on my side today.")};
    case Moment::Kind::CloseEnd:
        return {tr("Phew, that was close!"), tr("What a finish!"), tr("It could have gone either way.")};
    case Moment::Kind::ByClock:
    case Moment::Kind::TakenBack:
        break;
    }
    return {};
}

QStringList Banter::otherLines(Moment::Kind kind)
{
    switch (kind) {
    case Moment::Kind::FiveAlike:
        return {tr("Five alike! Congratulations!"), tr("I would like to throw that, too."),
                tr("Wow. How do you do that?")};
    case Moment::Kind::Served:
        return {tr("On the first throw! Not bad."), tr("You left yourself no work."), tr("A lucky hand!")};
    case Moment::Kind::BigRow:
        return {tr("A strong row!"), tr("Well played."), tr("I have to watch out for you.")};
    case Moment::Kind::Scratched:
        return {tr("Bad luck."), tr("The next one will be better."), tr("It happens to the best.")};
    case Moment::Kind::TookLead:
        return {tr("You are in front. For how long?"), tr("I will be back."), tr("So you lead now. Exciting!")};
    case Moment::Kind::ByClock:
        return {tr("The clock was faster."), tr("Time flies, doesn't it?"), tr("A little quicker next time!")};
    case Moment::Kind::TakenBack:
        return {tr("Thinking again is allowed."), tr("No problem, take your time."), tr("I did not see anything.")};
    case Moment::Kind::Won:
        return {tr("Congratulations!"), tr("Well done! I want a rematch."), tr("You have earned that.")};
    case Moment::Kind::CloseEnd:
        return {tr("So close! What a game."), tr("One more pip, and it was mine."), tr("I almost had you.")};
    case Moment::Kind::FirstTurn:
    case Moment::Kind::LastRow:
        break;
    }
    return {};
}
