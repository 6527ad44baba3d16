// What exported patterns use beside verify_rules.h: dimensions of tensors by the axes of rules, and reductions.
#ifndef VERIFY_RULES_PATTERNS_H
#define VERIFY_RULES_PATTERNS_H

#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "stablehlo/dialect/StablehloOps.h"
#include "verify_rules.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include <functional>

namespace verify_rules {

namespace stablehlo = mlir::stablehlo;
using Dimensions = llvm::SmallVector<int64_t>;

inline bool haveStaticSizes(std::initializer_list<mlir::Value> values) {
  return llvm::all_of(values, [](mlir::Value value) { return sizes(value).known(); });
}

inline int64_t rank(mlir::Value value) { return llvm::cast<mlir::RankedTensorType>(value.getType()).getRank(); }

inline Number size(mlir::Value value, int64_t dimension) {
  return llvm::cast<mlir::RankedTensorType>(value.getType()).getDimSize(dimension);
}

/// The greatest rank of the tensors that an operation takes and gives: no dimension of a matched tensor that is told by trying is beyond it.
inline int64_t greatestRank(mlir::Operation *operation) {
  int64_t greatest = 0;
  auto look = [&](mlir::Type type) {
    if (auto tensor = llvm::dyn_cast<mlir::RankedTensorType>(type))
      greatest = std::max(greatest, tensor.getRank());
  };
  llvm::for_each(operation->getOperandTypes(), look);
  llvm::for_each(operation->getResultTypes(), look);
  return greatest;
}

inline Dimensions allDimensions(int64_t rank) { return llvm::to_vector<6>(llvm::seq<int64_t>(0, rank)); }

/// The dimensions that are in none of the lists, in order.
inline Dimensions otherDimensions(int64_t rank, std::initializer_list<llvm::ArrayRef<int64_t>> lists) {
  Dimensions others;
  for (int64_t dimension = 0; dimension != rank; ++dimension)
    if (llvm::none_of(lists, [&](llvm::ArrayRef<int64_t> list) { return llvm::is_contained(list, dimension); }))
      others.push_back(dimension);
  return others;
}

/// So many dimensions after the first ones.
inline Dimensions following(int64_t rank, int64_t count) {
  return llvm::to_vector<6>(llvm::seq<int64_t>(rank, rank + count));
}

/// Where the dimensions stand in a list; one that is not there stands at no place.
inline Dimensions positions(llvm::ArrayRef<int64_t> list, llvm::ArrayRef<int64_t> dimensions) {
  Dimensions found;
  for (int64_t dimension : dimensions)
    found.push_back(llvm::is_contained(list, dimension) ? std::distance(list.begin(), llvm::find(list, dimension)) : -1);
  return found;
}

/// So many places further on; none where there is no such place.
inline Dimensions moved(llvm::ArrayRef<int64_t> places, int64_t by) {
  Dimensions all;
  for (int64_t place : places)
    all.push_back(place < 0 || place + by < 0 ? -1 : place + by);
  return all;
}

/// What stands at the places of a list; a place that it does not have is no dimension.
inline Dimensions at(llvm::ArrayRef<int64_t> list, llvm::ArrayRef<int64_t> places) {
  Dimensions found;
  for (int64_t place : places)
    found.push_back(place >= 0 && place < static_cast<int64_t>(list.size()) ? list[place] : -1);
  return found;
}

inline Dimensions sorted(llvm::ArrayRef<int64_t> dimensions) {
  Dimensions all(dimensions.begin(), dimensions.end());
  llvm::sort(all);
  return all;
}

/// All dimensions of the lists, one list after the other.
inline Dimensions listed(std::initializer_list<llvm::ArrayRef<int64_t>> lists) {
  Dimensions all;
  for (llvm::ArrayRef<int64_t> list : lists)
    all.append(list.begin(), list.end());
  return all;
}

/// All dimensions of the lists, in order.
inline Dimensions joined(std::initializer_list<llvm::ArrayRef<int64_t>> lists) { return sorted(listed(lists)); }

/// The dimensions of size 1 that one tensor has and another one has not, whose sizes are the same otherwise.
inline Dimensions unitDimensions(mlir::Value with, mlir::Value without) {
  Dimensions units;
  int64_t next = 0;
  for (int64_t dimension = 0; dimension != rank(with); ++dimension)
    if (next != rank(without) && size(with, dimension) == size(without, next))
      ++next;
    else
      units.push_back(dimension);
  return units;
}

/// Whether a tensor is another one without dimensions of size 1.
inline bool dropsUnits(mlir::Value with, mlir::Value without) {
  Dimensions units = unitDimensions(with, without);
  return rank(with) - static_cast<int64_t>(units.size()) == rank(without) &&
         llvm::all_of(units, [&](int64_t dimension) { return size(with, dimension) == 1; });
}

/// Whether each dimension stands in exactly one of the lists, once.
inline bool isPartition(int64_t rank, std::initializer_list<llvm::ArrayRef<int64_t>> lists) {
  return joined(lists) == allDimensions(rank);
}

/// The numbers of some dimensions.
struct Part {
  llvm::ArrayRef<int64_t> dimensions;
  std::function<Number(size_t)> number;
};

/// One number for each dimension.
inline llvm::SmallVector<int64_t> perDimension(int64_t rank, std::initializer_list<Part> parts) {
  llvm::SmallVector<int64_t> all(rank, 0);
  for (const Part &part : parts)
    for (size_t lane = 0; lane != part.dimensions.size(); ++lane)
      all[part.dimensions[lane]] = static_cast<int64_t>(part.number(lane));
  return all;
}

/// Whether a tensor without dimensions is a constant with this element.
inline bool isConstant(mlir::Value value, llvm::StringRef text) {
  mlir::DenseElementsAttr constant;
  return mlir::matchPattern(value, mlir::m_Constant(&constant)) && isFilledWith(constant, text);
}

/// Whether a broadcast makes no dimension of size 1 larger.
inline bool keepsSizes(stablehlo::BroadcastInDimOp broadcast) {
  for (auto [place, dimension] : llvm::enumerate(broadcast.getBroadcastDimensions()))
    if (size(broadcast.getOperand(), place) != size(broadcast.getResult(), dimension))
      return false;
  return true;
}

/// Whether the body of a reduction is this operation on its two arguments.
template <typename Operation> bool combinesBy(stablehlo::ReduceOp reduce) {
  mlir::Block &body = reduce.getBody().front();
  if (body.getNumArguments() != 2 || body.getOperations().size() != 2)
    return false;
  auto operation = llvm::dyn_cast<Operation>(body.front());
  return operation && body.back().getOperand(0) == operation->getResult(0) &&
         ((operation->getOperand(0) == body.getArgument(0) && operation->getOperand(1) == body.getArgument(1)) ||
          (operation->getOperand(0) == body.getArgument(1) && operation->getOperand(1) == body.getArgument(0)));
}

/// The element of a type that a reduction starts from where nothing is said: 0 for a sum, the least number for a maximum.
inline mlir::Attribute neutralElement(mlir::Type type, llvm::StringRef monoid) {
  if (monoid == "sum" || monoid == "product")
    return element(type, monoid == "sum" ? "0" : "1");
  if (auto floating = llvm::dyn_cast<mlir::FloatType>(type))
    return mlir::FloatAttr::get(type, llvm::APFloat::getInf(floating.getFloatSemantics(), monoid == "max"));
  auto integer = llvm::cast<mlir::IntegerType>(type);
  unsigned bits = integer.getWidth();
  if (monoid == "and" || monoid == "or")
    return mlir::IntegerAttr::get(type, monoid == "and" ? llvm::APInt::getAllOnes(bits) : llvm::APInt::getZero(bits));
  bool isSigned = !integer.isUnsigned() && bits > 1;
  return mlir::IntegerAttr::get(type, monoid == "max" ? llvm::APInt::getMinValue(bits) | (isSigned ? llvm::APInt::getSignMask(bits) : llvm::APInt::getZero(bits))
                                                      : isSigned ? llvm::APInt::getSignedMaxValue(bits) : llvm::APInt::getMaxValue(bits));
}

inline bool isNeutral(mlir::Value value, llvm::StringRef monoid) {
  mlir::DenseElementsAttr constant;
  return mlir::matchPattern(value, mlir::m_Constant(&constant)) && constant.isSplat() &&
         constant.getSplatValue<mlir::Attribute>() == neutralElement(constant.getElementType(), monoid);
}

inline mlir::Value neutral(mlir::PatternRewriter &rewriter, mlir::Location loc, mlir::Type type, llvm::StringRef monoid) {
  auto scalar = mlir::RankedTensorType::get({}, type);
  return rewriter.create<stablehlo::ConstantOp>(loc, mlir::DenseElementsAttr::get(scalar, neutralElement(type, monoid)));
}

/// A reduction by an operation on two elements.
template <typename Operation>
mlir::Value reduced(mlir::PatternRewriter &rewriter, mlir::Location loc, mlir::RankedTensorType type, mlir::Value operand,
                    mlir::Value initial, llvm::ArrayRef<int64_t> dimensions) {
  auto reduce = rewriter.create<stablehlo::ReduceOp>(loc, mlir::TypeRange{type}, mlir::ValueRange{operand},
                                                     mlir::ValueRange{initial}, rewriter.getDenseI64ArrayAttr(dimensions));
  auto scalar = mlir::RankedTensorType::get({}, type.getElementType());
  mlir::Block *body = rewriter.createBlock(&reduce.getBody(), {}, {scalar, scalar}, {loc, loc});
  mlir::Value combined = rewriter.create<Operation>(loc, body->getArgument(0), body->getArgument(1));
  rewriter.create<stablehlo::ReturnOp>(loc, combined);
  rewriter.setInsertionPointAfter(reduce);
  return reduce.getResult(0);
}

} // namespace verify_rules

#endif
