package io.verifyrules.verifier.solver;

import java.util.AbstractList;
import java.util.List;

/**
 * The arguments of a formula, with their hash. Formulas share subformulas, and a hash computed anew for every place of
 * a subformula would take time without bound, as would a comparison without it. Lists that were found to be equal
 * become one list. So subformulas which two formulas share are not compared again for every place where they occur.
 */
final class Arguments extends AbstractList<Formula> {

    private List<Formula> list;
    private final int hash;

    private Arguments(List<Formula> list) {
        this.list = List.copyOf(list);
        this.hash = this.list.hashCode();
    }

    static List<Formula> copyOf(List<Formula> list) {
        return list instanceof Arguments ? list : new Arguments(list);
    }

    @Override
    public Formula get(int index) {
        return list.get(index);
    }

    @Override
    public int size() {
        return list.size();
    }

    @Override
    public boolean equals(Object other) {
        return this == other || (other instanceof Arguments arguments
                ? hash == arguments.hash && isSame(arguments)
                : list.equals(other));
    }

    /** Either list is as good as the other one, so it does not matter which of several threads is the last. */
    private boolean isSame(Arguments other) {
        boolean same = list.equals(other.list);
        if (same) {
            list = other.list;
        }
        return same;
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
