package io.verifyrules.rules.mlir;

import io.verifyrules.rules.testing.BruteForceContract;

class BruteForceTest extends BruteForceContract {

    BruteForceTest() {
        super("mlir", new Effort(/* random= */ 100, /* enumerated= */ 300, /* recombined= */ 50));
    }
}
