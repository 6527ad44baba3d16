package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.FilesContract;

class XlaRulesTest extends FilesContract {

    XlaRulesTest() {
        super("xla", "rules-xla", file -> !EnzymeRules.isOne(file));
    }
}
