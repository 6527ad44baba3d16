// What exported patterns over arith use beside verify_rules.h: numbers of bits, constants, flags.
#ifndef VERIFY_RULES_ARITH_H
#define VERIFY_RULES_ARITH_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "verify_rules.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"

namespace verify_rules {

/// The type with other elements: a vector or a tensor of as many, or a single element.
inline mlir::Type withElement(mlir::Type type, mlir::Type element) {
  auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
  return shaped ? mlir::Type(shaped.clone(element)) : element;
}

/// Whether all values have elements at the same places, if they are no single elements.
inline bool haveOneShape(std::initializer_list<mlir::Value> values) {
  mlir::Type first = values.begin()->getType();
  return llvm::all_of(values, [&](mlir::Value value) {
    return withElement(value.getType(), mlir::getElementTypeOrSelf(first)) == first;
  });
}

/// Whether a constant of the type can be made: no size is dynamic.
inline bool canBeFilled(mlir::Type type) {
  auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
  return !shaped || shaped.hasStaticShape();
}

/// Whether the elements are integers with a number of bits.
inline bool isInteger(mlir::Value value) { return mlir::getElementTypeOrSelf(value.getType()).isSignlessInteger(); }

inline bool isIndex(mlir::Value value) { return mlir::getElementTypeOrSelf(value.getType()).isIndex(); }

/// The number of bits of an integer.
inline int64_t bitsOf(mlir::Value value) { return mlir::getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth(); }

inline bool hasBits(mlir::Value value, int64_t bits) { return isInteger(value) && bitsOf(value) == bits; }

/// A number in so many bits, with its sign.
inline llvm::APInt integer(int64_t bits, int64_t number) {
  return llvm::APInt(64, static_cast<uint64_t>(number)).sextOrTrunc(static_cast<unsigned>(bits));
}

/// Whether an integer is this one everywhere.
inline bool isConstant(mlir::Value value, const llvm::APInt &number) {
  llvm::APInt found;
  return mlir::matchPattern(value, mlir::m_ConstantInt(&found)) && found.getBitWidth() == number.getBitWidth() && found == number;
}

/// Whether a float is this one everywhere. Any that is not a number is as good as any other.
inline bool isFloatConstant(mlir::Value value, llvm::StringRef text) {
  mlir::Attribute constant;
  if (!mlir::matchPattern(value, mlir::m_Constant(&constant)))
    return false;
  auto number = llvm::dyn_cast<mlir::FloatAttr>(constant);
  if (!number)
    return isFilledWith(constant, text);
  return text == "nan" ? number.getValue().isNaN() : mlir::Attribute(number) == element(value.getType(), text);
}

inline bool isPoison(mlir::Value value) {
  auto poison = value.getDefiningOp<mlir::ub::PoisonOp>();
  return poison && llvm::isa<mlir::ub::PoisonAttr>(poison.getValue());
}

/// Whether an operation has these fast-math flags and no others. One that is said to have none has none.
inline bool hasFastmath(mlir::Operation *operation, mlir::arith::FastMathFlags flags) {
  auto own = llvm::dyn_cast_or_null<mlir::arith::FastMathFlagsAttr>(operation->getAttr("fastmath"));
  return (own ? own.getValue() : mlir::arith::FastMathFlags::none) == flags;
}

/// Whether the result is rounded to nearest, ties to even, which is so where nothing is said.
inline bool roundsAsUsual(mlir::Operation *operation) { return !operation->getAttr("roundingmode"); }

/// A constant of a type with this element everywhere.
inline mlir::Value filledConstant(mlir::PatternRewriter &rewriter, mlir::Location loc, mlir::Type type, mlir::TypedAttr element) {
  auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
  return rewriter.create<mlir::arith::ConstantOp>(
      loc, shaped ? llvm::cast<mlir::TypedAttr>(mlir::DenseElementsAttr::get(shaped, element)) : element);
}

inline mlir::Value integerConstant(mlir::PatternRewriter &rewriter, mlir::Location loc, mlir::Type type, const llvm::APInt &number) {
  return filledConstant(rewriter, loc, type, mlir::IntegerAttr::get(mlir::getElementTypeOrSelf(type), number));
}

inline mlir::Value floatConstant(mlir::PatternRewriter &rewriter, mlir::Location loc, mlir::Type type, llvm::StringRef text) {
  return filledConstant(rewriter, loc, type, llvm::cast<mlir::TypedAttr>(element(mlir::getElementTypeOrSelf(type), text)));
}

} // namespace verify_rules

#endif
