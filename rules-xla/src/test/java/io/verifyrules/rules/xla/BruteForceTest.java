package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.BruteForceContract;

class BruteForceTest extends BruteForceContract {

    BruteForceTest() {
        super("xla", new Effort(/* random= */ 150, /* enumerated= */ 450, /* recombined= */ 75));
    }
}
