package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.element.Conversion;
import io.verifyrules.dsl.element.Element;
import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.expr.Constant;
import io.verifyrules.dsl.expr.Convert;
import io.verifyrules.dsl.expr.Shape;
import io.verifyrules.dsl.expr.TensorExpr;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Dimensions;
import io.verifyrules.verifier.dialect.Functions;
import io.verifyrules.verifier.dialect.IndexUses;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Leaves;
import io.verifyrules.verifier.dialect.NamedFunctions;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Positions;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.dialect.Size;
import io.verifyrules.verifier.dialect.SizeCondition;
import io.verifyrules.verifier.dialect.SizeUses;
import io.verifyrules.verifier.dialect.Spelling;
import io.verifyrules.verifier.dialect.Tables;
import io.verifyrules.verifier.dialect.Unrolling;
import io.verifyrules.verifier.dialect.Unspecified;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.interpret.ConcreteTensor;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One result of a pair as a rule, or why there is none. */
public sealed interface PairClaim {

    /**
     * The left side is the result of the first function, the right side that of the second.
     *
     * @param constants the elements of those inputs that are constants of the programs, by name
     * @param terms     what the values of both programs mean
     * @param chosen    whether elements that the first program may find are chosen; that it is refuted for these says nothing
     * @param ranges    the types that the programs state of those inputs that are mathematical integers in the rule, by name
     */
    record Stated(Rule rule, Map<String, ConcreteTensor> constants, Map<String, ElementType.Machine> ranges,
            PairTerms terms, boolean chosen) implements PairClaim {
        public Stated {
            constants = Map.copyOf(constants);
            ranges = Map.copyOf(ranges);
        }
    }

    /**
     * A part of a program has no meaning here.
     *
     * @param what the operation or type, by name
     */
    record NotRead(String what, Diagnostic diagnostic) implements PairClaim {}

    /** A program breaks a constraint of its specification. */
    record Invalid(boolean before, Diagnostic diagnostic) implements PairClaim {}

    /** The functions take or give different types. */
    record OtherSignature(Diagnostic diagnostic) implements PairClaim {}

    /** What both functions are claimed to agree on, for one of their results, counted from 0. */
    static PairClaim of(ProgramPair pair, int result, Reading reading, Unrolling unrolling) {
        return of(pair, result, reading, unrolling, Spelling.FOR_PROOFS);
    }

    /**
     * The same as a person would write it: arguments without dimensions are elements of the rule, and integers of it where they are
     * indices.
     */
    static PairClaim asWritten(ProgramPair pair, int result, Reading reading) {
        return of(pair, result, reading, Unrolling.NONE, Spelling.AS_WRITTEN);
    }

    /** What a function breaks of its specification, taken by itself. */
    static Optional<Diagnostic> mistake(ProgramPair.Part part) {
        return part.function().type().results().isEmpty()
                || !(asWritten(new ProgramPair(part.function().name(), part, part), 0,
                        Reading.STATED) instanceof Invalid(boolean before, Diagnostic diagnostic))
                                ? Optional.empty()
                                : Optional.of(diagnostic);
    }

    private static PairClaim of(ProgramPair pair, int result, Reading reading, Unrolling unrolling, Spelling spelling) {
        Optional<Diagnostic> difference = pair.otherSignature();
        return difference.isPresent()
                ? new OtherSignature(difference.get())
                : new Making(pair, result, reading, unrolling, spelling).claimOfDefinedSizes();
    }

    /** The rule in the making: both functions are denoted while it declares what they take. */
    final class Making {

        private final ProgramPair pair;
        private final int result;
        private final Reading reading;
        private final Unrolling unrolling;
        private final Spelling spelling;
        private int openSizes;
        private SameSizes same = SameSizes.NONE;
        private boolean chosen;
        private Optional<PairClaim> obstacle = Optional.empty();
        private Optional<Tables> tables = Optional.empty();
        private Optional<PairTerms> terms = Optional.empty();

        private Making(ProgramPair pair, int result, Reading reading, Unrolling unrolling, Spelling spelling) {
            this.pair = pair;
            this.result = result;
            this.reading = reading;
            this.unrolling = unrolling;
            this.spelling = spelling;
        }

        /** The claim where the open sizes are those with which the first program is defined. */
        private PairClaim claimOfDefinedSizes() {
            SameSizes before;
            do {
                before = same;
                same = same.and(conditions());
            } while (!same.equals(before));
            return claim();
        }

        /** What has to hold of sizes where the first program is defined. */
        private List<SizeCondition> conditions() {
            List<SizeCondition> all = new ArrayList<>();
            SourcePosition place = pair.before().function().place();
            RuleCollector.forData(place.file()).rule(pair.name(), place, rule -> {
                Positions positions = new Positions(rule.rankClass("d", RankClass.RankBound.SINGLETON));
                Tables shared = new Tables(positions, rule::tensor);
                Functions first = functions(pair.before(), positions, shared, new NamedFunctions(rule::function),
                        new UnspecifiedReads(positions, rule::tensor).first());
                List<Denoted> arguments = arguments(rule, positions, first, shared);
                if (openSizes > 0) {
                    // What is known of sizes may be what gives the rest of the program a meaning.
                    try {
                        returned(first, pair.before(), arguments);
                    } finally {
                        all.addAll(first.sizeConditions());
                    }
                }
            });
            return all;
        }

