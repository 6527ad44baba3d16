package io.verifyrules.verifier.hlo;

/** Something has no form in HLO text. */
final class NotInHlo extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String reason;

    NotInHlo(String reason) {
        super(reason, null, false, false);
        this.reason = reason;
    }

    String reason() {
        return reason;
    }
}
