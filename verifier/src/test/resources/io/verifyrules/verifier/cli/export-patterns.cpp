// Rewrite rules proved by verify-rules, as patterns of MLIR over StableHLO.
// They need verify_rules.h and verify_rules_patterns.h, which the export to a folder writes beside this file.
#include "verify_rules.h"
#include "verify_rules_patterns.h"

using namespace mlir;
using namespace verify_rules;

// a sum of padded zeros
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64.
struct ASumOfPaddedZeros final : OpRewritePattern<stablehlo::ReduceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReduceOp reduce3, PatternRewriter &rewriter) const override {
    if (reduce3.getInputs().size() != 1)
      return rewriter.notifyMatchFailure(reduce3, "several tensors are reduced");
    if (!(combinesBy<stablehlo::AddOp>(reduce3)))
      return rewriter.notifyMatchFailure(reduce3, "the body is not sum");
    auto pad2 = reduce3.getInputs()[0].getDefiningOp<stablehlo::PadOp>();
    if (!pad2)
      return rewriter.notifyMatchFailure(reduce3, "expected stablehlo::PadOp");
    Value A = pad2.getOperand();
    if (!isConstant(pad2.getPaddingValue(), "0"))
      return rewriter.notifyMatchFailure(reduce3, "expected the constant 0");
    if (!isNeutral(reduce3.getInitValues()[0], "sum"))
      return rewriter.notifyMatchFailure(reduce3, "the initial value is not neutral");
    if (!haveStaticSizes({reduce3.getResult(0), pad2.getResult(), A}))
      return rewriter.notifyMatchFailure(reduce3, "a size is dynamic");

    SmallVector<int64_t> d = sorted(reduce3.getDimensions());
    SmallVector<int64_t> c = otherDimensions(rank(A), {d});
    SmallVector<int64_t> c2 = positions(otherDimensions(rank(pad2.getResult()), {reduce3.getDimensions()}), c);
    if (!isPartition(rank(A), {c, d}))
      return rewriter.notifyMatchFailure(reduce3, "a dimension that is none of the rule's axes");
    if (c2.size() != c.size())
      return rewriter.notifyMatchFailure(reduce3, "the numbers of dimensions of c differ");
    if (!(isPartition(rank(reduce3.getResult(0)), {c2})))
      return rewriter.notifyMatchFailure(reduce3, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (Number(pad2.getEdgePaddingLow()[c[lane]]) != 0)
        return rewriter.notifyMatchFailure(reduce3, "all c: pad2_low_c == 0");
      if (Number(pad2.getEdgePaddingHigh()[c[lane]]) != 0)
        return rewriter.notifyMatchFailure(reduce3, "all c: pad2_high_c == 0");
      if (Number(pad2.getInteriorPadding()[c[lane]]) != 0)
        return rewriter.notifyMatchFailure(reduce3, "all c: pad2_interior_c == 0");
    }
    for (size_t lane = 0; lane != d.size(); ++lane) {
      if (Number(pad2.getInteriorPadding()[d[lane]]) != 0)
        return rewriter.notifyMatchFailure(reduce3, "all d: pad2_interior_d == 0");
      if (Number(pad2.getEdgePaddingLow()[d[lane]]) < 0)
        return rewriter.notifyMatchFailure(reduce3, "all d: pad2_low_d >= 0");
      if (Number(pad2.getEdgePaddingHigh()[d[lane]]) < 0)
        return rewriter.notifyMatchFailure(reduce3, "all d: pad2_high_d >= 0");
    }
    if (!verify_rules::hasElementType(A, {"i4", "i8", "i16", "i32", "i64"}))
      return rewriter.notifyMatchFailure(reduce3, "it is not proved for these elements");

    if (c2 != positions(otherDimensions(rank(A), {d}), c))
      return rewriter.notifyMatchFailure(reduce3, "the right side has its dimensions in another order");
    Location loc = reduce3.getLoc();
    Value new1 = neutral(rewriter, loc, getElementTypeOrSelf(A), "sum");
    Value new2 = reduced<stablehlo::AddOp>(rewriter, loc, cast<RankedTensorType>(reduce3.getResult(0).getType()), A, new1, joined({d}));
    rewriter.replaceOp(reduce3, new2);
    return success();
  }
};

