package io.verifyrules.verifier.verdict;

import java.util.List;

/**
 * Why the checked ranks of one rank class suffice for one claim (design of the bound: see docs).
 *
 * @param claim       the claim, such as {@code elements equal}
 * @param rankClass   the class, by name
 * @param predicates  Phi(c): the lane predicates that matter, in readable form
 * @param irredundant a largest irredundant subset of them; its size is k(c)
 * @param bound       k(c)
 * @param ranks       the ranks that were checked
 * @param rankZero    why rank 0 is covered
 */
public record ClassPlan(String claim, String rankClass, List<String> predicates, List<String> irredundant, int bound,
        List<Integer> ranks, String rankZero) {

    public ClassPlan {
        predicates = List.copyOf(predicates);
        irredundant = List.copyOf(irredundant);
        ranks = List.copyOf(ranks);
    }
}
