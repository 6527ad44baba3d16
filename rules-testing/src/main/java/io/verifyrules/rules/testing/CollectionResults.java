package io.verifyrules.rules.testing;

import io.verifyrules.dsl.element.ElementType;
import io.verifyrules.dsl.rule.Expectation;
import io.verifyrules.dsl.rule.IllFormedRule;
import io.verifyrules.dsl.rule.ListRule;
import io.verifyrules.dsl.rule.Rule;
import io.verifyrules.dsl.rule.RuleBook;
import io.verifyrules.dsl.rule.RuleDeclaration;
import io.verifyrules.dsl.rule.VerdictKind;
import io.verifyrules.verifier.report.RuleOutcome;
import io.verifyrules.verifier.report.VerdictMatrix;
import io.verifyrules.verifier.theory.ElementTheories;
import io.verifyrules.verifier.theory.ElementTheory;
import io.verifyrules.verifier.verdict.RuleResult;
import io.verifyrules.verifier.verify.Pipeline;
import io.verifyrules.verifier.verify.RuleVerifier;
import io.verifyrules.verifier.verify.VerifyOptions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The verdicts on a whole collection, found once for all tests. */
public final class CollectionResults {

    private static final int WORKERS = Runtime.getRuntime().availableProcessors();
    /** A right rule should not depend on how busy the machine is; work that ends in time is ended by counts. */
    private static final VerifyOptions PATIENT = VerifyOptions.DEFAULT.withTimeout(Duration.ofSeconds(60));
    /** How long an obligation may take where a wrong claim is tried to be proved. Some take the time that there is, and nothing comes of it. */
    private static final Duration FOR_WRONG_CLAIMS = Duration.ofSeconds(Day.today().whole() ? 60 : 5);
    /** Of so many rules that are not expected to hold in all types a day has one. */
    private static final int PART = 24;
    private static final Map<String, CollectionResults> FOUND = new ConcurrentHashMap<>();
    private static final Map<String, RuleBook> BOOKS = new ConcurrentHashMap<>();

    private final RuleBook book;
    private final List<RuleResult> all;

    private CollectionResults(RuleBook book) {
        this.book = book;
        this.all = verify(declarations(book));
    }

    /** The results of the collection of this name. */
    public static CollectionResults of(String collection) {
        return FOUND.computeIfAbsent(collection, name -> new CollectionResults(book(name)));
    }

    /** The collection of this name, whose files are read once for all tests. */
    public static RuleBook book(String collection) {
        return BOOKS.computeIfAbsent(collection, CollectionResults::loaded);
    }

    private static RuleBook loaded(String collection) {
        return ServiceLoader.load(RuleBook.class)
                .stream()
                .map(ServiceLoader.Provider::get)
                .filter(book -> book.name().equals(collection))
                .findFirst()
                .orElseThrow();
    }

    /** The declarations of the files of a collection, in their order. */
    public static List<RuleDeclaration> declarations(RuleBook book) {
        return book.files().stream().flatMap(file -> file.declarations().stream()).toList();
    }

    /** The declarations of the collection. */
    public List<RuleDeclaration> declarations() {
        return declarations(book);
    }

    /** The verdict on each rule in each element theory, in the order of the collection. */
    public List<RuleResult> all() {
        return all;
    }

    /** The verdicts on rules about lists that hold of lists of any length. */
    public List<RuleResult> ofLists() {
        return all.stream().filter(result -> result.declaration() instanceof ListRule).toList();
    }

    /** The verdicts on rules that are well-formed, and on rules for some numbers of parts that refute one about lists. */
    public List<RuleResult> ofRules() {
        return all.stream().filter(result -> result.declaration() instanceof Rule).toList();
    }

    /** The verdicts by rule and family of element types. */
    public VerdictMatrix matrix() {
        Map<String, List<RuleResult>> byRule = new LinkedHashMap<>();
        all.forEach(
                result -> byRule.computeIfAbsent(result.declaration().name(), key -> new ArrayList<>()).add(result));
        return VerdictMatrix.of(declarations().stream()
                .<RuleOutcome>map(rule -> new RuleOutcome.Checked(rule, byRule.getOrDefault(rule.name(), List.of())))
                .toList());
    }

