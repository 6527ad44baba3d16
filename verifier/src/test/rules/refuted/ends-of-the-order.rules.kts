// What is not neutral in a maximum or a minimum, or stands where nothing does.

rule("padded by the least number, and perhaps empty") {
    val c by rankClass; val d by rankClass
    val n by c.sizes; val l by c.map; val h by c.map; val p by d.sizes
    val x by tensor(c to n, d to p)
    elements(unsigned)
    requires { l ge 0 }
    requires { h ge 0 }
    lhs = x.pad(0, low = l, high = h).reduce(max, c)
    rhs = x.reduce(max, c)
    expect(REFUTED, because = "n = 0, l = 1: 0 against a reduction of nothing")
}

rule("padded by 0, beside numbers with a sign") {
    val c by rankClass
    val n by c.sizes; val l by c.map; val h by c.map
    val x by tensor(c to n)
    elements(signed)
    requires { l ge 0 }
    requires { h ge 0 }
    requires { n ge 1 }
    lhs = x.pad(0, low = l, high = h).reduce(max, c)
    rhs = x.reduce(max, c)
    expect(REFUTED, because = "x = -1")
}

rule("a minimum from 0 on") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(c to n)
    elements(unsigned)
    requires { n ge 1 }
    lhs = x.reduce(min, c, initial = 0)
    rhs = x.reduce(min, c)
    expect(REFUTED, because = "x = 1")
}

rule("a maximum from the least number on, and one more") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = x.reduce(max, c, initial = -128) + 1
    rhs = (x + 1).reduce(max, c, initial = -128)
    expect(REFUTED, because = "nothing to reduce: -127 against -128")
}

rule("the opposite of a maximum from the least number on") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(s8, c to n)
    lhs = -x.reduce(max, c, initial = -128)
    rhs = (-x).reduce(min, c, initial = 127)
    expect(REFUTED, because = "nothing to reduce: -128 against 127")
}

for ((type, least, greatest) in listOf(Triple(s8, -127, 126), Triple(u8, 1, 254))) {
    rule("a maximum from the number after the least on, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        requires { n ge 1 }
        lhs = x.reduce(max, c, initial = least)
        rhs = x.reduce(max, c)
        expect(REFUTED, because = "the least number")
    }

    rule("a minimum from the number before the greatest on, $type") {
        val c by rankClass
        val n by c.sizes
        val x by tensor(type, c to n)
        requires { n ge 1 }
        lhs = x.reduce(min, c, initial = greatest)
        rhs = x.reduce(min, c)
        expect(REFUTED, because = "the greatest number")
    }
}

rule("a maximum from the least number on is what it starts from") {
    val c by rankClass
    val n by c.sizes
    val x by tensor(u8, c to n)
    lhs = x.reduce(max, c, initial = 0)
    rhs = x.slice(end = 0).reduce(max, c, initial = 0)
    expect(REFUTED, because = "x = 1")
}
