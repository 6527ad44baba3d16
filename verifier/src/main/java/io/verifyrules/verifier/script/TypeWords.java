package io.verifyrules.verifier.script;

/** What values of a type of Kotlin are called in the words of rules. */
final class TypeWords {

    private TypeWords() {
    }

    /** The words for a type as the compiler writes it, without packages. */
    static String of(String type) {
        String plain = type.endsWith("?") ? type.substring(0, type.length() - 1) : type;
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
