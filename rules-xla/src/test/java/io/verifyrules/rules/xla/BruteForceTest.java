package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.BruteForceContract;

class BruteForceTest extends BruteForceContract {

    BruteForceTest() {
        super("xla", new Effort(/* random= */ 200, /* enumerated= */ 600, /* recombined= */ 100));
    }
}
