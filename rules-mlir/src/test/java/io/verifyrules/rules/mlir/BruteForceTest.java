package io.verifyrules.rules.mlir;

import io.verifyrules.rules.testing.BruteForceContract;

class BruteForceTest extends BruteForceContract {

    BruteForceTest() {
        super("mlir", new Effort(/* random= */ 55, /* enumerated= */ 150, /* recombined= */ 30));
    }
}
