package io.verifyrules.verifier.lit;

import io.verifyrules.dsl.diagnostic.SourcePosition;
import io.verifyrules.verifier.program.Attribute;
import io.verifyrules.verifier.program.Function;
import io.verifyrules.verifier.program.Type;
import io.verifyrules.verifier.text.Entry;
import io.verifyrules.verifier.text.Source;
import io.verifyrules.verifier.text.mlir.MlirReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The text in front of the body of a function. It is spelled by the lines if they do that. Otherwise it is as in the
 * function before, with the names of its arguments that the lines have.
 *
 * @param pieces the text, up to the brace
 * @param results the results of the function
 */
record Header(List<Piece> pieces, List<Type> results) {

    private static final Pattern ARGUMENT = Pattern.compile("(%[A-Za-z0-9_$.-]+)[ ]*:");

    /** The header that a block has. */
    static Header of(Block block, Function before, Variables variables) {
        List<Piece> lines = new ArrayList<>();
        for (int i = 0; i < block.head().size(); i++) {
            lines.addAll(PatternText.of(block.head().get(i), i == 0 ? block.behind() : 0, variables));
        }
        List<Piece> written = lines.stream().filter(piece -> !piece.anything()).toList();
        SourcePosition place = block.place();
        Piece name = new Piece("func.func " + new Attribute.Symbol(List.of(before.name())), false, place);
        String text = text(written).strip();
        if (text.startsWith("(")) {
            List<Piece> spelled = new ArrayList<>(List.of(name));
            spelled.addAll(written);
            if (!text.endsWith("{")) {
                spelled.add(
                        new Piece((text.endsWith(")") && closes(text) ? results(before.type().results()) : "") + " {",
                                false, place));
            } else if (closes(text.substring(0, text.length() - 1).strip())) {
                return of(name, before, names(text), place);
            }
            List<Entry> read = MlirReader.functions(source(spelled, "}"));
            if (read.size() == 1 && read.getFirst() instanceof Entry.Read(var module, var function)) {
                return new Header(spelled, function.type().results());
            }
        }
        return of(name, before, names(text), place);
    }

    /** Whether the text is one pair of parentheses, and nothing behind. */
    private static boolean closes(String text) {
        int depth = 0;
        for (int at = 0; at < text.length(); at++) {
            depth += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            if (depth == 0) {
                return at == text.length() - 1;
            }
        }
        return false;
    }

    private static List<String> names(String text) {
        Matcher argument = ARGUMENT.matcher(text);
        List<String> names = new ArrayList<>();
        while (argument.find()) {
            names.add(argument.group(1));
        }
        return names;
    }

    private static Header of(Piece name, Function before, List<String> names, SourcePosition place) {
        List<Type> types = before.type().operands();
        boolean named = names.size() == types.size() && names.stream().distinct().count() == names.size();
        String arguments = IntStream.range(0, types.size())
                .mapToObj(i -> (named ? names.get(i) : "%arg" + i) + ": " + types.get(i))
                .collect(Collectors.joining(", ", "(", ")"));
        List<Type> results = before.type().results();
        return new Header(List.of(name, new Piece(arguments + results(results) + " {", false, place)), results);
    }

    private static String results(List<Type> types) {
        return types.isEmpty()
                ? ""
                : types.stream().map(Type::toString).collect(Collectors.joining(", ", " -> (", ")"));
    }

    static String text(List<Piece> pieces) {
        return pieces.stream().map(Piece::text).collect(Collectors.joining());
    }

    /** The text of pieces, and something behind them. */
    static Source source(List<Piece> pieces, String behind) {
        Source.Pieces all = new Source.Pieces();
        pieces.forEach(piece -> all.add(piece.text(), piece.place()));
        return all.add(behind, pieces.getLast().place()).source();
    }
}
