package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.BruteForceContract;

class BruteForceTest extends BruteForceContract {

    BruteForceTest() {
        super("xla", new Effort(/* random= */ 300, /* enumerated= */ 1000, /* recombined= */ 150));
    }
}
