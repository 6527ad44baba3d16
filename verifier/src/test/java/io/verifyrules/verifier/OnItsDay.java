package io.verifyrules.verifier;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Tests that take long and look at the same thing as others from another side. A usual build runs them on one of so many days. The nightly
 * build does each time, and so does a build that writes golden files anew.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(OnItsDay.Condition.class)
public @interface OnItsDay {

    /** The place of its day among them, from 0. */
    int turn();

    /** The number of days. */
    int of();

    /** Leaves out what has another day. */
    final class Condition implements ExecutionCondition {

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return AnnotationSupport.findAnnotation(context.getElement(), OnItsDay.class)
                    .filter(day -> !Samples.areWhole() && !Boolean.getBoolean("golden.update")
                            && !Samples.isDay(day.turn(), day.of()))
                    .map(day -> ConditionEvaluationResult
                            .disabled("it has another day, such as -Dsamples.day=" + day.turn()))
                    .orElseGet(() -> ConditionEvaluationResult.enabled("it is its day"));
        }
    }
}