// a slice of a broadcast
// Proved for every rank and every size, whatever the elements are.
struct ASliceOfABroadcast final : OpRewritePattern<stablehlo::SliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::SliceOp slice3, PatternRewriter &rewriter) const override {
    auto expand2 = slice3.getOperand().getDefiningOp<stablehlo::BroadcastInDimOp>();
    if (!expand2)
      return rewriter.notifyMatchFailure(slice3, "expected stablehlo::BroadcastInDimOp");
    if (!keepsSizes(expand2))
      return rewriter.notifyMatchFailure(slice3, "a dimension of size 1 is spread");
    Value A = expand2.getOperand();
    if (!haveStaticSizes({slice3.getResult(), expand2.getResult(), A}))
      return rewriter.notifyMatchFailure(slice3, "a size is dynamic");

    SmallVector<int64_t> d = otherDimensions(rank(expand2.getResult()), {expand2.getBroadcastDimensions()});
    SmallVector<int64_t> c = allDimensions(rank(A));
    SmallVector<int64_t> c2 = at(expand2.getBroadcastDimensions(), c);
    if (c2.size() != c.size())
      return rewriter.notifyMatchFailure(slice3, "the numbers of dimensions of c differ");
    if (!(isPartition(rank(expand2.getResult()), {c2, d})))
      return rewriter.notifyMatchFailure(slice3, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (Number(slice3.getStartIndices()[c2[lane]]) != 0)
        return rewriter.notifyMatchFailure(slice3, "all c: slice3_start_c == 0");
    }
    for (size_t lane = 0; lane != d.size(); ++lane) {
      if (Number(slice3.getStartIndices()[d[lane]]) != 0)
        return rewriter.notifyMatchFailure(slice3, "all d: slice3_start_d == 0");
    }
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (Number(slice3.getLimitIndices()[c2[lane]]) != size(A, c[lane]))
        return rewriter.notifyMatchFailure(slice3, "all c: slice3_end_c == A_size");
      if (Number(slice3.getStrides()[c2[lane]]) != 1)
        return rewriter.notifyMatchFailure(slice3, "all c: slice3_stride_c == 1");
    }
    for (size_t lane = 0; lane != d.size(); ++lane) {
      if (Number(slice3.getStrides()[d[lane]]) != 1)
        return rewriter.notifyMatchFailure(slice3, "all d: slice3_stride_d == 1");
      if (Number(slice3.getLimitIndices()[d[lane]]) < 0)
        return rewriter.notifyMatchFailure(slice3, "all d: slice3_end_d >= 0");
      if (Number(slice3.getLimitIndices()[d[lane]]) > size(expand2.getResult(), d[lane]))
        return rewriter.notifyMatchFailure(slice3, "all d: slice3_end_d <= expand2_size_d");
    }

    Location loc = slice3.getLoc();
    Value new1 = rewriter.create<stablehlo::BroadcastInDimOp>(
        loc,
        cast<RankedTensorType>(slice3.getResult().getType()),
        A,
        rewriter.getDenseI64ArrayAttr(perDimension(rank(A), {{c, [&](size_t lane) -> Number { return Number(c2[lane]); }}}))).getResult();
    rewriter.replaceOp(slice3, new1);
    return success();
  }
};

// a reversed concat
// Proved for every rank and every size, whatever the elements are.
struct AReversedConcat final : OpRewritePattern<stablehlo::ReverseOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReverseOp reverse4, PatternRewriter &rewriter) const override {
    auto concat3 = reverse4.getOperand().getDefiningOp<stablehlo::ConcatenateOp>();
    if (!concat3)
      return rewriter.notifyMatchFailure(reverse4, "expected stablehlo::ConcatenateOp");
    if (concat3.getInputs().size() != 2)
      return rewriter.notifyMatchFailure(reverse4, "expected 2 operands");
    Value A = concat3.getInputs()[0];
    Value B = concat3.getInputs()[1];
    if (!haveStaticSizes({reverse4.getResult(), concat3.getResult(), A, B}))
      return rewriter.notifyMatchFailure(reverse4, "a size is dynamic");

    SmallVector<int64_t> s = {static_cast<int64_t>(concat3.getDimension())};
    if (s != sorted(reverse4.getDimensions()))
      return rewriter.notifyMatchFailure(reverse4, "other dimensions are reversed");
    SmallVector<int64_t> c = otherDimensions(rank(A), {s});
    if (s.size() != 1)
      return rewriter.notifyMatchFailure(reverse4, "s is not exactly one dimension");
    if (!isPartition(rank(A), {c, s}))
      return rewriter.notifyMatchFailure(reverse4, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (size(B, c[lane]) != size(A, c[lane]))
        return rewriter.notifyMatchFailure(reverse4, "all c: B_size_c == A_size_c");
    }
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(reverse4, "element types differ");

