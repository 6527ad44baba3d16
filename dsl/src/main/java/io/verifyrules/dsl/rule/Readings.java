package io.verifyrules.dsl.rule;

import io.verifyrules.dsl.expr.TensorExpr;
import java.util.List;

/**
 * The expressions that the sides of a rule stand for, beside the written ones. They are asked for at each instance on
 * which the sides are computed, so found once.
 *
 * @param left  the forms of the left side, first as it is written
 * @param right the same of the right side
 */
public record Readings(List<TensorExpr> left, List<Form> right) {

    /**
     * One form of the right side.
     *
     * @param choosesSigns whether some of its operations choose the sign of a zero
     */
    public record Form(TensorExpr side, boolean choosesSigns) {}

    static Readings of(TensorExpr lhs, TensorExpr rhs) {
        return new Readings(LicensedForms.of(lhs),
                LicensedForms.of(rhs).stream().map(side -> new Form(side, !SignChoices.of(side).isEmpty())).toList());
    }
}
