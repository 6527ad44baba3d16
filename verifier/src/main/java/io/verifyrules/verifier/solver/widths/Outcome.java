package io.verifyrules.verifier.solver.widths;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;

/** The result for formulas over words whose widths are left open. */
public sealed interface Outcome {

    /** The method that showed the absence of models. */
    enum Method {
        /** By integers in the order of the words, which are only compared. */
        ORDER("by the order of words"),
        /** By the reachable states of an automaton that reads all words from their lowest bits on. */
        BIT_BY_BIT("bit by bit"),
        /** By integers, where the powers of two that the widths stand for are unknowns. */
        OPEN_MODULUS("with the modulus as an unknown"),
        /** By the solver, at each of finitely many widths. */
        EACH_WIDTH("each of few by itself");

        private final String text;

        Method(String text) {
            this.text = text;
        }

        /** The method, as a report says it. */
        public String text() {
            return text;
        }
    }

    /**
     * There is no model at any width of the domain.
     *
     * @param methods the methods that it took: several where few widths were treated apart from the others
     */
    record NoModel(SortedSet<Method> methods) implements Outcome {}

    /**
     * There is a model, which the solver confirmed.
     *
     * @param widths the values of the open numbers; no smaller ones have a model, as far as was looked
     */
    record Model(SortedMap<String, Integer> widths) implements Outcome {
        public Model {
            widths = Collections.unmodifiableSortedMap(new TreeMap<>(widths));
        }

        /** The same where further numbers have these values. */
        Model and(Map<String, Integer> others) {
            SortedMap<String, Integer> all = new TreeMap<>(widths);
            all.putAll(others);
            return new Model(all);
        }
    }

    /** Neither was found. */
    record Undecided(String reason) implements Outcome {}
}
