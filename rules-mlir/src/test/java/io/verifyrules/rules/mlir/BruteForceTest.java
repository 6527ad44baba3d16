package io.verifyrules.rules.mlir;

import io.verifyrules.rules.testing.BruteForceContract;

class BruteForceTest extends BruteForceContract {

    BruteForceTest() {
        super("mlir", new Effort(/* random= */ 70, /* enumerated= */ 200, /* recombined= */ 35));
    }
}