    Location loc = reverse4.getLoc();
    Value new1 = rewriter.create<stablehlo::ReverseOp>(
        loc,
        RankedTensorType::get(perDimension(rank(A), {{c, [&](size_t lane) -> Number { return size(A, c[lane]); }}, {s, [&](size_t lane) -> Number { return size(B, s[lane]); }}}), getElementTypeOrSelf(A)),
        B,
        rewriter.getDenseI64ArrayAttr(joined({s}))).getResult();
    Value new2 = rewriter.create<stablehlo::ReverseOp>(
        loc,
        RankedTensorType::get(perDimension(rank(A), {{c, [&](size_t lane) -> Number { return size(A, c[lane]); }}, {s, [&](size_t lane) -> Number { return size(A, s[lane]); }}}), getElementTypeOrSelf(A)),
        A,
        rewriter.getDenseI64ArrayAttr(joined({s}))).getResult();
    Value new3 = rewriter.create<stablehlo::ConcatenateOp>(
        loc,
        cast<RankedTensorType>(reverse4.getResult().getType()),
        ValueRange{new1, new2},
        s[0]).getResult();
    rewriter.replaceOp(reverse4, new3);
    return success();
  }
};

// a transposed sum
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64.
struct ATransposedSum final : OpRewritePattern<stablehlo::AddOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::AddOp add5, PatternRewriter &rewriter) const override {
    for (int64_t column_dimension = 0; column_dimension != greatestRank(add5); ++column_dimension)
      if (succeeded(rewriteWith(add5, column_dimension, rewriter)))
        return success();
    return failure();
  }

private:
  LogicalResult rewriteWith(stablehlo::AddOp add5, int64_t column_dimension, PatternRewriter &rewriter) const {
    auto relabel2 = add5.getLhs().getDefiningOp<stablehlo::TransposeOp>();
    if (!relabel2)
      return rewriter.notifyMatchFailure(add5, "expected stablehlo::TransposeOp");
    Value A = relabel2.getOperand();
    auto relabel4 = add5.getRhs().getDefiningOp<stablehlo::TransposeOp>();
    if (!relabel4)
      return rewriter.notifyMatchFailure(add5, "expected stablehlo::TransposeOp");
    Value B = relabel4.getOperand();
    if (!haveStaticSizes({add5.getResult(), relabel2.getResult(), A, relabel4.getResult(), B}))
      return rewriter.notifyMatchFailure(add5, "a size is dynamic");

    SmallVector<int64_t> column = {column_dimension};
    SmallVector<int64_t> row = positions(relabel2.getPermutation(), column);
    if (row != positions(relabel4.getPermutation(), column))
      return rewriter.notifyMatchFailure(add5, "the dimensions of i@row are in another order");
    SmallVector<int64_t> row2 = otherDimensions(rank(A), {column});
    SmallVector<int64_t> column2 = positions(relabel2.getPermutation(), row2);
    if (column2 != positions(relabel4.getPermutation(), row2))
      return rewriter.notifyMatchFailure(add5, "the dimensions of i@column are in another order");
    if (rank(B) != rank(A))
      return rewriter.notifyMatchFailure(add5, "ranks differ");
    if (column.size() != 1)
      return rewriter.notifyMatchFailure(add5, "i@column is not exactly one dimension");
    if (row2.size() != column.size())
      return rewriter.notifyMatchFailure(add5, "the numbers of dimensions of i differ");
    if (!isPartition(rank(A), {column, row2}))
      return rewriter.notifyMatchFailure(add5, "a dimension that is none of the rule's axes");
    if (column2.size() != column.size())
      return rewriter.notifyMatchFailure(add5, "the numbers of dimensions of i differ");
    if (row.size() != column.size())
      return rewriter.notifyMatchFailure(add5, "the numbers of dimensions of i differ");
    if (!(isPartition(rank(relabel2.getResult()), {column2, row})))
      return rewriter.notifyMatchFailure(add5, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != column.size(); ++lane) {
      if (size(B, column[lane]) != size(A, column[lane]))
        return rewriter.notifyMatchFailure(add5, "all i: B_size_column == A_size_column");
      if (size(B, row2[lane]) != size(A, row2[lane]))
        return rewriter.notifyMatchFailure(add5, "all i: B_size_row == A_size_row");
    }
    if (!verify_rules::hasElementType(A, {"i4", "i8", "i16", "i32", "i64"}))
      return rewriter.notifyMatchFailure(add5, "it is not proved for these elements");
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(add5, "element types differ");

    Location loc = add5.getLoc();
    Value new1 = rewriter.create<stablehlo::AddOp>(
        loc,
        RankedTensorType::get(perDimension(rank(A), {{column, [&](size_t lane) -> Number { return size(A, column[lane]); }}, {row2, [&](size_t lane) -> Number { return size(A, row2[lane]); }}}), getElementTypeOrSelf(A)),
        A,
        B).getResult();
    Value new2 = rewriter.create<stablehlo::TransposeOp>(
        loc,
        cast<RankedTensorType>(add5.getResult().getType()),
        new1,
        rewriter.getDenseI64ArrayAttr(perDimension(rank(relabel2.getResult()), {{row, [&](size_t lane) -> Number { return Number(column[lane]); }}, {column2, [&](size_t lane) -> Number { return Number(row2[lane]); }}}))).getResult();
    rewriter.replaceOp(add5, new2);
    return success();
  }
};

