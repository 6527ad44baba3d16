// Extensions and truncations. An extension is one to more bits and a truncation one to fewer, which the rules demand of their widths.

import io.verifyrules.dsl.element.Width
import io.verifyrules.dsl.expr.TensorExpr
import io.verifyrules.dsl.syntax.RuleScope

rule("arith/extui-of-extui") {
    source("arith/extui-of-extui", "llvm-project 216315")
    val N by width; val M by width; val K by width
    requires { M gt N }
    requires { K gt M }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extui(extui(x, M), K)
    rhs = extui(x, K)
    weaker("arith/extui-of-extui-inner-nneg") {
        lhs = extui(extui(x, M, nneg), K)
        rhs = extui(x, K, nneg)
    }
    broken("arith/extui-of-extui-outer-nneg", because = "i1: 1 is negative, and is not any more in i2, so the outer flag says nothing") {
        source("arith/extui-of-extui-outer-nneg", "llvm-project 216315", note = "since repaired")
        lhs = extui(extui(x, M), K, nneg)
        rhs = extui(x, K, nneg)
    }
}

rule("arith/extsi-of-extsi") {
    source("arith/extsi-of-extsi", "ArithOps.cpp: ExtSIOp::fold")
    val N by width; val M by width; val K by width
    requires { M gt N }
    requires { K gt M }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extsi(extsi(x, M), K)
    rhs = extsi(x, K)
    broken("arith/extsi-of-extsi broken: with zeros", because = "i1 in i3: 1 is 7 with its sign") { rhs = extui(x, K) }
}

rule("arith/extsi-of-extui") {
    source("arith/extsi-of-extui", "ArithCanonicalization.td: ExtSIOfExtUI")
    val N by width; val M by width; val K by width
    requires { M gt N }
    requires { K gt M }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extsi(extui(x, M), K)
    rhs = extui(x, K)
    weaker("arith/extsi-of-extui, with nneg") {
        lhs = extsi(extui(x, M, nneg), K)
        rhs = extui(x, K, nneg)
    }
    broken("arith/extsi-of-extui broken: with the sign", because = "i1 in i3: 1 against 7") { rhs = extsi(x, K) }
}

rule("arith/extui-of-extsi") {
    source("arith/extui-of-extsi", "ArithCanonicalization.td: ExtSIOfExtUI", note = "the other way around")
    expect(REFUTED, because = "i1 by i2 in i3: 1 becomes 3 and stays so, against 7")
    val N by width; val M by width; val K by width
    requires { M gt N }
    requires { K gt M }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n)
    lhs = extui(extsi(x, M), K)
    rhs = extsi(x, K)
    repaired("arith/extui-of-extsi repaired: with nneg") { lhs = extui(extsi(x, M), K, nneg) }
}

for ((kind, extend) in listOf<Pair<String, RuleScope.(TensorExpr, Width) -> TensorExpr>>(
    "extui" to { x, width -> extui(x, width) },
    "extsi" to { x, width -> extsi(x, width) },
)) {
    rule("arith/trunci-of-$kind-same") {
        source("arith/trunci-of-$kind-same", "ArithOps.cpp: TruncIOp::fold")
        val N by width; val M by width
        requires { M gt N }
        val c by rankClass; val n by c.sizes
        val x by tensor(i(N), c to n)
        lhs = trunci(extend(x, M), N)
        rhs = x
    }
    rule("arith/trunci-of-$kind-wider") {
        source("arith/trunci-of-$kind-wider", if (kind == "extui") "ArithCanonicalization.td: TruncIExtUIToExtUI" else "ArithCanonicalization.td: TruncIExtSIToExtSI")
        val N by width; val M by width; val K by width
        requires { M gt N }
        requires { K gt M }
        val c by rankClass; val n by c.sizes
        val x by tensor(i(N), c to n)
        lhs = trunci(extend(x, K), M)
        rhs = extend(x, M)
        broken("arith/trunci-of-$kind-wider broken: the other extension", because = "i1 in i2: 1 is 3 with its sign") {
            rhs = if (kind == "extui") extsi(x, M) else extui(x, M)
        }
    }
    rule(if (kind == "extsi") "arith/trunci-of-ext-narrower" else "arith/trunci-of-ext-narrower, $kind") {
        source("arith/trunci-of-ext-narrower", "ArithOps.cpp: TruncIOp::fold")
        val N by width; val M by width; val K by width
        requires { M gt N }
        requires { K gt M }
        val c by rankClass; val n by c.sizes
        val x by tensor(i(M), c to n)
        lhs = trunci(extend(x, K), N)
        rhs = trunci(x, N)
    }
}

