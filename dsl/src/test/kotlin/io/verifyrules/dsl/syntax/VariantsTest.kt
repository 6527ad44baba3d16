package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.element.ElementFamily
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.element.FloatFormat
import io.verifyrules.dsl.rule.Demand
import io.verifyrules.dsl.rule.IllFormedRule
import io.verifyrules.dsl.rule.Provenance
import io.verifyrules.dsl.rule.Rule
import io.verifyrules.dsl.rule.RuleCollector
import io.verifyrules.dsl.rule.RuleDeclaration
import io.verifyrules.dsl.rule.Variant
import io.verifyrules.dsl.rule.VerdictKind.REFUTED
import io.verifyrules.dsl.rule.VerdictKind.UNKNOWN
import io.verifyrules.dsl.rule.VerdictKind.VACUOUS
import io.verifyrules.dsl.rule.VerdictKind.VERIFIED
import org.assertj.core.api.Assertions.assertThat
import org.junit.jupiter.api.Test
import java.util.Optional

class VariantsTest {

    private fun declared(body: RuleScope.() -> Unit): List<RuleDeclaration> {
        val collector = RuleCollector.forScript("VariantsTest.kt", "VariantsTest.kt")
        RulesScope(collector).rule("base", body)
        return collector.toFile().declarations()
    }

    private fun rules(body: RuleScope.() -> Unit): List<Rule> = declared(body).map { it as Rule }

    private fun mistake(changes: VariantScope.() -> Unit): String {
        val variant = declared { padding { broken("wrong", changes = changes) } }[1] as IllFormedRule
        return variant.diagnostic().message()
    }

    /** No padding is no change; the demands are that there is none below, and none above. */
    private fun RuleScope.padding(variants: RuleScope.(List<Demand>) -> Unit) {
        source("pad/01", "HandlePad/03", note = "a note")
        val c by rankClass
        val n by c.sizes
        val low by c.map
        val high by c.map
        val A by tensor(c to n)
        val noLow = requires { low eq 0 }
        val noHigh = requires { high eq 0 }
        lhs = A.pad(0, low = low, high = high)
        rhs = A
        variants(listOf(noLow, noHigh))
    }

    @Test
    fun `a variant is a rule of its own beside its rule, without the demands that it leaves out`() {
        val (base, wrong) = rules { padding { (noLow) -> broken("low", because = "v before") { without(noLow) } } }
        assertThat(base.demands()).hasSize(2)
        assertThat(base.variant()).isEmpty()
        assertThat(wrong.name()).isEqualTo("low")
        assertThat(wrong.variant()).contains(Variant("base", Variant.Kind.BROKEN, Optional.of(Variant.ChangedDemand(0, true))))
        assertThat(wrong.demands()).containsExactly(base.demands()[1])
        assertThat(wrong.preconditions()).containsExactly(base.preconditions()[0], base.preconditions()[2])
        assertThat(wrong.lhs()).isEqualTo(base.lhs())
        assertThat(wrong.expectation().verdict()).isEqualTo(REFUTED)
        assertThat(wrong.expectation().because()).isEqualTo("v before")
        assertThat(wrong.provenance()).isEqualTo(Provenance("pad/01", listOf(), ""))
        assertThat(wrong.position().line()).isGreaterThan(base.position().line())
    }

    @Test
    fun `a demand that is replaced keeps its place, and is shown to be needed`() {
        val (base, wrong) = rules {
            val c by rankClass
            val n by c.sizes
            val k by c.map
            val A by tensor(c to n)
            val small = requires { k eq 0 }
            requires { n ge 1 }
            lhs = A.pad(0, low = k)
            rhs = A
            broken("one") { replace(small) { k le 1 } }
        }
        assertThat(wrong.preconditions()[2]).isEqualTo(base.preconditions()[2])
        assertThat(wrong.preconditions()[1]).isNotEqualTo(base.preconditions()[1])
        assertThat(wrong.variant().flatMap { it.changed() }).contains(Variant.ChangedDemand(0, false))
    }