// a unit axis that is dropped again
// Proved for every rank and every size, whatever the elements are.
struct AUnitAxisThatIsDroppedAgain final : OpRewritePattern<stablehlo::ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::ReshapeOp reshapeUnit3, PatternRewriter &rewriter) const override {
    auto reshapeUnit2 = reshapeUnit3.getOperand().getDefiningOp<stablehlo::ReshapeOp>();
    if (!reshapeUnit2)
      return rewriter.notifyMatchFailure(reshapeUnit3, "expected stablehlo::ReshapeOp");
    Value A = reshapeUnit2.getOperand();
    if (!dropsUnits(reshapeUnit2.getResult(), A))
      return rewriter.notifyMatchFailure(reshapeUnit3, "more than dimensions of size 1 is changed");
    if (!dropsUnits(reshapeUnit2.getResult(), reshapeUnit3.getResult()))
      return rewriter.notifyMatchFailure(reshapeUnit3, "more than dimensions of size 1 is changed");
    if (!haveStaticSizes({reshapeUnit3.getResult(), reshapeUnit2.getResult(), A}))
      return rewriter.notifyMatchFailure(reshapeUnit3, "a size is dynamic");

    SmallVector<int64_t> u = unitDimensions(reshapeUnit2.getResult(), A);
    if (u != unitDimensions(reshapeUnit2.getResult(), reshapeUnit3.getResult()))
      return rewriter.notifyMatchFailure(reshapeUnit3, "other dimensions have size 1");
    SmallVector<int64_t> c = allDimensions(rank(A));
    SmallVector<int64_t> c2 = at(otherDimensions(rank(reshapeUnit2.getResult()), {unitDimensions(reshapeUnit2.getResult(), A)}), c);
    if (c != positions(otherDimensions(rank(reshapeUnit2.getResult()), {unitDimensions(reshapeUnit2.getResult(), reshapeUnit3.getResult())}), c2))
      return rewriter.notifyMatchFailure(reshapeUnit3, "the dimensions of c are in another order");
    if (rank(reshapeUnit3.getResult()) != rank(A))
      return rewriter.notifyMatchFailure(reshapeUnit3, "ranks differ");
    if (c2.size() != c.size())
      return rewriter.notifyMatchFailure(reshapeUnit3, "the numbers of dimensions of c differ");
    if (u.size() != 1)
      return rewriter.notifyMatchFailure(reshapeUnit3, "u is not exactly one dimension");
    if (!(isPartition(rank(reshapeUnit2.getResult()), {c2, u})))
      return rewriter.notifyMatchFailure(reshapeUnit3, "a dimension that is none of the rule's axes");

    rewriter.replaceOp(reshapeUnit3, A);
    return success();
  }
};