    /** The rule of a result. */
    public static Rule rule(RuleResult result) {
        if (result.declaration() instanceof Rule rule) {
            return rule;
        }
        throw new AssertionError("ill-formed: " + result.declaration().name());
    }

    /** The rule and the theory, for messages. */
    public static String name(RuleResult result) {
        return result.declaration().name() + ", " + result.theory();
    }

    /** The type that open element types stand for in the theory of a result. */
    public static ElementType elementType(RuleResult result) {
        return ElementTheories.named(result.theory())
                .map(ElementTheory::type)
                .orElseGet(() -> result.declaration() instanceof ListRule list
                        ? list.pattern().lhs().type().element()
                        : rule(result).lhs().type().element());
    }

    /** With a proof attempted first or not. In types that are not exact that takes too long. */
    private static List<RuleResult> verify(RuleVerifier verifier, RuleDeclaration declaration, boolean provenFirst) {
        VerifyOptions exact = inExactTypes(declaration, provenFirst);
        List<RuleResult> results = new ArrayList<>(verifier.verify(declaration, exact));
        List<String> others = exact.elements().isEmpty() ? List.of() : othersThan(exact.elements(), declaration);
        if (!others.isEmpty()) {
            results.addAll(verifier.verify(declaration, PATIENT.in(others)));
        }
        return results;
    }

    private static VerifyOptions inExactTypes(RuleDeclaration declaration, boolean provenFirst) {
        if (!provenFirst) {
            return PATIENT.inExactTypes(declaration);
        }
        return (isExpectedToHold(declaration) ? PATIENT : PATIENT.withTimeout(FOR_WRONG_CLAIMS)).provingFirst()
                .inExactTypes(declaration);
    }

    private static List<String> othersThan(List<String> types, RuleDeclaration declaration) {
        return switch (declaration) {
            case Rule rule -> othersThan(types, rule);
            case ListRule list -> othersThan(types, list.pattern());
            case IllFormedRule ignored -> List.of();
        };
    }

    private static List<String> othersThan(List<String> types, Rule rule) {
        return rule.elements()
                .values()
                .stream()
                .flatMap(accepted -> accepted.stream().map(ElementType::toString))
                .filter(type -> !types.contains(type))
                .toList();
    }

    /**
     * The rules of which a proof is attempted before instances are tried: those that are expected to hold in all their types, and a part of
     * the others each day. Only so is it seen whether a wrong claim would be proved. For all of them it takes most of the time, which the
     * nightly build has.
     */
    private static Set<RuleDeclaration> provenFirst(List<RuleDeclaration> rules) {
        Map<Boolean, List<RuleDeclaration>> byClaim = rules.stream()
                .collect(Collectors.partitioningBy(CollectionResults::isExpectedToHold));
        Set<RuleDeclaration> provenFirst = Collections.newSetFromMap(new IdentityHashMap<>());
        provenFirst.addAll(byClaim.getOrDefault(true, List.of()));
        provenFirst.addAll(Day.today().part(byClaim.getOrDefault(false, List.of()), PART));
        return provenFirst;
    }

    private static boolean isExpectedToHold(RuleDeclaration declaration) {
        Expectation expected = declaration.expectation();
        return Stream.concat(Stream.of(expected.verdict()), expected.byElement().values().stream())
                .allMatch(VerdictKind.VERIFIED::equals);
    }

    private static List<RuleResult> verify(List<RuleDeclaration> rules) {
        RuleVerifier verifier = new Pipeline();
        Set<RuleDeclaration> provenFirst = provenFirst(rules);
        try (ExecutorService workers = Executors.newFixedThreadPool(WORKERS)) {
            List<Future<List<RuleResult>>> futures = rules.stream()
                    .map(rule -> workers.submit(() -> verify(verifier, rule, provenFirst.contains(rule))))
                    .toList();
            List<RuleResult> results = new ArrayList<>();
            for (Future<List<RuleResult>> future : futures) {
                results.addAll(future.get());
            }
            return List.copyOf(results);
        } catch (ExecutionException failed) {
            throw new AssertionError("the verifier failed", failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", interrupted);
        }
    }
}
