package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.ProofsContract;

class ProofsTest extends ProofsContract {

    ProofsTest() {
        super("xla");
    }
}