// a choice that is known
// Proved for every rank and every size, whatever the elements are.
struct AChoiceThatIsKnown final : OpRewritePattern<stablehlo::SelectOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::SelectOp select4, PatternRewriter &rewriter) const override {
    auto constant1 = select4.getPred().getDefiningOp<stablehlo::ConstantOp>();
    if (!constant1)
      return rewriter.notifyMatchFailure(select4, "expected stablehlo::ConstantOp");
    if (!verify_rules::isFilledWith(constant1.getValue(), "true"))
      return rewriter.notifyMatchFailure(select4, "the constant is not true");
    Value A = select4.getOnTrue();
    Value B = select4.getOnFalse();
    if (!haveStaticSizes({select4.getResult(), constant1.getResult(), A, B}))
      return rewriter.notifyMatchFailure(select4, "a size is dynamic");

    SmallVector<int64_t> c = allDimensions(rank(constant1.getResult()));
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (size(A, c[lane]) != size(constant1.getResult(), c[lane]))
        return rewriter.notifyMatchFailure(select4, "all c: A_size == constant1_size");
      if (size(B, c[lane]) != size(constant1.getResult(), c[lane]))
        return rewriter.notifyMatchFailure(select4, "all c: B_size == constant1_size");
    }
    if (!verify_rules::hasElementType(constant1.getResult(), {"i1"}))
      return rewriter.notifyMatchFailure(select4, "it is not proved for these elements");
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(select4, "element types differ");

    rewriter.replaceOp(select4, A);
    return success();
  }
};

// a product with a negated matrix
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64.
struct AProductWithANegatedMatrix final : OpRewritePattern<stablehlo::DotGeneralOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp dot4, PatternRewriter &rewriter) const override {
    auto neg2 = dot4.getLhs().getDefiningOp<stablehlo::NegOp>();
    if (!neg2)
      return rewriter.notifyMatchFailure(dot4, "expected stablehlo::NegOp");
    Value A = neg2.getOperand();
    Value B = dot4.getRhs();
    if (!haveStaticSizes({dot4.getResult(), neg2.getResult(), A, B}))
      return rewriter.notifyMatchFailure(dot4, "a size is dynamic");