    @Test
    fun `a variant that changes more than one demand shows none of them`() {
        val (_, both, further) = rules {
            padding { (noLow, noHigh) ->
                broken("both") { without(noLow, noHigh) }
                broken("a side too") {
                    without(noLow)
                    requires { noHigh.hashCode(); lanes(0) eq 1 }
                }
            }
        }
        assertThat(both.variant().orElseThrow().changed()).isEmpty()
        assertThat(further.variant().orElseThrow().changed()).isEmpty()
    }

    @Test
    fun `a variant that changes another demand by a variable shows nothing of the one that it leaves out`() {
        val (_, both, one) = rules {
            val c by rankClass
            val n by c.sizes
            val k by c.map
            val A by tensor(c to n)
            var edge = lanes(1)
            val none = requires { k eq 0 }
            broken("both") {
                without(none)
                edge = lanes(2)
            }
            broken("one") { without(none) }
            requires { n gt edge }
            lhs = A.pad(0, low = k)
            rhs = A
        }
        assertThat(both.variant().orElseThrow().changed()).isEmpty()
        assertThat(one.variant().orElseThrow().changed()).contains(Variant.ChangedDemand(0, true))
    }

    @Test
    fun `a size that a variant declares takes nothing from what it shows to be needed`() {
        val (_, left, replaced) = rules {
            padding { (noLow) ->
                broken("left out") {
                    val s by singleton
                    val m by s.sizes
                    without(noLow)
                }
                broken("replaced") {
                    val s by singleton
                    val m by s.sizes
                    replace(noLow) { everyLane(m ge 1) }
                }
            }
        }
        assertThat(left.variant().orElseThrow().changed()).contains(Variant.ChangedDemand(0, false))
        assertThat(replaced.variant().orElseThrow().changed()).contains(Variant.ChangedDemand(0, false))
    }

    @Test
    fun `a variant that changes the ranks of a class takes nothing from what others show`() {
        val (base, ranks, start) = rules {
            var ranks = singleton
            broken("other ranks") { ranks = nonEmptyRankClass }
            val c by ranks
            val n by c.sizes
            val s by c.map
            val A by tensor(c to n)
            val first = requires { s eq 0 }
            lhs = A.slice(start = s)
            rhs = A
            broken("any start") { without(first) }
        }
        assertThat(ranks.rankClasses()).doesNotContainAnyElementsOf(base.rankClasses())
        assertThat(start.rankClasses()).isEqualTo(base.rankClasses())
        assertThat(start.variant().orElseThrow().changed()).contains(Variant.ChangedDemand(0, true))
    }

    @Test
    fun `what the blocks of variants declare belongs to each of them alone`() {
        val (_, one, other) = rules {
            padding {
                for (name in listOf("one", "other")) broken(name) {
                    val d by singleton
                    val k by d.sizes
                    requires { k ge 1 }
                }
            }
        }
        assertThat(one.rankClasses()[0]).isEqualTo(other.rankClasses()[0])
        assertThat(one.rankClasses()[1]).isNotEqualTo(other.rankClasses()[1])
    }

    @Test
    fun `a variant leaves a hint out, or gives another one`() {
        val (base, without, other, wrong) = declared {
            val c by rankClass
            val n by c.sizes
            val k by c.index
            val i by c.index
            val A by tensor(c to n)
            val hint = match(k to n - 1 - i)
            lhs = A.reverse(c).reduce(sum, c to k)
            rhs = A.reduce(sum, c to i)
            weaker("without the hint") { without(hint) }
            weaker("another hint") { replace(hint, k to i) }
            broken("no hint") { without(n) }
        }
        assertThat((base as Rule).hints()).hasSize(1)
        assertThat((without as Rule).hints()).isEmpty()
        assertThat((other as Rule).hints()).hasSize(1).doesNotContainAnyElementsOf(base.hints())
        assertThat((wrong as IllFormedRule).diagnostic().message())
            .isEqualTo("without: expected a demand or a hint of the rule, found a map")
    }

