// What one rule declares is borrowed by others, which declare something by the same name. None of it is the same thing.

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.element.Element
import io.verifyrules.dsl.expr.TensorExpr

lateinit var singletonC: RankClass
lateinit var sizesOfC: AxisMap
lateinit var scalarK: AxisMap
lateinit var parameterV: Element
lateinit var tensorA: TensorExpr

rule("the lender, which itself has no right side") {
    expect(ILL_FORMED)
    val c by singleton
    val n by c.sizes
    val k by integer
    val v by element(int)
    val A by tensor(int)
    singletonC = c; sizesOfC = n; scalarK = k; parameterV = v; tensorA = A
    lhs = A
}

rule("counting along a class of any rank: wrong at rank 2") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    lhs = iota(singletonC, c to n)
    rhs = iota(singletonC, c to n).pad(number(0), low = axes(c to 0))
}

rule("a concat along a class of any rank") {
    expect(ILL_FORMED)
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = concat(X, X, along = singletonC)
    rhs = concat(X, X, along = singletonC)
}

rule("a reduction over a class that the result does not show") {
    expect(ILL_FORMED)
    val c by rankClass
    lhs = iota(singletonC, singletonC to 3).reduce(sum, singletonC)
    rhs = constant(3)
}

rule("a size without its being >= 0") {
    expect(ILL_FORMED)
    val c by singleton
    val n by c.map
    lhs = constant(number(sizesOfC))
    rhs = constant(number(sizesOfC))
}

rule("a scalar that is another one here") {
    expect(ILL_FORMED)
    val k by integer
    requires { k ge 0 }
    lhs = constant(scalarK)
    rhs = constant(k)
}

rule("a scalar that is a parameter here") {
    expect(ILL_FORMED)
    val k by element(int)
    lhs = constant(scalarK)
    rhs = constant(scalarK)
}

rule("a parameter that is a tensor here") {
    expect(ILL_FORMED)
    val v by tensor(int)
    lhs = constant(parameterV)
    rhs = v
}

rule("a tensor that is another one here") {
    expect(ILL_FORMED)
    val A by tensor(int)
    lhs = tensorA
    rhs = A
}

rule("a hint by another rule's scalar") {
    expect(ILL_FORMED)
    val c by singleton
    val n by c.sizes
    val k by integer
    val i by c.index
    val X by tensor(int, c to n)
    match(i to scalarK)
    lhs = X.reduce(sum, on(c to i)) + constant(k)
    rhs = constant(k) + X.reduce(sum, c)
}
