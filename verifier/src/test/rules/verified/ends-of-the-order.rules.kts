// The least element is neutral in a maximum, and the greatest in a minimum.

rule("padded by the least number without a sign") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val p by d.sizes
    val x by tensor(c to n, d to p)
    elements(unsigned)
    requires { l ge 0 }
    requires { h ge 0 }
    requires { n ge 1 }
    lhs = x.pad(0, low = l, high = h).reduce(max, c)
    rhs = x.reduce(max, c)
}

for ((type, least, greatest) in listOf(Triple(s8, -128, 127), Triple(u8, 0, 255))) {
    rule("a maximum from the least number on, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        requires { n ge 1 }
        lhs = x.reduce(max, c, initial = least)
        rhs = x.reduce(max, c)
    }

    rule("a minimum from the greatest number on, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        requires { n ge 1 }
        lhs = x.reduce(min, c, initial = greatest)
        rhs = x.reduce(min, c)
    }

    rule("padded by the least number and reversed, $type") {
        val c by rankClass
        val n by c.sizes; val l by c.map; val h by c.map
        val x by tensor(type, c to n)
        requires { l ge 0 }
        requires { h ge 0 }
        lhs = x.pad(least, low = l, high = h).reduce(max, c, initial = least)
        rhs = x.reverse(c).reduce(max, c, initial = least)
    }
}
