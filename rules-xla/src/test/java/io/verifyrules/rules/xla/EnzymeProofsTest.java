package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.EveryOtherDay;
import io.verifyrules.rules.testing.ProofsContract;

@EveryOtherDay(turn = 0)
class EnzymeProofsTest extends ProofsContract {

    EnzymeProofsTest() {
        super("enzyme");
    }
}
