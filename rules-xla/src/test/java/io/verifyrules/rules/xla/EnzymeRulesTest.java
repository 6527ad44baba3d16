package io.verifyrules.rules.xla;

import io.verifyrules.rules.testing.FilesContract;

class EnzymeRulesTest extends FilesContract {

    EnzymeRulesTest() {
        super("enzyme", "rules-xla", EnzymeRules::isOne);
    }
}
