package io.verifyrules.rules.mlir;

import io.verifyrules.rules.testing.VerdictsContract;

class CorpusTest extends VerdictsContract {

    CorpusTest() {
        super("mlir");
    }
}
