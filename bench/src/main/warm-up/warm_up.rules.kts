// Run once after a build, so that the class-data archive holds what a typical run loads: script compiler, solver, replay, and
// with the collections beside it what their rules are made of.
rule("warm up: a slice of a padded tensor is the tensor") {
    val c by rankClass
    val n by c.sizes
    val low by c.map
    val high by c.map
    val interior by c.map
    val end by c.map
    val stride by c.map
    val v by element
    val X by tensor(c to n)
    requires { low ge 0 }
    requires { interior ge 0 }
    requires { stride eq interior + 1 }
    requires { end eq low + stride * n }
    lhs = X.pad(v, low, high, interior).slice(low, end, stride)
    rhs = X
}

rule("warm up: a tensor is its reverse") {
    val c by rankClass
    val n by c.sizes
    val X by tensor(c to n)
    lhs = X
    rhs = X.reverse(c)
    expect(REFUTED)
}
