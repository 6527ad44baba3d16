package io.verifyrules.verifier.work;

import java.util.List;
import java.util.stream.Collectors;

/** A task that cost as many workers as it may: nobody knows its answer. */
public final class WorkersLost extends RuntimeException {

    private static final long serialVersionUID = 1;

    WorkersLost(List<String> reasons) {
        super("its check cost " + reasons.size() + " workers and is given up: "
                + reasons.stream().distinct().collect(Collectors.joining("; ")));
    }
}
