package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.RoundTripContract;

/** Models use terms in many places, and the other rules have hard questions about products of sizes. */
class RoundTripTest extends RoundTripContract {

    RoundTripTest() {
        super("xla",
                name -> name.startsWith("models/") || name.startsWith("generalize/01") || name.startsWith("window"));
    }
}
