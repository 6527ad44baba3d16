package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.Diagnostic;
import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The lines of a function behind its header, up to where the function ends. */
final class Body {

    private static final Pattern RETURN = Pattern
            .compile("^(?:func\\.return|return|stablehlo\\.return|\"func\\.return\")(?![A-Za-z0-9_.]).*");
    private static final Pattern UNTYPED = Pattern.compile("^(?:func\\.)?return *(?:%[^:]*)?$");
    private static final String LOCATION = "loc(";

    private final List<Piece> pieces = new ArrayList<>();
    private final List<Type> results;
    private Optional<Diagnostic> wildcard = Optional.empty();
    private Optional<SourcePosition> hidden = Optional.empty();
    private int open = 1;
    private boolean returning;
    private boolean returned;

    private Body(List<Type> results) {
        this.results = List.copyOf(results);
    }

    /** The lines of a block behind its header. */
    static Body of(Block block, Variables variables, List<Type> results) {
        Body body = new Body(results);
        List<CheckLine> lines = ordered(block.body());
        for (int i = 0; i < lines.size() && body.open > 0 && !body.returned; i++) {
            CheckLine line = lines.get(i);
            boolean last = i + 1 == lines.size() || lines.get(i + 1).kind() != CheckLine.Kind.SAME;
            body.line(PatternText.of(line, 0, variables), last, line.kind() == CheckLine.Kind.SAME);
        }
        return body;
    }

    /** Of lines that may come in any order, constants first: others may use them. */
    private static List<CheckLine> ordered(List<CheckLine> lines) {
        List<CheckLine> all = new ArrayList<>();
        int from = 0;
        while (from < lines.size()) {
            int to = from;
            while (to < lines.size() && lines.get(to).kind() == CheckLine.Kind.DAG) {
                to++;
            }
            List<CheckLine> any = lines.subList(from, to);
            all.addAll(
                    Stream.concat(any.stream().filter(Body::isConstant), any.stream().filter(line -> !isConstant(line)))
                            .toList());
            if (to < lines.size()) {
                all.add(lines.get(to));
            }
            from = to + 1;
        }
        return all;
    }

    private static boolean isConstant(CheckLine line) {
        return line.text().contains("constant");
    }

    private void line(List<Piece> line, boolean last, boolean continues) {
        List<Piece> said = withoutWildcards(line, last);
        String text = Header.text(said).strip();
        if (text.isEmpty()) {
            return;
        }
        SourcePosition place = line.getFirst().place();
        boolean ends = open == 1 && !continues && RETURN.matcher(text).matches();
        for (Piece piece : said) {
            braces(piece);
        }
        pieces.addAll(said);
        if (ends && UNTYPED.matcher(text).matches()) {
            pieces.add(new Piece(types(text), false, place));
        }
        pieces.add(new Piece("\n", false, Piece.further(said.getLast().place(), said.getLast().text().length())));
        returning |= ends;
        returned = returning && last;
    }

    /** A line may leave out the types of what is returned: they are those of the function. */
    private String types(String text) {
        long values = text.chars().filter(c -> c == '%').count();
        return values == results.size() && values > 0
                ? results.stream().map(Type::toString).collect(Collectors.joining(", ", " : ", ""))
                : "";
    }

    private void braces(Piece piece) {
        boolean quoted = false;
        for (int i = 0; i < piece.text().length(); i++) {
            char c = piece.text().charAt(i);
            quoted ^= c == '"';
            if (!quoted) {
                open += c == '{' ? 1 : c == '}' ? -1 : 0;
            }
        }
    }

    /** Anything may stand behind an operation and in its location; elsewhere it hides part of the operation. */
    private List<Piece> withoutWildcards(List<Piece> line, boolean last) {
        List<Piece> said = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            Piece piece = line.get(i);
            if (!piece.anything()) {
                said.add(piece);
                continue;
            }
            boolean atEnd = last && Header.text(line.subList(i, line.size())).equals(piece.text());
            if (atEnd || Header.text(said).endsWith(LOCATION)) {
                hidden = hidden.or(() -> Optional.of(piece.place()));
            } else if (wildcard.isEmpty()) {
                wildcard = Optional.of(new Diagnostic(piece.place(),
                        "expected an operation without a wildcard, found '" + piece.text() + "'"));
            }
        }
        return said;
    }

    /** Where something stands for anything within an operation. */
    Optional<Diagnostic> wildcard() {
        return wildcard;
    }

    /** Where anything may stand at the end of an operation. */
    Optional<SourcePosition> hidden() {
        return hidden;
    }

    /** Whether the function returns, and all regions in it are closed. */
    boolean isWhole() {
        return returned && (open == 1 || open == 0);
    }

    /** The text, with the brace that closes the function. */
    List<Piece> pieces() {
        if (open != 1 || pieces.isEmpty()) {
            return List.copyOf(pieces);
        }
        List<Piece> closed = new ArrayList<>(pieces);
        closed.add(new Piece("}", false, pieces.getLast().place()));
        return closed;
    }

    boolean isEmpty() { return pieces.isEmpty(); }
}
