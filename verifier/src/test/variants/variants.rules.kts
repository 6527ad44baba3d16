rule("no padding is no change") {
    val c by rankClass
    val n by c.sizes; val low by c.map; val high by c.map
    val v by element
    val A by tensor(c to n)
    val noLow = requires { low eq 0 }
    val noHigh = requires { high eq 0 }
    var edge = low
    broken("another edge", because = "n = 0") { edge = low + 1 }
    lhs = A.pad(v, low = edge, high = high)
    rhs = A
    broken("padding below", because = "v, A") { without(noLow) }
    broken("padding above", because = "A, v") { replace(noHigh) { high le 1 } }
    weaker("edges that cancel, cut off") {
        without(noLow)
        lhs = A.pad(v, low = low, high = high).pad(v, low = -low)
        requires { low ge 0 }
    }
    broken("nothing changed") {
        expect(ILL_FORMED)
    }
    broken("a mistake in a variant") {
        expect(ILL_FORMED)
        rhs = A.slice(start = v)
    }
}

rule("right habits") {
    val c by rankClass
    val row by c.label; val column by c.label
    val n by c.sizes; val m by c.sizes
    val v by element; val w by element
    val A by tensor(row to n, column to n)
    val small = requires { (0 le n) and (n le m) }
    val positive = requires { (n ge 1) or (m eq 0) }
    requires { (v eq w) or someLane(n ne 0) }
    lhs = A.relabel(row to column, column to row).slice(start = 0)
    rhs = A.relabel(column to row, row to column)
    weaker("right habits, without the first condition") { without(small) }
    broken("right habits, with another side", because = "A is not its own transpose") {
        rhs = A
        without(positive)
    }
}

rule("a quotient that is not the whole") {
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    val notZero = requires { k ne 0 }
    val positive = requires { k gt 0 }
    elements(real)
    lhs = A / k * k
    rhs = A
    weaker("a quotient by a negative number") { without(positive) }
    weaker("a quotient by a positive number") { without(notZero) }
    broken("a quotient of integers", because = "1 / 2 * 2 = 0") { elements(int) }
}

rule("assumed, and needed") {
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val ones = assume { A eq 1 }
    val filled = requires { n ge 1 }
    lhs = A * A
    rhs = A
    broken("any number", because = "2 * 2 = 4") { without(ones) }
    weaker("any size") { without(filled) }
}

rule("a product with itself") {
    elements(int, real)
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val small = assume { A le 1 }
    lhs = A * A
    rhs = A
    expect(REFUTED, because = "-1")
    repaired("a product with itself, of ones") { replace(small) { A eq 1 } }
    broken("a product with itself, of anything") { without(small) }
}