    SmallVector<int64_t> b = listed({dot4.getDotDimensionNumbers().getLhsBatchingDimensions()});
    SmallVector<int64_t> k = listed({dot4.getDotDimensionNumbers().getLhsContractingDimensions()});
    SmallVector<int64_t> b2 = positions(dot4.getDotDimensionNumbers().getLhsBatchingDimensions(), b);
    SmallVector<int64_t> b3 = at(dot4.getDotDimensionNumbers().getRhsBatchingDimensions(), b2);
    SmallVector<int64_t> k2 = at(dot4.getDotDimensionNumbers().getRhsContractingDimensions(), positions(dot4.getDotDimensionNumbers().getLhsContractingDimensions(), k));
    SmallVector<int64_t> f = otherDimensions(rank(A), {b, k});
    SmallVector<int64_t> f2 = moved(positions(otherDimensions(rank(neg2.getResult()), {dot4.getDotDimensionNumbers().getLhsBatchingDimensions(), dot4.getDotDimensionNumbers().getLhsContractingDimensions()}), f), dot4.getDotDimensionNumbers().getLhsBatchingDimensions().size());
    SmallVector<int64_t> g = otherDimensions(rank(B), {b3, k2});
    SmallVector<int64_t> g2 = moved(positions(otherDimensions(rank(B), {dot4.getDotDimensionNumbers().getRhsBatchingDimensions(), dot4.getDotDimensionNumbers().getRhsContractingDimensions()}), g), rank(neg2.getResult()) - dot4.getDotDimensionNumbers().getLhsContractingDimensions().size());
    if (!isPartition(rank(A), {b, f, k}))
      return rewriter.notifyMatchFailure(dot4, "a dimension that is none of the rule's axes");
    if (b3.size() != b.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of b differ");
    if (k2.size() != k.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of k differ");
    if (!isPartition(rank(B), {b3, g, k2}))
      return rewriter.notifyMatchFailure(dot4, "a dimension that is none of the rule's axes");
    if (b2.size() != b.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of b differ");
    if (f2.size() != f.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of f differ");
    if (g2.size() != g.size())
      return rewriter.notifyMatchFailure(dot4, "the numbers of dimensions of g differ");
    if (!(isPartition(rank(dot4.getResult()), {b2, f2, g2})))
      return rewriter.notifyMatchFailure(dot4, "a dimension that is none of the rule's axes");
    for (size_t lane = 0; lane != b.size(); ++lane) {
      if (size(B, b3[lane]) != size(A, b[lane]))
        return rewriter.notifyMatchFailure(dot4, "all b: B_size_b == A_size_b");
    }
    for (size_t lane = 0; lane != k.size(); ++lane) {
      if (size(B, k2[lane]) != size(A, k[lane]))
        return rewriter.notifyMatchFailure(dot4, "all k: B_size_k == A_size_k");
    }
    if (!verify_rules::hasElementType(dot4.getResult(), {"i4", "i8", "i16", "i32", "i64"}))
      return rewriter.notifyMatchFailure(dot4, "it is not proved for these elements");
    if (getElementTypeOrSelf(A) != getElementTypeOrSelf(dot4.getResult()))
      return rewriter.notifyMatchFailure(dot4, "element types differ");
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(dot4.getResult()))
      return rewriter.notifyMatchFailure(dot4, "element types differ");

    if (b2 != positions(listed({b}), b))
      return rewriter.notifyMatchFailure(dot4, "the right side has its dimensions in another order");
    if (f2 != moved(positions(otherDimensions(rank(A), {listed({b}), listed({k})}), f), listed({b}).size()))
      return rewriter.notifyMatchFailure(dot4, "the right side has its dimensions in another order");
    if (g2 != moved(positions(otherDimensions(rank(B), {listed({b3}), listed({k2})}), g), listed({b}).size() + otherDimensions(rank(A), {listed({b}), listed({k})}).size()))
      return rewriter.notifyMatchFailure(dot4, "the right side has its dimensions in another order");
    Location loc = dot4.getLoc();
    Value new1 = rewriter.create<stablehlo::DotGeneralOp>(
        loc,
        RankedTensorType::get(perDimension(rank(dot4.getResult()), {{b2, [&](size_t lane) -> Number { return size(A, b[lane]); }}, {f2, [&](size_t lane) -> Number { return size(A, f[lane]); }}, {g2, [&](size_t lane) -> Number { return size(B, g[lane]); }}}), getElementTypeOrSelf(dot4.getResult())),
        A,
        B,
        stablehlo::DotDimensionNumbersAttr::get(rewriter.getContext(), listed({b}), listed({b3}), listed({k}), listed({k2})),
        ArrayAttr(),
        stablehlo::DotAlgorithmAttr()).getResult();
    Value new2 = rewriter.create<stablehlo::NegOp>(loc, cast<RankedTensorType>(dot4.getResult().getType()), new1).getResult();
    rewriter.replaceOp(dot4, new2);
    return success();
  }
};

// a comparison the other way round
// Proved for every rank and every size, for elements of type s4, s8, s16, s32, s64, f16, bf16, f32, f64.
struct AComparisonTheOtherWayRound final : OpRewritePattern<stablehlo::CompareOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(stablehlo::CompareOp r3, PatternRewriter &rewriter) const override {
    if (r3.getComparisonDirection() != stablehlo::ComparisonDirection::LT)
      return rewriter.notifyMatchFailure(r3, "another comparison");
    if (!verify_rules::comparesNumbers(r3))
      return rewriter.notifyMatchFailure(r3, "it compares by total order");
    Value A = r3.getLhs();
    Value B = r3.getRhs();
    if (!haveStaticSizes({r3.getResult(), A, B}))
      return rewriter.notifyMatchFailure(r3, "a size is dynamic");

    SmallVector<int64_t> c = allDimensions(rank(A));
    for (size_t lane = 0; lane != c.size(); ++lane) {
      if (size(B, c[lane]) != size(A, c[lane]))
        return rewriter.notifyMatchFailure(r3, "all c: B_size == A_size");
    }
    if (!verify_rules::hasElementType(A, {"i4", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64"}))
      return rewriter.notifyMatchFailure(r3, "it is not proved for these elements");
    if (getElementTypeOrSelf(B) != getElementTypeOrSelf(A))
      return rewriter.notifyMatchFailure(r3, "element types differ");

    Location loc = r3.getLoc();
    Value new1 = rewriter.create<stablehlo::CompareOp>(
        loc,
        cast<RankedTensorType>(r3.getResult().getType()),
        B,
        A,
        stablehlo::ComparisonDirection::GT,
        stablehlo::ComparisonTypeAttr()).getResult();
    rewriter.replaceOp(r3, new1);
    return success();
  }
};