    @Test
    fun `a block declares what only its variant uses`() {
        val (base, other) = rules {
            val c by rankClass
            val row by c.label
            val n by c.sizes
            var start = lanes(0)
            val A by tensor(c to n, row to n)
            broken("more") {
                val column by c.label
                val d by singleton
                val m by d.sizes
                val k by c.map
                val v by element
                val B by tensor(c to n, row to n)
                val i by integer
                start = k
                requires { i gt 0 }
                requires { m gt 0 }
                rhs = (A + B).relabel(row to column).relabel(column to row) * v
            }
            lhs = A.slice(start = axes(c to start, row to 0))
            rhs = A
        }
        assertThat(base.preconditions()).hasSize(1)
        assertThat(other.preconditions()).hasSize(4)
    }

    @Test
    fun `sizes that only variants use are declared in their blocks`() {
        val (base, other) = declared {
            val c by rankClass
            val n by c.sizes
            val m by c.sizes
            val A by tensor(c to n)
            lhs = A + 0
            rhs = A
            broken("another size") { rhs = A.slice(end = m) }
        }
        assertThat(base).isInstanceOf(Rule::class.java)
        assertThat((other as IllFormedRule).diagnostic().message()).isEqualTo("sizes: only variants use 'm', and the " +
            "rule itself demands m >= 0 for it; declare it in the block of each variant that uses it")
    }

    @Test
    fun `the side of a variant stands, before and after that of its rule`() {
        val (base, before, after) = rules {
            val c by rankClass
            val n by c.sizes
            val A by tensor(c to n)
            broken("before") { rhs = A + 1 }
            lhs = A + 0
            rhs = A
            broken("after") { rhs = A + 1 }
        }
        assertThat(before.rhs()).isEqualTo(after.rhs()).isNotEqualTo(base.rhs())
        assertThat(before.lhs()).isEqualTo(base.lhs())
        assertThat(before.variant().orElseThrow().changed()).isEmpty()
    }

    @Test
    fun `a variable of the rule is an attribute that a variant can set`() {
        val (base, wrong) = rules {
            val c by rankClass
            val n by c.sizes
            val A by tensor(c to n)
            var edge = lanes(0)
            broken("an edge") { edge = lanes(1) }
            lhs = A.pad(0, low = edge)
            rhs = A
        }
        assertThat(wrong.lhs()).isNotEqualTo(base.lhs())
    }

    @Test
    fun `a verdict is stated for a type, for a family, or for several of both`() {
        val (rule) = rules {
            padding {
                expect(REFUTED, on = f16, because = "one")
                expect(UNKNOWN, on = signed + unsigned + int)
                expect(VACUOUS, on = real + f32)
            }
        }
        val verdicts = rule.expectation().byElement()
        assertThat(verdicts[ElementFamily.FLOATS.types().first()]).isEqualTo(REFUTED)
        assertThat(verdicts.filterValues { it == UNKNOWN }.keys)
            .containsExactlyInAnyOrderElementsOf(signed() + unsigned() + ElementType.INT)
        assertThat(verdicts.filterValues { it == VACUOUS }.keys)
            .containsExactlyInAnyOrder(ElementType.REAL, ElementType.Floating(FloatFormat.F32))
    }

    private fun signed() = ElementFamily.SIGNED.types()

    private fun unsigned() = ElementFamily.UNSIGNED.types()

    @Test
    fun `a variant states its own verdict, source and element types`() {
        val (base, weaker, unknown, claimed) = rules {
            padding { (noLow) ->
                expect(UNKNOWN, on = int, because = "of the rule")
                weaker("weaker") {
                    replace(noLow) { n0() }
                    source("pad/02")
                }
                broken("unknown", because = "hard") {
                    without(noLow)
                    expect(UNKNOWN)
                }
                repaired("claimed") { elements(real) }
            }
        }
        assertThat(base.expectation().forElement(ElementType.INT)).isEqualTo(UNKNOWN)
        assertThat(weaker.expectation().verdict()).isEqualTo(VERIFIED)
        assertThat(weaker.expectation().forElement(ElementType.INT)).isEqualTo(VERIFIED)
        assertThat(weaker.provenance().id()).isEqualTo("pad/02")
        assertThat(unknown.expectation().verdict()).isEqualTo(UNKNOWN)
        assertThat(unknown.expectation().because()).isEqualTo("hard")
        assertThat(claimed.elements().values).containsExactly(setOf(ElementType.REAL))
    }

