// What can be seen may stand in a name, in any language.
listOf("größe", "обратно", "反転", "می\u200cروم", "\ud83d\ude00", "a, b: 100% <c> & \"d\" \\u001b").forEach { name ->
    rule(name) {
        val c by rankClass
        val n by c.sizes
        val A by tensor(c to n)
        lhs = A.reverse(c).reverse(c)
        rhs = A
        source("any/$name", note = name)
    }
}
