package io.verifyrules.verifier.work;

import java.util.List;
import java.util.stream.Collectors;

/** A task that cost as many workers as it may: nobody knows its answer. */
public final class WorkersLost extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String reason;

    WorkersLost(List<String> reasons) {
        this("its check cost " + reasons.size() + " workers and is given up: "
                + reasons.stream().distinct().collect(Collectors.joining("; ")));
    }

    private WorkersLost(String reason) {
        super(reason);
        this.reason = reason;
    }

    /** The reason in a sentence. */
    public String reason() {
        return reason;
    }
}
