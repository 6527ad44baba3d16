package io.verifyrules.rules.mlir;

import io.verifyrules.rules.testing.RoundTripContract;

class RoundTripTest extends RoundTripContract {

    RoundTripTest() {
        super("mlir", name -> false);
    }
}
