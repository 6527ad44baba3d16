package io.verifyrules.verifier.term;

/** The wording of a text of terms where there are several ways. */
interface Wording {

    /** As terms are told apart: each variable as it is, in a notation that is short. */
    Wording EXACT = new Wording() {
        @Override
        public String variable(LaneAtom.Variable variable) {
            return variable.toString();
        }

        @Override
        public boolean isReadable() { return false; }
    };

    /** The name of a variable. */
    String variable(LaneAtom.Variable variable);

    /** Whether the text is for a reader who knows the language of rules and nothing of proofs. */
    boolean isReadable();
}
