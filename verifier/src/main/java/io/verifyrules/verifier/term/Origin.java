package io.verifyrules.verifier.term;

import io.verifyrules.dsl.axis.AggregatedAxis;
import io.verifyrules.dsl.axis.RankClass;
import java.util.Optional;

/**
 * The thing that an element or a number is read from: declared, or made up where a meaning needs one. An origin is the
 * same as another by its value alone. Texts are for people, so a declared thing may have the text of one that is made
 * up.
 */
public sealed interface Origin extends Comparable<Origin> {

    /** A tensor that is declared. */
    record Input(String name) implements Origin {}

    /** A scalar that is declared. */
    record Scalar(String name) implements Origin {}

    /** An element that stands for a term of which nothing else is known. */
    record Substitute(int number, String name) implements Origin {}

    /** The order of the lines of a sort along an axis: a tensor of integers, which are the places of each line in another order. */
    record Order(int number, AggregatedAxis along) implements Origin {
        @Override
        public int hashCode() {
            return text().hashCode();
        }
    }

    /** The elements that freezes choose; those of one name choose alike. */
    record Choice(String name) implements Origin {
        @Override
        public int hashCode() {
            return text().hashCode();
        }
    }

    /** The signs of zeros that an operation of a side chooses: a tensor of truth values. */
    record Sign(boolean ofLeft, int number) implements Origin {
        @Override
        public int hashCode() {
            return text().hashCode();
        }
    }

    /** The number of places of a class in row-major order, by sizes. */
    record Count(RankClass of) implements Origin {
        @Override
        public int hashCode() {
            return text().hashCode();
        }
    }

    /** The number of a place of a class in row-major order, by index and sizes. */
    record Numbered(RankClass of) implements Origin {
        @Override
        public int hashCode() {
            return text().hashCode();
        }
    }

    /** The index of a place of a class in row-major order, by sizes. */
    record Place(RankClass of) implements Origin {
        @Override
        public int hashCode() {
            return text().hashCode();
        }
    }

    /** The words for people; hash tables have the same order in every run by them. */
    default String text() {
        return switch (this) {
            case Input(String name) -> name;
            case Scalar(String name) -> name;
            case Substitute(int ignored, String name) -> name;
            case Order(int number, AggregatedAxis ignored) -> "order " + number;
            case Choice(String name) -> "choice " + name;
            case Sign(boolean ofLeft, int number) -> (ofLeft ? "sign left " : "sign right ") + number;
            case Count(RankClass of) -> "count of " + of.name();
            case Numbered(RankClass of) -> "number of " + of.name();
            case Place(RankClass of) -> "place of " + of.name();
        };
    }

    /** By text, and then by all else that tells origins apart. */
    @Override
    default int compareTo(Origin other) {
        if (equals(other)) {
            return 0;
        }
        int byText = text().compareTo(other.text());
        int byKind = byText != 0 ? byText : Integer.compare(kind(this), kind(other));
        if (byKind != 0) {
            return byKind;
        }
        return this instanceof Substitute(int number, String ignored)
                && other instanceof Substitute(int theirs, String same)
                        ? Integer.compare(number, theirs)
                        : rankClass(this).flatMap(own -> rankClass(other).map(own::compareTo)).orElse(0);
    }

    private static int kind(Origin origin) {
        return switch (origin) {
            case Input ignored -> 0;
            case Scalar ignored -> 1;
            case Substitute ignored -> 2;
            case Order ignored -> 3;
            case Choice ignored -> 4;
            case Sign ignored -> 5;
            case Count ignored -> 6;
            case Numbered ignored -> 7;
            case Place ignored -> 8;
        };
    }

    private static Optional<RankClass> rankClass(Origin origin) {
        return switch (origin) {
            case Count(RankClass of) -> Optional.of(of);
            case Numbered(RankClass of) -> Optional.of(of);
            case Place(RankClass of) -> Optional.of(of);
            default -> Optional.empty();
        };
    }
}
