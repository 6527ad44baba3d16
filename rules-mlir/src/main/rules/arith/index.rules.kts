// The type index, whose number of bits a target chooses: 32 or 64. A rule that speaks of it is right only if it is for both.

rule("arith/index-cast-round-trip-narrow") {
    source("arith/index-cast-round-trip-narrow", "ArithCanonicalization.td: IndexCastOfIndexCast", "llvm-project 189042", note = "guarded since the latter")
    val N by width
    val narrow = requires { N le indexWidth }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = indexCast(indexCast(x, index), i(N))
    rhs = x
    weaker("arith/index-cast-round-trip-narrow, with zeros") { lhs = indexCast(indexCastui(x, index), i(N)) }
    broken("arith/index-cast-round-trip-narrow broken: any width", because = "i64, where index has 32 bits: the high half is lost") { without(narrow) }
}

rule("arith/index-cast-round-trip-wide") {
    source("arith/index-cast-round-trip-wide", "ArithCanonicalization.td: IndexCastOfIndexCast", "llvm-project 90238", "llvm-project 90296")
    expect(REFUTED, because = "where index has 32 bits, the high half is lost")
    val c by rankClass; val n by c.sizes
    val x by tensor(i64, c to n)
    lhs = indexCast(indexCast(x, index), i64)
    rhs = x
}

rule("arith/index-cast-from-index") {
    source("arith/index-cast-from-index", "ArithCanonicalization.td: IndexCastOfIndexCast", "llvm-project 189042", "llvm-project 183395")
    expect(REFUTED, because = "i1: nothing but the lowest bit is left of 1, which comes back as -1; i32: a truncation where index has 64 bits")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(index, c to n)
    lhs = indexCast(indexCast(x, i(N)), index)
    rhs = x
    repaired("arith/index-cast-from-index repaired: as many bits as index has at most") { requires { N ge indexWidth } }
}

rule("arith/index-cast-from-index: by i32") {
    source("arith/index-cast-from-index", "ArithCanonicalization.td: IndexCastOfIndexCast")
    expect(REFUTED, because = "where index has 64 bits, the high half is lost")
    val c by rankClass; val n by c.sizes
    val x by tensor(index, c to n)
    lhs = indexCast(indexCast(x, i32), index)
    rhs = x
    repaired("arith/index-cast-from-index repaired: by i64") { lhs = indexCast(indexCast(x, i64), index) }
}

rule("arith/index-cast-mixed-round-trip") {
    source("arith/index-cast-mixed-round-trip")
    expect(REFUTED, because = "i1: -1 loses all bits but one, and comes back as 1")
    val N by width
    val c by rankClass; val n by c.sizes
    val x by tensor(index, c to n)
    lhs = indexCastui(indexCast(x, i(N)), index)
    rhs = x
}

rule("arith/index-castui-of-extui") {
    source("arith/index-castui-of-extui", "ArithCanonicalization.td: IndexCastUIOfExtUI")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = indexCastui(extui(x, M), index)
    rhs = indexCastui(x, index)
    broken("arith/index-castui-of-extui broken: the sign is extended first", because = "i1 in i2: 1 is 3 then") { lhs = indexCastui(extsi(x, M), index) }
}

rule("arith/index-cast-of-extsi") {
    source("arith/index-cast-of-extsi", "ArithCanonicalization.td: IndexCastOfExtSI")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = indexCast(extsi(x, M), index)
    rhs = indexCast(x, index)
}

// Constants of type index are folded with 64 bits. That is right for an operation whose low bits depend on low bits alone.
rule("arith/index-fold-add-64") {
    source("arith/index-fold-add-64", note = "the folding rule of the dialect index")
    val N by width; val I by width
    requires { N gt I }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = trunci(addi(x, y), I)
    rhs = addi(trunci(x, I), trunci(y, I))
    weaker("arith/index-fold-sub-64") {
        source("arith/index-fold-sub-64")
        lhs = trunci(subi(x, y), I)
        rhs = subi(trunci(x, I), trunci(y, I))
    }
    weaker("arith/index-fold-mul-64") {
        source("arith/index-fold-mul-64")
        lhs = trunci(muli(x, y), I)
        rhs = muli(trunci(x, I), trunci(y, I))
    }
    weaker("arith/index-fold-and-64") {
        source("arith/index-fold-and-64")
        lhs = trunci(andi(x, y), I)
        rhs = andi(trunci(x, I), trunci(y, I))
    }
}

rule("arith/index-fold-divui-64") {
    source("arith/index-fold-divui-64", note = "upstream folds all operations on index with 64 bits")
    expect(REFUTED, because = "64 and 32 bits: 2^32 / 4 is 2^30, but 0 / 4 is 0; where the divisor is 2^32, even undefined behaviour comes of it")
    val c by rankClass; val n by c.sizes
    val x by tensor(i64, c to n); val y by tensor(i64, c to n)
    lhs = trunci(divui(x, y), i32)
    rhs = divui(trunci(x, i32), trunci(y, i32))
}

rule("arith/index-fold-cmpi-64") {
    source("arith/index-fold-cmpi-64", note = "upstream folds all operations on index with 64 bits")
    expect(REFUTED, because = "0 < 2^31, but with 32 bits that is the least element")
    val c by rankClass; val n by c.sizes
    val x by tensor(i64, c to n); val y by tensor(i64, c to n)
    lhs = cmpi(slt, x, y)
    rhs = cmpi(slt, trunci(x, i32), trunci(y, i32))
}
