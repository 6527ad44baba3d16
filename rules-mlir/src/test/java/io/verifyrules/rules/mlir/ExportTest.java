package io.verifyrules.rules.mlir;

import io.verifyrules.rules.testing.ExportContract;

class ExportTest extends ExportContract {

    ExportTest() {
        super("mlir", 170, 630, 395);
    }
}
