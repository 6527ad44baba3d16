package io.verifyrules.verifier.script;

/** The names of values of a type of Kotlin in the words of rules. */
final class TypeWords {

    private TypeWords() {
    }

    /** The conversion of a value of the one type to one of the other, where there is a way; nothing otherwise. */
    static String conversion(String found, String expected) {
        if (!plain(expected).equals("TensorExpr")) {
            return "";
        }
        return switch (plain(found)) {
            case "Int", "Long" -> "; a tensor of zeros is constant(0, c to n), with its axes and sizes";
            case "Double", "Float" -> "; a tensor of one number is constant(0, c to n), with its axes and sizes";
            case "Element", "Element.Parameter", "Parameter" ->
                "; a tensor of one element v is constant(v, c to n), with its axes and sizes";
            case "Boolean" -> "; a comparison of tensors is A eq B, A ne B, A lt B and so on";
            default -> "";
        };
    }

    private static String plain(String type) {
        return type.endsWith("?") ? type.substring(0, type.length() - 1) : type;
    }

    /** The words for a type as the compiler writes it, without packages. */
    static String of(String type) {
        String plain = plain(type);
        if (plain.startsWith("Declared<")) {
            return "what is declared by 'by' (val A by ..)";
        }
        if (plain.startsWith("Function")) {
            return "a block in curly brackets";
        }
        return switch (plain) {
            case "TensorExpr" -> "a tensor";
            case "AxisMap", "Variable", "AxisMap.Variable", "Scalar" -> "a map";
            case "AxisMaps" -> "the maps of several axes";
            case "Element" -> "an element";
            case "LaneCondition", "Condition", "ElementCondition" -> "a condition";
            case "Boolean" -> "a truth value of Kotlin";
            case "RankClass" -> "a rank class";
            case "AggregatedAxis" -> "an axis";
            case "SizedAxis" -> "an axis with a size, as c to n";
            case "Renaming" -> "a new name for an axis, as row to column";
            case "Shape" -> "a shape";
            case "ElementType" -> "an element type";
            case "Monoid", "Reducer" -> "a monoid, as sum or max";
            case "ElementFunction" -> "a declared function";
            case "VerdictKind" -> "a verdict, as VERIFIED or REFUTED";
            case "Demand", "Demand.Required", "Demand.Assumed" -> "a demand";
            case "Int", "Long" -> "a whole number";
            case "Double", "Float" -> "a decimal number";
            case "String" -> "a text";
            case "Unit" -> "nothing";
            default -> "'" + type + "'";
        };
    }
}
