package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.VerdictsContract;

class EnzymeVerdictsTest extends VerdictsContract {

    EnzymeVerdictsTest() {
        super("enzyme");
    }
}
