package io.verifyrules.dsl.syntax

import io.verifyrules.dsl.axis.AxisMap
import io.verifyrules.dsl.axis.RankClass
import io.verifyrules.dsl.element.ElementType
import io.verifyrules.dsl.expr.Shape
import io.verifyrules.dsl.rule.Parts

/** A size of each part, an integer >= 0, which is added up over parts: `val n by p.sizes(s)`. */
fun Parts.sizes(of: RankClass) = Declared { sizes(it, of) }

/** An integer of each part for each lane of the class: `val low by p.map(d)`. */
fun Parts.map(of: RankClass) = Declared { map(it, of) }

/** An element of each part: `val v by p.element()`. */
fun Parts.element(type: ElementType = ElementType.OPEN) = Declared { element(it, type) }

/** A tensor of each part: `val X by p.tensor(s to n, d to q)`. */
fun Parts.tensor(vararg axes: SizedAxis) = tensor(ElementType.OPEN, *axes)

/** A tensor of each part, with an element type. */
fun Parts.tensor(type: ElementType, vararg axes: SizedAxis) =
    Declared { tensor(it, type, axes.fold(Shape.scalar()) { shape, axis -> shape.with(axis.axis, axis.size) }) }

/** For each part the sum of a size over the parts before it: `val at by p.starts(n)`. */
fun Parts.starts(size: AxisMap) = Declared { starts(it, size) }

/** The sum of a size over all parts: `val all by p.total(n)`. */
fun Parts.total(size: AxisMap) = Declared { total(it, size) }
