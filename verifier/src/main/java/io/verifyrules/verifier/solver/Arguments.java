package io.verifyrules.verifier.solver;

import java.util.AbstractList;
import java.util.List;

/**
 * The arguments of a formula, with their hash: formulas share subformulas, and a hash computed anew for every place where a
 * subformula occurs would take time without bound, as would a comparison without it.
 */
final class Arguments extends AbstractList<Formula> {

    private final List<Formula> list;
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
                ? hash == arguments.hash && list.equals(arguments.list)
                : list.equals(other));
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
