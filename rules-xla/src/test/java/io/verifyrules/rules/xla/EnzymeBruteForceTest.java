package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.BruteForceContract;
import io.verifyrules.rules.testing.EveryOtherDay;

@EveryOtherDay(turn = 0)
class EnzymeBruteForceTest extends BruteForceContract {

    EnzymeBruteForceTest() {
        super("enzyme", new Effort(/* random= */ 100, /* enumerated= */ 300, /* recombined= */ 50));
    }
}
