package io.verifyrules.rules.testing.proofcheck;

import io.verifyrules.verifier.proof.Asked;
import io.verifyrules.verifier.proof.ProofStep;
import io.verifyrules.verifier.proof.SideCondition;
import io.verifyrules.verifier.term.LaneBool;
import java.util.ArrayList;
import java.util.List;

/** Asks Z3 the queries of a proof again, and questions about lanes in words of its own. */
record QueryCheck(Findings findings) {

    /** Puts the script of a query to Z3 and compares the answers. */
    void again(Asked asked, String where) {
        if (asked.script().isEmpty()) {
            findings.trusts("queries at every width");
            return;
        }
        PlainZ3.Says expected = asked.isUnsatisfiable() ? PlainZ3.Says.UNSAT : PlainZ3.Says.SAT;
        PlainZ3.Says says = PlainZ3.of(asked.script().get());
        if (says == PlainZ3.Says.UNKNOWN) {
            findings.trusts("queries that Z3 gives up");
        } else if (says == expected) {
            findings.checked("queries");
        } else {
            findings.wrong(where + ": the query '" + asked.query().name() + "' is " + says);
        }
    }

    /** Whether no lane satisfies all predicates, in words of its own. */
    boolean isImpossible(List<LaneBool> predicates, Findings into) {
        LaneScript.Written script = LaneScript.of(predicates);
        return switch (PlainZ3.of(script.text())) {
            case UNSAT -> {
                into.checked("questions about a lane");
                yield true;
            }
            case UNKNOWN -> {
                into.trusts("questions about a lane that Z3 gives up");
                yield true;
            }
            case SAT -> {
                if (script.opaque()) {
                    into.trusts("questions about a lane with entries or places");
                }
                yield script.opaque();
            }
        };
    }

    /** Checks a condition on lanes of a step. */
    void entailed(SideCondition.Entailed entailed, ProofStep step) {
        String where = step.kind() + ": " + entailed.claim();
        int open = 0;
        for (LaneBool conjunct : LaneBool.conjuncts(entailed.claim())) {
            List<LaneBool> refuting = new ArrayList<>(entailed.hypotheses());
            refuting.add(LaneBool.not(conjunct));
            if (!entailed.hypotheses().contains(conjunct) && !LaneBool.allOf(refuting).equals(LaneBool.FALSE)) {
                open++;
            }
        }
        if (open != entailed.queries().size()) {
            findings.wrong(where + " has " + entailed.queries().size() + " queries for " + open + " parts");
        }
        entailed.queries().forEach(asked -> {
            if (!asked.isUnsatisfiable()) {
                findings.wrong(where + " has a query that is not unsat");
            }
            again(asked, where);
        });
        if (open > 0) {
            List<LaneBool> refuting = new ArrayList<>(entailed.onScalars());
            refuting.addAll(entailed.hypotheses());
            refuting.add(LaneBool.not(entailed.claim()));
            if (!isImpossible(refuting, findings)) {
                findings.wrong(where + " does not follow on a lane from " + entailed.hypotheses());
            }
        }
    }
}
