package io.verifyrules.verifier.dialect.affine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what stands between the brackets of {@code affine_map<..>}. */
final class AffineMapText {

    private static final Pattern TOKEN = Pattern.compile("\\s*(->|[-+*(),\\[\\]]|[0-9]+|[A-Za-z_][A-Za-z0-9_.$]*)");
    private static final int MOST_DIGITS = 18;
    private static final int DEEPEST = 100;

    private final List<String> tokens = new ArrayList<>();
    private final Map<String, AffineExpr> names = new HashMap<>();
    private int next;
    private int depth;

    AffineMapText(String text) {
        Matcher matcher = TOKEN.matcher(text.strip());
        while (matcher.lookingAt()) {
            tokens.add(matcher.group(1));
            matcher.region(matcher.end(), matcher.regionEnd());
        }
        if (matcher.regionStart() != matcher.regionEnd()) {
            tokens.add("?");
        }
    }

    /** A text that is no map. */
    private static final class NoMap extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** The map; empty where the text is none, or asks for what is not known here. */
    Optional<AffineMap> map() {
        try {
            int dimensions = named("(", ")", true);
            int symbols = peek().equals("[") ? named("[", "]", false) : 0;
            expect("->");
            expect("(");
            List<AffineExpr> results = new ArrayList<>();
            if (!accept(")")) {
                do {
                    results.add(sum());
                } while (accept(","));
                expect(")");
            }
            return next == tokens.size() ? Optional.of(new AffineMap(dimensions, symbols, results)) : Optional.empty();
        } catch (NoMap none) {
            return Optional.empty();
        }
    }

    private int named(String open, String close, boolean dimensions) {
        expect(open);
        int count = 0;
        if (accept(close)) {
            return count;
        }
        do {
            String name = take();
            AffineExpr meaning = dimensions ? new AffineExpr.Dimension(count) : new AffineExpr.Symbol(count);
            if (!Character.isLetter(name.charAt(0)) || names.put(name, meaning) != null) {
                throw new NoMap();
            }
            count++;
        } while (accept(","));
        expect(close);
        return count;
    }

    private AffineExpr sum() {
        AffineExpr left = product();
        while (peek().equals("+") || peek().equals("-")) {
            boolean plus = take().equals("+");
            AffineExpr right = product();
            left = plus ? new AffineExpr.Sum(left, right) : new AffineExpr.Difference(left, right);
        }
        return left;
    }

    private static AffineExpr negated(AffineExpr expression) {
        return expression instanceof AffineExpr.Whole(long value)
                ? new AffineExpr.Whole(-value)
                : new AffineExpr.Difference(new AffineExpr.Whole(0), expression);
    }

    private AffineExpr product() {
        AffineExpr left = factor();
        while (true) {
            switch (peek()) {
                case "*" -> {
                    take();
                    left = new AffineExpr.Product(left, factor());
                }
                case "floordiv" -> {
                    take();
                    left = new AffineExpr.Floor(left, positive());
                }
                case "ceildiv" -> {
                    take();
                    left = new AffineExpr.Ceiling(left, positive());
                }
                case "mod" -> {
                    take();
                    left = new AffineExpr.Modulo(left, positive());
                }
                default -> {
                    return left;
                }
            }
        }
    }

    /** By anything else nothing is divided here. */
    private AffineExpr positive() {
        AffineExpr right = factor();
        if (right instanceof AffineExpr.Whole(long value) && value > 0) {
            return right;
        }
        throw new NoMap();
    }

    private AffineExpr factor() {
        if (++depth > DEEPEST) {
            throw new NoMap();
        }
        AffineExpr made = atom();
        depth--;
        return made;
    }

    private AffineExpr atom() {
        if (accept("-")) {
            return negated(factor());
        }
        if (accept("(")) {
            AffineExpr inside = sum();
            expect(")");
            return inside;
        }
        String word = take();
        if (Character.isDigit(word.charAt(0)) && word.length() <= MOST_DIGITS) {
            return new AffineExpr.Whole(Long.parseLong(word));
        }
        return Optional.ofNullable(names.get(word)).orElseThrow(NoMap::new);
    }

    private String peek() {
        return next < tokens.size() ? tokens.get(next) : "";
    }

    private String take() {
        if (next == tokens.size()) {
            throw new NoMap();
        }
        return tokens.get(next++);
    }

    private boolean accept(String token) {
        boolean same = peek().equals(token);
        next += same ? 1 : 0;
        return same;
    }

    private void expect(String token) {
        if (!accept(token)) {
            throw new NoMap();
        }
    }
}
