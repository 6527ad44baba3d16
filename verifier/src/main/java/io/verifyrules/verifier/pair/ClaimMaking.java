package io.verifyrules.verifier.pair;

import io.verifyrules.dsl.axis.RankClass;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBuilder;
import io.verifyrules.dsl.rule.RuleCollector;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.verifier.dialect.Denoted;
import io.verifyrules.verifier.dialect.Functions;
import io.verifyrules.verifier.dialect.InvalidProgram;
import io.verifyrules.verifier.dialect.Leaves;
import io.verifyrules.verifier.dialect.NamedFunctions;
import io.verifyrules.verifier.dialect.NotDenoted;
import io.verifyrules.verifier.dialect.Positions;
import io.verifyrules.verifier.dialect.Reading;
import io.verifyrules.verifier.dialect.SizeCondition;
import io.verifyrules.verifier.dialect.Spelling;
import io.verifyrules.verifier.dialect.Tables;
import io.verifyrules.verifier.dialect.Unrolling;
import io.verifyrules.verifier.dialect.Unspecified;
import io.verifyrules.verifier.dialect.table.Dialects;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rule in the making: both functions are denoted while it declares what they take. */
final class ClaimMaking {

    private final ProgramPair pair;
    private final int result;
    private final Reading reading;
    private final Unrolling unrolling;
    private final Spelling spelling;
    private SameSizes same = SameSizes.NONE;
    private boolean chosen;
    private Optional<PairClaim> obstacle = Optional.empty();
    private Optional<Tables> tables = Optional.empty();
    private Optional<PairTerms> terms = Optional.empty();

    ClaimMaking(ProgramPair pair, int result, Reading reading, Unrolling unrolling, Spelling spelling) {
        this.pair = pair;
        this.result = result;
        this.reading = reading;
        this.unrolling = unrolling;
        this.spelling = spelling;
    }

    /** The claim where the open sizes are those with which the first program is defined. */
    PairClaim claimOfDefinedSizes() {
        SameSizes before;
        do {
            before = same;
            same = same.and(conditions());
        } while (!same.equals(before));
        return claim();
    }

    /** The conditions on sizes where the first program is defined. */
    private List<SizeCondition> conditions() {
        List<SizeCondition> all = new ArrayList<>();
        SourcePosition place = pair.before().function().place();
        RuleCollector.forData(place.file()).rule(pair.name(), place, rule -> {
            Positions positions = new Positions(rule.rankClass("d", RankClass.RankBound.SINGLETON));
            Tables shared = new Tables(positions, rule::tensor);
            Functions first = functions(pair.before(), positions, shared, new NamedFunctions(rule::function),
                    new UnspecifiedReads(positions, rule::tensor).first());
            PairArguments taken = arguments(rule, positions, shared);
            List<Denoted> arguments = taken.of(first);
            if (taken.haveOpenSizes()) {
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
            case Rule rule -> new PairClaim.Stated(rule, tables.orElseThrow().values(), tables.orElseThrow().ranges(),
                    terms.orElseThrow(), chosen);
            case ListRule list -> throw new IllegalStateException(list + " was not made of a pair");
            case IllFormedRule ill -> new PairClaim.NotRead("pair", ill.diagnostic());
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
            List<Denoted> arguments = arguments(rule, positions, shared).of(first);
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
            obstacle = Optional.of(new PairClaim.NotRead(unknown.what(), unknown.diagnostic()));
            throw unknown;
        } catch (InvalidProgram invalid) {
            obstacle = Optional.of(new PairClaim.Invalid(before, invalid.diagnostic()));
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
            terms = Optional.of(new PairTerms(first.positions(), arguments, first.defined(), second.defined(), right,
                    Optional.empty()));
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

    private PairArguments arguments(RuleBuilder rule, Positions positions, Tables shared) {
        return new PairArguments(pair, spelling, same, rule, positions, shared);
    }
}
