package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.ProofsContract;

class EnzymeProofsTest extends ProofsContract {

    EnzymeProofsTest() {
        super("enzyme");
    }
}
