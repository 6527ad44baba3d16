package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.diagnostic.VisibleText;
import io.verifyrules.dsl.element.ElementType;
import java.util.LinkedHashMap;
import java.util.Map;

/** The verdicts that the author of a rule states, one by one. */
final class ExpectedVerdicts {

    private final Map<ElementType, VerdictKind> byElement = new LinkedHashMap<>();
    private VerdictKind verdict;
    private String because;

    ExpectedVerdicts(VerdictKind verdict, String because) {
        this.verdict = verdict;
        this.because = because;
    }

    void state(VerdictKind stated, String reason) {
        VisibleText.require("the reason of an expectation", reason);
        because = reason.isEmpty() ? because : reason;
        verdict = stated;
    }

    void state(ElementType element, VerdictKind stated, String reason) {
        VisibleText.require("the reason of an expectation", reason);
        because = because.isEmpty() || reason.isEmpty() ? because + reason : because + "; " + reason;
        byElement.put(element, stated);
    }

    Expectation expectation() {
        return new Expectation(verdict, byElement, because);
    }
}
