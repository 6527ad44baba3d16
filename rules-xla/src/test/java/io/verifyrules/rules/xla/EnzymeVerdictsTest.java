package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.EveryOtherDay;
import io.verifyrules.rules.testing.VerdictsContract;

@EveryOtherDay(turn = 0)
class EnzymeVerdictsTest extends VerdictsContract {

    EnzymeVerdictsTest() {
        super("enzyme");
    }
}