    @Test
    fun `a variant that is right has the handlers of its rule, and any has its id`() {
        val (_, broken, weaker, repaired, noted, handled, other) = rules {
            padding { (noLow, noHigh) ->
                broken("broken") { without(noLow) }
                weaker("weaker") { without(noHigh) }
                repaired("repaired") { replace(noLow) { n0() } }
                weaker("noted") {
                    without(noLow, noHigh)
                    source(note = "its own")
                }
                weaker("handled") {
                    replace(noHigh) { n0() }
                    source("", "HandlePad/04")
                }
                weaker("other") {
                    replace(noLow) { lanes(0) eq 1 }
                    source("pad/02")
                }
            }
        }.map { it.provenance() }
        assertThat(broken).isEqualTo(Provenance("pad/01", listOf(), ""))
        assertThat(weaker).isEqualTo(Provenance("pad/01", listOf("HandlePad/03"), ""))
        assertThat(repaired).isEqualTo(weaker)
        assertThat(noted).isEqualTo(Provenance("pad/01", listOf("HandlePad/03"), "its own"))
        assertThat(handled).isEqualTo(Provenance("pad/01", listOf("HandlePad/04"), ""))
        assertThat(other).isEqualTo(Provenance("pad/02", listOf(), ""))
    }

    private operator fun <T> List<T>.component6() = get(5)
    private operator fun <T> List<T>.component7() = get(6)

    @Test
    fun `the source of a rule is that of its variants, whichever is said first`() {
        val (base, variant) = rules {
            val c by rankClass
            val A by tensor(c to 1)
            weaker("noted") {
                source(note = "its own")
                rhs = A + 0
            }
            lhs = A + 0
            rhs = A
            source("add/01", "HandleAdd/01", note = "of the rule")
        }
        assertThat(base.provenance().note()).isEqualTo("of the rule")
        assertThat(variant.provenance()).isEqualTo(Provenance("add/01", listOf("HandleAdd/01"), "its own"))
    }

    private fun RuleScope.n0() = lanes(0) eq 0

    @Test
    fun `what is no variant is a mistake where it stands`() {
        assertThat(mistake { }).startsWith("the variant changes nothing, so it is the rule 'base' again; leave out")
        assertThat(mistake { rhs = rhs }).startsWith("rhs is assigned, never read")
        assertThat(mistake { broken("nested") { } }).startsWith("broken: variants do not stand in variants")
        var leaked: Demand? = null
        rules { padding { leaked = it[0] } }
        assertThat(mistake { without(leaked!!) }).startsWith("without: this is no demand of the rule; say val d = requires")
        val twice = declared { padding { (noLow) -> broken("twice") { without(noLow, noLow) } } }[1] as IllFormedRule
        assertThat(twice.diagnostic().message()).isEqualTo("without: this demand is left out or replaced already")
        val same = declared { padding { broken("base") { without(it[0]) } } }[1] as IllFormedRule
        assertThat(same.diagnostic().message()).startsWith("the rule 'base' is declared twice")
        val line = Throwable().stackTrace[0].lineNumber + 1
        val placed = declared { padding { broken("placed") { replace(it[0]) { 1 } } } }[1] as IllFormedRule
        assertThat(placed.diagnostic()).hasToString("VariantsTest.kt:$line: replace: expected a condition, found the number 1")
    }

    @Test
    fun `a mistake in a variant leaves the rule and the others alone`() {
        val declarations = declared {
            padding { (noLow) ->
                broken("no variant") { }
                broken("right") { without(noLow) }
            }
        }
        assertThat(declarations.map { it is Rule }).containsExactly(true, false, true)
        assertThat(declarations[1].expectation().verdict()).isEqualTo(REFUTED)
    }

    @Test
    fun `a condition that nothing is made of is a mistake where it is written`() {
        val line = Throwable().stackTrace[0].lineNumber + 5
        val dropped = declared {
            val c by rankClass
            val n by c.sizes
            val A by tensor(c to n)
            n ge 1
            lhs = A
            rhs = A
        }[0] as IllFormedRule
        assertThat(dropped.diagnostic()).hasToString("VariantsTest.kt:$line: a condition is written but not used; " +
            "say requires { .. } to demand it, and join conditions with 'and'")
    }
}
