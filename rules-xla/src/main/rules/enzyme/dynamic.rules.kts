// Patterns of Enzyme-JAX about operations whose sizes are values, and about a choice by a number, as coded. A size of the language may be any.

rule("enzyme/ChainedDynamicBroadcastInDimCanonicalization: DynamicBroadcastInDim(DynamicBroadcastInDim(A)) => DynamicBroadcastInDim(A)") {
    source(note = "u has size 1 after the first, and is spread by the second.")
    val c by rankClass; val u by rankClass; val d by rankClass; val e by rankClass
    val n by c.sizes; val k by u.sizes; val m by d.sizes; val q by e.sizes
    val A by tensor(c to n, u to 1)
    lhs = A.expand(d to m).dropUnit(u).expand(u to k, e to q)
    rhs = A.dropUnit(u).expand(d to m, u to k, e to q)
    broken("enzyme/ChainedDynamicBroadcastInDimCanonicalization broken: spread by the first alone", because = "q = 0: no element against one") {
        rhs = A.dropUnit(u).expand(d to m, u to k, e to 1)
    }
}

rule("enzyme/DynamicBroadcastInDimAllDimsNonExpanding: DynamicBroadcastInDim(A) => A where no axis is spread") {
    source(note = "Two axes. The broadcast may transpose, which a cast of the type does not. With several sizes it is no program. Wrong as read.")
    expect(REFUTED, because = "n = 2: A[1, 0] against A[0, 1]")
    val s by singleton
    val row by s.label; val column by s.label
    val n by s.sizes
    val A by tensor(row to n, column to n)
    lhs = A.relabel(row to column, column to row)
    rhs = A
}

rule("enzyme/DUSToDynamicPad: DynamicUpdateSlice(v, U, k) => DynamicPad(U, v, low, high) of a constant v, low = k within 0 .. n - m") {
    source(note = "At constant starts.")
    val c by rankClass
    val n by c.sizes; val m by c.sizes; val k by c.map
    val v by element
    val U by tensor(c to m)
    val low = max(0, min(k, n - m))
    lhs = constant(v, c to n).dynamicUpdateSlice(U, k)
    rhs = U.pad(v, low = low, high = n - m - low)
    broken("enzyme/DUSToDynamicPad broken: the start as it is", because = "n = m = 1, k = 1: U against v") {
        rhs = U.pad(v, low = k, high = n - m - k)
    }
}

rule("enzyme/DynamicPadToPad: DynamicPad(A, v, low) => Pad(A, v, low) for low as a constant of u8") {
    source(note = "The code reads all constants as integers with a sign. Wrong as read.")
    expect(REFUTED, because = "n = 1, low = 128: size 129 against -127, which no tensor has")
    val c by rankClass
    val n by c.sizes; val low by c.map
    val v by element
    val A by tensor(c to n)
    requires { (low ge 0) and (low lt 256) }
    lhs = A.pad(v, low = low)
    rhs = A.pad(v, low = choose(low ge 128, low - 256, low))
    repaired("enzyme/DynamicPadToPad repaired: the first bit is not set") { requires { low lt 128 } }
}

rule("enzyme/CaseToIf: Case(Convert(P), A, B) => If(P, B, A)") {
    source(note = "Special: a choice between two values, both computed. What is no number of a branch takes the last one.")
    val c by rankClass
    val n by c.sizes
    val P by tensor(bool)
    val A by tensor(c to n)
    val B by tensor(c to n)
    lhs = select((convert(P, s32) eq 0).expand(c to n), A, B)
    rhs = select(P.expand(c to n), B, A)
    broken("enzyme/CaseToIf broken: the first branch for true", because = "P = true: B against A") { rhs = select(P.expand(c to n), A, B) }
}
