package io.verifyrules.verifier.solver.widths;

import java.io.Serial;

/** A formula that is not translated to integers. Never leaves the package. */
final class OutsideException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1;

    OutsideException(String reason) {
        super(reason, null, false, false);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
