// Computing with as many bits as are needed: IntNarrowing.cpp.

rule("arith/narrow-add-zext") {
    source("arith/narrow-add-zext", "IntNarrowing.cpp: AddIPattern")
    val N by width; val K by width
    requires { K gt N + 1 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = addi(extui(x, K), extui(y, K))
    rhs = extui(addi(extui(x, N + 1), extui(y, N + 1)), K)
    broken("arith/narrow-add-zext broken: no further bit", because = "i1: 1 + 1 is 2, which needs two") { rhs = extui(addi(x, y), K) }
}

rule("arith/narrow-sub-sext") {
    source("arith/narrow-sub-sext", "IntNarrowing.cpp: SubIPattern")
    val N by width; val K by width
    requires { K gt N + 1 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = subi(extsi(x, K), extsi(y, K))
    rhs = extsi(subi(extsi(x, N + 1), extsi(y, N + 1)), K)
    broken("arith/narrow-sub-sext broken: no further bit", because = "i1: 0 - -1 is 1, which needs two") { rhs = extsi(subi(x, y), K) }
}

rule("arith/narrow-sub-zext") {
    source("arith/narrow-sub-zext", "IntNarrowing.cpp: SubIPattern", note = "with zeros")
    expect(REFUTED, because = "i1 in i3: 0 - 1 is 7, against 3")
    val N by width; val K by width
    requires { K gt N + 1 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = subi(extui(x, K), extui(y, K))
    rhs = extui(subi(extui(x, N + 1), extui(y, N + 1)), K)
    repaired("arith/narrow-sub-zext repaired: the difference has a sign") {
        rhs = extsi(subi(extui(x, N + 1), extui(y, N + 1)), K)
    }
}

rule("arith/narrow-mul") {
    source("arith/narrow-mul", "IntNarrowing.cpp: MulIPattern")
    val N by width; val K by width
    requires { K gt 2 * N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = muli(extsi(x, K), extsi(y, K))
    rhs = extsi(muli(extsi(x, 2 * N), extsi(y, 2 * N)), K)
    broken("arith/narrow-mul broken: as many bits as one operand and one", because = "i3: -4 * -4 is 16, which needs six; i2: -2 * -2 is 4, which needs four") {
        rhs = extsi(muli(extsi(x, N + 1), extsi(y, N + 1)), K)
    }
}

rule("arith/narrow-divsi") {
    source("arith/narrow-divsi", "IntNarrowing.cpp: DivSIPattern", note = "without the further bit")
    expect(REFUTED, because = "i1: -1 / -1 is 1, which i1 has not, so the quotient has undefined behaviour")
    val N by width; val K by width
    requires { K gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = divsi(extsi(x, K), extsi(y, K))
    rhs = extsi(divsi(x, y), K)
}

rule("arith/narrow-divsi-extra-bit") {
    source("arith/narrow-divsi-extra-bit", "IntNarrowing.cpp: DivSIPattern")
    val N by width; val K by width
    requires { K gt N + 1 }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = divsi(extsi(x, K), extsi(y, K))
    rhs = extsi(divsi(extsi(x, N + 1), extsi(y, N + 1)), K)
}

rule("arith/narrow-divui") {
    source("arith/narrow-divui", "IntNarrowing.cpp: DivUIPattern")
    val N by width; val K by width
    requires { K gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = divui(extui(x, K), extui(y, K))
    rhs = extui(divui(x, y), K)
}

rule("arith/narrow-minmax") {
    source("arith/narrow-minmax", "IntNarrowing.cpp: MinSIPattern")
    val N by width; val K by width
    requires { K gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = minsi(extsi(x, K), extsi(y, K))
    rhs = extsi(minsi(x, y), K)
    broken("arith/narrow-minmax broken: without a sign", because = "i1: 1 is the less one with its sign") { rhs = extsi(minui(x, y), K) }
}