        private PairClaim claim() {
            SourcePosition place = pair.before().function().place();
            RuleCollector rules = RuleCollector.forData(place.file());
            rules.rule(pair.name(), place, this::declare);
            RuleDeclaration made = rules.toFile().declarations().getFirst();
            return obstacle.orElseGet(() -> switch (made) {
                case Rule rule -> new Stated(rule, tables.orElseThrow().values(), tables.orElseThrow().ranges(),
                        terms.orElseThrow(), chosen);
                case IllFormedRule ill -> new NotRead("pair", ill.diagnostic());
            });
        }

        private void declare(RuleBuilder rule) {
            Positions positions = new Positions(rule.rankClass("d", RankClass.RankBound.SINGLETON));
            Tables shared = new Tables(positions, rule::tensor);
            tables = Optional.of(shared);
            NamedFunctions named = new NamedFunctions(rule::function);
            boolean before = true;
            try {
                UnspecifiedReads reads = new UnspecifiedReads(positions, rule::tensor);
                Functions first = functions(pair.before(), positions, shared, named, reads.first());
                List<Denoted> arguments = arguments(rule, positions, first, shared);
                Denoted left = returned(first, pair.before(), arguments);
                before = false;
                Functions second = functions(pair.after(), positions, shared, named, reads.second());
                Denoted right = returned(second, pair.after(), arguments);
                chosen = reads.isChosen();
                if (chosen && reads.hasSecond()) {
                    first = functions(pair.before(), positions, shared, named, reads.first());
                    left = returned(first, pair.before(), arguments);
                }
                if (spelling == Spelling.AS_WRITTEN && (chosen || reads.hasSecond())) {
                    throw new NotDenoted(pair.after().function().place(), "func.return",
                            "no rule says what elements are that nothing specifies");
                }
                requireSameType(left, right);
                state(rule, first, left, second, right, arguments);
            } catch (NotDenoted unknown) {
                obstacle = Optional.of(new NotRead(unknown.what(), unknown.diagnostic()));
                throw unknown;
            } catch (InvalidProgram invalid) {
                obstacle = Optional.of(new Invalid(before, invalid.diagnostic()));
                throw invalid;
            }
        }

        private void requireSameType(Denoted left, Denoted right) {
            boolean open = Leaves.tensor(pair.after().function().type().results().get(result))
                    .filter(type -> type.dimensions().stream().anyMatch(dimension -> dimension.size().isEmpty()))
                    .isPresent();
            boolean same = open ? left.rank() == right.rank() : left.dimensions().agreesWith(right.dimensions());
            if (!same || !left.element().equals(right.element())) {
                throw new InvalidProgram(pair.after().function().place(), "func.return", "result " + result
                        + " has the sizes " + right.dimensions() + ", and those before are " + left.dimensions());
            }
        }

        private void state(RuleBuilder rule, Functions first, Denoted left, Functions second, Denoted right,
                List<Denoted> arguments) {
            SourcePosition place = pair.after().function().place();
            first.sizeConditions().forEach(condition -> rule.require(condition.holds()));
            List<SizeCondition> further = new ArrayList<>(second.sizeConditions());
            further.removeAll(first.sizeConditions());
            if (spelling == Spelling.AS_WRITTEN && !further.isEmpty()) {
                throw new NotDenoted(place, "func.return", "where a program is undefined, no rule says");
            }
            if (!left.dimensions().agreesWith(right.dimensions())) {
                differing(rule, first, left, second, right, arguments);
                return;
            }
            Denoted after = new Denoted(Guarded.by(further, right.tensor(), first.positions()), right.dimensions(),
                    right.gaps());
            claimed(rule, first, left, second, after, further, arguments);
        }

        /** Results whose sizes differ, though their type leaves them open: there is no input on which both are the same. */
        private void differing(RuleBuilder rule, Functions first, Denoted left, Functions second, Denoted right,
                List<Denoted> arguments) {
            if (!first.undefined().isEmpty()) {
                throw new NotDenoted(pair.after().function().place(), "func.return",
                        "both the elements and the sizes of arguments decide where programs are undefined");
            }
            terms = Optional.of(new PairTerms(first.positions(), arguments, first.defined(), second.defined(), right,
                    Optional.empty()));
            rule.rewrite(left.tensor(), Guarded.never(left.tensor(), first.positions()));
        }

