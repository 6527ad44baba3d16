package io.verifyrules.rules.mlir;

import io.verifyrules.rules.testing.KotlinContract;

class KotlinTest extends KotlinContract {

    KotlinTest() {
        super("mlir");
    }
}
