package io.verifyrules.rules.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Tests that take long. A usual build runs them on every other day. The nightly build
 * does each time, and so does a build that writes golden files anew.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(EveryOtherDay.Condition.class)
public @interface EveryOtherDay {

    /** The days: 0 for those of an even number since 1970, and 1 for those of an odd one. */
    int turn();

    /** Leaves out what has the other days. */
    final class Condition implements ExecutionCondition {

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            Day today = Day.today();
            return AnnotationSupport.findAnnotation(context.getElement(), EveryOtherDay.class)
                    .filter(days -> !today.whole() && !Boolean.getBoolean("golden.update")
                            && Math.floorMod(today.number(), 2L) != days.turn())
                    .map(days -> ConditionEvaluationResult
                            .disabled("it has the other days, such as -Dsamples.day=" + days.turn()))
                    .orElseGet(() -> ConditionEvaluationResult.enabled("it is its day"));
        }
    }
}