// Upstream changes the operand of the outer truncation and keeps its flags, which then speak of the bits that the inner one has dropped.
rule("arith/trunci-of-trunci") {
    source("arith/trunci-of-trunci", "ArithOps.cpp: TruncIOp::fold")
    val N by width; val M by width; val K by width
    requires { M gt N }
    requires { K gt M }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(K), c to n)
    lhs = trunci(trunci(x, M), N)
    rhs = trunci(x, N)
    broken("arith/trunci-of-trunci-outer-nuw", because = "i3 by i2 to i1: 4 loses its bit first, where no flag is: 0 against poison") {
        source("arith/trunci-of-trunci-outer-nuw", "ArithOps.cpp: TruncIOp::fold", "llvm-project 216315")
        lhs = trunci(trunci(x, M), N, nuw)
        rhs = trunci(x, N, nuw)
    }
    broken("arith/trunci-of-trunci-outer-nsw", because = "i3 by i2 to i1: 3 becomes -1, which is one of i1, too, and 3 is none of i1") {
        source("arith/trunci-of-trunci-outer-nsw", "ArithOps.cpp: TruncIOp::fold", "llvm-project 216315")
        lhs = trunci(trunci(x, M), N, nsw)
        rhs = trunci(x, N, nsw)
    }
    weaker("arith/trunci-of-trunci-both-nsw") {
        lhs = trunci(trunci(x, M, nsw), N, nsw)
        rhs = trunci(x, N, nsw)
    }
    weaker("arith/trunci-of-trunci-both-nuw") {
        lhs = trunci(trunci(x, M, nuw), N, nuw)
        rhs = trunci(x, N, nuw)
    }
    broken("arith/trunci-of-trunci broken: the inner flag alone", because = "i3 by i2 to i1: 1 loses its sign in the last step") {
        lhs = trunci(trunci(x, M, nsw), N)
        rhs = trunci(x, N, nsw)
    }
}

rule("arith/ext-of-trunci-nsw") {
    source("arith/ext-of-trunci-nsw")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(M), c to n)
    lhs = extsi(trunci(x, N, nsw), M)
    rhs = x
    broken("arith/ext-of-trunci-nsw broken: no flag", because = "i2 to i1: 1 comes back as -1") { lhs = extsi(trunci(x, N), M) }
    broken("arith/ext-of-trunci-nsw broken: the other flag", because = "i2 to i1: 1 comes back as -1") { lhs = extsi(trunci(x, N, nuw), M) }
    weaker("arith/ext-of-trunci-nuw") { lhs = extui(trunci(x, N, nuw), M) }
}

rule("arith/trunci-shrsi-to-trunci-shrui") {
    source("arith/trunci-shrsi-to-trunci-shrui", "ArithCanonicalization.td: TruncIShrSIToTrunciShrUI")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(M), c to n)
    lhs = trunci(shrsi(x, bits(M - N)), N)
    rhs = trunci(shrui(x, bits(M - N)), N)
    // What is shifted in are zeros, so nothing is dropped.
    weaker("arith/trunci-shrsi-to-trunci-shrui-nuw") {
        lhs = trunci(shrsi(x, bits(M - N)), N, nuw)
        rhs = trunci(shrui(x, bits(M - N)), N, nuw)
    }
    broken("arith/trunci-shrsi-to-trunci-shrui-nsw", because = "i2 to i1: -2 is shifted to -1, which is one of i1, and with zeros to 1, which is none") {
        source("arith/trunci-shrsi-to-trunci-shrui-nsw", "ArithCanonicalization.td: TruncIShrSIToTrunciShrUI", note = "upstream copies the flags")
        lhs = trunci(shrsi(x, bits(M - N)), N, nsw)
        rhs = trunci(shrui(x, bits(M - N)), N, nsw)
    }
    broken("arith/trunci-shrsi-to-trunci-shrui broken: one place further", because = "i3 to i1: the bit that is shifted in is the sign") {
        requires { M gt N + 1 }
        lhs = trunci(shrsi(x, bits(M - N + 1)), N)
        rhs = trunci(shrui(x, bits(M - N + 1)), N)
    }
}

