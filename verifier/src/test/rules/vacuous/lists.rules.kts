rule("a list of parts that are not there") {
    expect(VACUOUS)
    val s by singleton
    val p by parts
    val n by p.sizes(s)
    val X by p.tensor(s to n)
    requires { n lt n }
    lhs = concat(X, along = s)
    rhs = concat(X, along = s).reverse(s)
}
