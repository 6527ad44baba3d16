package io.verifyrules.rules.mlir;

import io.verifyrules.rules.testing.ProofsContract;

class ProofsTest extends ProofsContract {

    ProofsTest() {
        super("mlir");
    }
}
