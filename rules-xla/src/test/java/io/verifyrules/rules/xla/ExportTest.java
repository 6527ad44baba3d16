package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.ExportContract;

class ExportTest extends ExportContract {

    ExportTest() {
        super("xla", 190, 480, 580);
    }
}