rule("arith/trunci-of-div-narrow") {
    source("arith/trunci-of-div-narrow")
    expect(REFUTED, because = "i2 to i1: 0 / 2 is 0, but of the divisor 2 nothing but 0 is left")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(M), c to n); val y by tensor(i(M), c to n)
    lhs = trunci(divui(x, y), N)
    rhs = divui(trunci(x, N), trunci(y, N))
    // A flag does not repair it: a divisor that is poison has undefined behaviour as well.
    broken("arith/trunci-of-div-narrow broken: with a flag", because = "i2 to i1: of the divisor 2 poison is left") {
        rhs = divui(trunci(x, N), trunci(y, N, nuw))
    }
    repaired("arith/trunci-of-div-narrow repaired: nothing is lost") {
        assume { cmpi(eq, x, extui(trunci(x, N), M)) }
        assume { cmpi(eq, y, extui(trunci(y, N), M)) }
    }
}

// A bit of the result depends on the same bits of the operands, and zeros on zeros, signs on signs.
for ((operation, name, combine) in listOf<Triple<String, String, RuleScope.(TensorExpr, TensorExpr) -> TensorExpr>>(
    Triple("andi", "And", { x, y -> andi(x, y) }),
    Triple("ori", "Or", { x, y -> ori(x, y) }),
    Triple("xori", "XOrI", { x, y -> xori(x, y) }),
)) for ((kind, suffix, extend) in listOf<Triple<String, String, RuleScope.(TensorExpr, Width) -> TensorExpr>>(
    Triple("extui", "OfExtUI", { x, width -> extui(x, width) }),
    Triple("extsi", "OfExtSI", { x, width -> extsi(x, width) }),
)) rule("arith/$operation-of-$kind") {
    source("arith/$operation-of-$kind", "ArithCanonicalization.td: $name$suffix")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = combine(extend(x, M), extend(y, M))
    rhs = extend(combine(x, y), M)
    broken("arith/$operation-of-$kind broken: the other extension", because = "i1 in i2: 1 is 3 with its sign") {
        rhs = if (kind == "extui") extsi(combine(x, y), M) else extui(combine(x, y), M)
    }
}

rule("arith/andi-of-extui: one of both with its sign") {
    source("arith/andi-of-extui", note = "the zeros of the other one remain; of or and xori this is wrong")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = andi(extui(x, M), extsi(y, M))
    rhs = extui(andi(x, y), M)
    broken("arith/ori-of-extui broken: one of both with its sign", because = "i1 in i2: 0 or 1 is 3 with the sign, against 1") {
        lhs = ori(extui(x, M), extsi(y, M))
        rhs = extui(ori(x, y), M)
    }
}

rule("arith/sext-sub-nsw") {
    source("arith/sext-sub-nsw")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = extsi(subi(x, y, nsw), M)
    rhs = subi(extsi(x, M), extsi(y, M))
    weaker("arith/sext-sub-nsw, the flag is kept") { rhs = subi(extsi(x, M), extsi(y, M), nsw) }
    broken("arith/sext-sub-nsw broken: no flag", because = "i1 in i2: 0 - -1 wraps to -1, against 1") { lhs = extsi(subi(x, y), M) }
}

rule("arith/sext-add-nsw") {
    source("arith/sext-add-nsw")
    val N by width; val M by width
    requires { M gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = extsi(addi(x, y, nsw), M)
    rhs = addi(extsi(x, M), extsi(y, M), nsw)
    broken("arith/sext-add-nsw broken: no flag", because = "i1 in i2: -1 + -1 wraps to 0, against -2") { lhs = extsi(addi(x, y), M) }
    broken("arith/sext-add-nsw broken: with zeros", because = "i1 in i2: 0 + -1 is 3 with its sign, against 1") {
        rhs = addi(extui(x, M), extui(y, M))
    }
}

rule("arith/trunc-of-max-of-ext") {
    source("arith/trunc-of-max-of-ext", "llvm-project 214658")
    val N by width; val K by width
    requires { K gt N }
    val c by rankClass; val n by c.sizes
    val x by tensor(i(N), c to n); val y by tensor(i(N), c to n)
    lhs = trunci(maxsi(extsi(x, K), extsi(y, K)), N)
    rhs = maxsi(x, y)
    broken("arith/trunc-of-max-of-ext broken: with zeros", because = "i1: 1 is the greater one where it is extended with zeros") {
        lhs = trunci(maxsi(extui(x, K), extui(y, K)), N)
    }
}
