// Reversals: rev of the compiler, on all lanes of the named classes.

rule("reverse/01 Reverse(A) => A when all reversed axes have size 1") {
    source("reverse/01", "HandleReverse/01")
    val c by rankClass
    val n by c.sizes
    val A by tensor(c to n)
    val single = requires { n eq 1 }
    lhs = A.reverse(c)
    rhs = A
    weaker("reverse/01 weaker: size 0 or 1, or an empty axis beside others") {
        replace(single) { everyLane(n le 1) or someLane(n eq 0) }
    }
    broken("reverse/01 broken: some reversed axis has size 1",
        because = "rank 2, n = (1, 2): A[0, 1] against A[0, 0]; right at ranks 0 and 1") {
        replace(single) { someLane(n eq 1) }
    }
    broken("reverse/01 broken: size 2 too", because = "n = 2: A[1], A[0] against A[0], A[1]") {
        replace(single) { n le 2 }
    }
}

rule("reverse/02 Reverse(Reverse(A, [c]), [c]) => A") {
    source("reverse/02", "HandleReverse/02", note = "d is not reversed")
    val c by rankClass
    val d by rankClass
    val n by c.sizes; val p by d.sizes
    val A by tensor(c to n, d to p)
    lhs = A.reverse(c).reverse(c)
    rhs = A
    broken("reverse/02 broken: the second time another axis",
        because = "rank of c 1, of d 0, n = 2: A[1] against A[0]") {
        lhs = A.reverse(c).reverse(d)
    }
}

rule("reverse/03 Reverse(Reverse(A, [c, d]), [d, e]) => Reverse(A, [e, c])") {
    source("reverse/03", "HandleReverse/03", note = "the symmetric difference of the two axis sets")
    val c by rankClass
    val d by rankClass
    val e by rankClass
    val n by c.sizes; val p by d.sizes; val q by e.sizes
    var box = shape(c to n, d to p, e to q)
    broken("reverse/03 broken: an axis that A does not have") {
        expect(ILL_FORMED, because = "A has the axes c and d only")
        box = shape(c to n, d to p)
    }
    val A by tensor(box)
    lhs = A.reverse(c, d).reverse(d, e)
    rhs = A.reverse(e, c)
    broken("reverse/03 broken: the union of the axis sets",
        because = "rank of d 1, of c and e 0, p = 2: A[0] against A[1]") {
        rhs = A.reverse(c, d, e)
    }
}

rule("reverse/04 Reverse(Add(A, k), [c]) => Add(Reverse(A, [c]), k), k constant") {
    source("reverse/04", "HandleReverse/05", note = "the compiler's rule is for every elementwise binary operator")
    val c by rankClass
    val n by c.sizes
    val k by element
    val A by tensor(c to n)
    lhs = (A + k).reverse(c)
    rhs = A.reverse(c) + k
    broken("reverse/04 broken: a tensor instead of a constant", because = "n = 2, A = 0, B = (0, 1): 1, 0 against 0, 1") {
        val B by tensor(c to n)
        lhs = (A + B).reverse(c)
        rhs = A.reverse(c) + B
    }
}
