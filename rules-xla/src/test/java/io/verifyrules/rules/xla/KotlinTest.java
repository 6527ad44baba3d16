package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.KotlinContract;

class KotlinTest extends KotlinContract {

    KotlinTest() {
        super("xla");
    }
}
