package io.verifyrules.verifier.verify;

import io.verifyrules.verifier.verdict.Verdict;

/** A stage of a check: it decides, or leaves the conjecture open to the stages that follow. */
interface CheckStage {

    /** The decision after the stages before have left this much. */
    Decision after(Standing standing);

    /** The result of a stage. */
    sealed interface Decision {

        /** The verdict is found; no further stage is asked. */
        record Decides(Verdict verdict) implements Decision {}

        /** The theories do not accept the proofs of the study, or may prove more than it could. */
        record OwnStudyNeeded() implements Decision {}

        /** The next stage is asked. */
        record LeavesOpen(Standing standing) implements Decision {}
    }
}
