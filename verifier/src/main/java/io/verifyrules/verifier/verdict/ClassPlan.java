package io.verifyrules.verifier.verdict;

import java.util.List;

/**
 * The reason why the checked ranks of one rank class suffice for one claim (design of the bound: see docs).
 *
 * @param claim       the claim, such as {@code elements equal}
 * @param rankClass   the class, by name
 * @param predicates  Phi(c): the lane predicates that matter, in readable form
 * @param irredundant the largest irredundant subset of them that was found
 * @param bound       k(c), or an upper bound of it
 * @param exact       whether the bound is k(c), which the irredundant set then shows
 * @param reason      where the bound comes from
 * @param ranks       the ranks that were checked
 * @param rankZero    why rank 0 is covered
 */
public record ClassPlan(ClaimKind claim, String rankClass, List<String> predicates, List<String> irredundant, int bound,
        boolean exact, String reason, List<Integer> ranks, String rankZero) {

    public ClassPlan {
        predicates = List.copyOf(predicates);
        irredundant = List.copyOf(irredundant);
        ranks = List.copyOf(ranks);
    }
}
