package io.verifyrules.verifier.dialect.hlo;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Opcodes that have no meaning here, and why. */
public final class Unsaid {

    /** The reason for each opcode. */
    public static final SortedMap<String, String> REASONS = reasons();

    private Unsaid() {
    }

    private static SortedMap<String, String> reasons() {
        SortedMap<String, String> all = new TreeMap<>();
        List.of("rng", "rng-bit-generator", "rng-get-and-update-state", "stochastic-convert")
                .forEach(each -> all.put(each, "its results are chosen by chance"));
        List.of("all-gather", "all-reduce", "all-to-all", "collective-broadcast", "collective-permute", "infeed",
                "outfeed", "partition-id", "ragged-all-to-all", "recv", "recv-done", "reduce-scatter", "replica-id",
                "send", "send-done").forEach(each -> all.put(each, "its results depend on other processes"));
        List.of("all-gather-done", "all-gather-start", "all-reduce-done", "all-reduce-start", "async-done",
                "async-start", "async-update", "collective-permute-done", "collective-permute-start", "copy-done",
                "copy-start").forEach(each -> all.put(each, "it is a part of something that runs aside"));
        List.of("cholesky", "fft", "ragged-dot", "scan", "topk", "triangular-solve")
                .forEach(each -> all.put(each, "the language has no such operator"));
        all.put("custom-call", "nothing says what it computes");
        all.put("select-and-scatter", "it has two bodies that depend on each other");
        List.of("dynamic-reshape", "set-dimension-size")
                .forEach(each -> all.put(each, "a size is known at run time only"));
        return Collections.unmodifiableSortedMap(all);
    }
}