        private void claimed(RuleBuilder rule, Functions first, Denoted left, Functions second, Denoted right,
                List<SizeCondition> further, List<Denoted> arguments) {
            SourcePosition place = pair.after().function().place();
            if (Refinement.isEquality(left, first.undefined(), right, second.undefined())) {
                terms = Optional.of(new PairTerms(first.positions(), arguments, first.defined(), second.defined(),
                        right, Optional.empty()));
                Optional<Denoted> known = first.folded(left);
                Optional<Denoted> other = known.flatMap(constant -> second.folded(right));
                rule.rewrite(known.filter(constant -> other.isPresent()).orElse(left).tensor(),
                        other.orElse(right).tensor());
                return;
            }
            if (spelling == Spelling.AS_WRITTEN) {
                throw new NotDenoted(place, "func.return", "where a program is undefined, no rule says");
            }
            if (!first.undefined().isEmpty() && (!further.isEmpty() || !left.dimensions().equals(right.dimensions()))) {
                throw new NotDenoted(place, "func.return",
                        "both the elements and the sizes of arguments decide where programs are undefined");
            }
            if (!Refinement.showsDefinedness(left, second.undefined())) {
                throw new NotDenoted(place, "func.return",
                        "of results that may have no elements it is not known here whether programs are undefined");
            }
            Refinement refinement = Refinement.of(left, first.undefined(), right, second.undefined(), first);
            terms = Optional.of(new PairTerms(first.positions(), arguments, first.defined(), second.defined(), right,
                    refinement.missing()));
            rule.rewrite(refinement.left(), refinement.right());
        }

        /** The result that the claim is about: each is one tensor, so that none is left out. */
        private Denoted returned(Functions functions, ProgramPair.Part part, List<Denoted> arguments) {
            Function function = part.function();
            List<Denoted> results = functions.results(function, arguments);
            List<Type> stated = function.type().results();
            if (stated.stream().anyMatch(type -> Leaves.tensor(type).isEmpty())) {
                throw new NotDenoted(function.place(), "func.return", "a result is no number and no tensor");
            }
            if (results.size() != stated.size()) {
                throw new InvalidProgram(function.place(), "func.return",
                        results.size() + " values are returned, and " + stated.size() + " results are stated");
            }
            return results.get(result);
        }

        private Functions functions(ProgramPair.Part part, Positions positions, Tables shared, NamedFunctions named,
                Unspecified unspecified) {
            return new Functions(reading, spelling, unrolling, positions, shared, named, unspecified, part.module(),
                    Dialects.operations());
        }

        /** Integers that are used as indices are mathematical ones, of which the program sees those that its type has. */
        private List<Denoted> arguments(RuleBuilder rule, Positions positions, Functions functions, Tables shared) {
            Function function = pair.before().function();
            Set<Integer> numbers = new HashSet<>(SizeUses.of(function));
            numbers.addAll(SizeUses.of(pair.after().function()));
            Set<Integer> indices = new HashSet<>(numbers);
            indices.addAll(IndexUses.of(function));
            indices.addAll(IndexUses.of(pair.after().function()));
            openSizes = 0;
            Map<String, Size> made = new HashMap<>();
            List<Denoted> arguments = new ArrayList<>();
            for (Type type : function.type().operands()) {
                String name = "arg" + arguments.size();
                Dimensions sizes = functions.dimensions(type, function.place(), () -> open(rule, positions, made));
                ElementType element = functions.element(type, function.place());
                if ((spelling == Spelling.AS_WRITTEN || numbers.contains(arguments.size())) && sizes.rank() == 0) {
                    arguments.add(new Denoted(scalar(rule, name, element, indices.contains(arguments.size()), shared),
                            sizes));
                } else if (indices.contains(arguments.size()) && element instanceof ElementType.Machine machine) {
                    shared.bound(name, machine);
                    arguments.add(new Denoted(Convert.of(Conversion.CONVERT,
                            rule.tensor(name, ElementType.INT, positions.shape(sizes)), machine), sizes));
                } else {
                    arguments.add(new Denoted(rule.tensor(name, element, positions.shape(sizes)), sizes));
                }
            }
            return arguments;
        }

        /** A size of which nothing is known but that it is one, or that it is the same as another one. */
        private Size open(RuleBuilder rule, Positions positions, Map<String, Size> made) {
            String name = same.name("size" + openSizes++);
            Integer number = same.numbers().get(name);
            return number != null
                    ? new Size.Known(number)
                    : made.computeIfAbsent(name, each -> new Size.Open(rule.sizes(each, positions.dimension())));
        }

        private static TensorExpr scalar(RuleBuilder rule, String name, ElementType element, boolean index,
                Tables shared) {
            if (!index || !(element instanceof ElementType.Machine machine)) {
                return Constant.of(rule.element(name, element), Shape.scalar());
            }
            shared.bound(name, machine);
            return Convert.of(Conversion.CONVERT, Constant.of(new Element.Counted(rule.integer(name)), Shape.scalar()),
                    machine);
        }
    }
}
