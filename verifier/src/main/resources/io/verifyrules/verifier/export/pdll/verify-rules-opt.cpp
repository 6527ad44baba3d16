// Applies one exported rule, once in each function: verify-rules-opt FILE --pattern=NAME
// Made of the patterns with: mlir-pdll -x=cpp rules.pdll -o rules.pdll.inc
// Define VERIFY_RULES_WITH_STABLEHLO, and link StableHLO, to have its operations checked as well.
#include "verify_rules.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/PDL/IR/PDL.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "llvm/Support/raw_ostream.h"
#ifdef VERIFY_RULES_WITH_STABLEHLO
#include "stablehlo/dialect/Register.h"
#endif

#include "rules.pdll.inc"

namespace {

class Rewriter : public mlir::PatternRewriter {
public:
  explicit Rewriter(mlir::MLIRContext *context) : PatternRewriter(context) {}
};

void add(mlir::RewritePatternSet &patterns, llvm::StringRef wanted) {
#define VERIFY_RULES_PATTERN(NAME)                                                                                     \
  if (wanted == #NAME)                                                                                                 \
    patterns.add<NAME>(patterns.getContext());
#include "patterns.def"
#undef VERIFY_RULES_PATTERN
}

/// Removes operations that nothing uses any more; those of StableHLO that rules speak of have no other effect.
void erase(mlir::func::FuncOp function) {
  llvm::SmallVector<mlir::Operation *> present;
  function.walk([&](mlir::Operation *operation) { present.push_back(operation); });
  for (mlir::Operation *operation : llvm::reverse(present))
    if (operation->getName().getDialectNamespace() == "stablehlo" && operation->use_empty())
      operation->erase();
}

} // namespace

int main(int count, char **arguments) {
  if (count != 3 || !llvm::StringRef(arguments[2]).starts_with("--pattern=")) {
    llvm::errs() << "usage: verify-rules-opt FILE --pattern=NAME\n";
    return 2;
  }
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect, mlir::pdl::PDLDialect, mlir::pdl_interp::PDLInterpDialect>();
#ifdef VERIFY_RULES_WITH_STABLEHLO
  mlir::stablehlo::registerAllDialects(registry);
#endif
  mlir::MLIRContext context(registry);
  context.allowUnregisteredDialects();
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::parseSourceFile<mlir::ModuleOp>(arguments[1], &context);
  if (!module)
    return 1;
  mlir::RewritePatternSet patterns(&context);
  add(patterns, llvm::StringRef(arguments[2]).drop_front(10));
  mlir::FrozenRewritePatternSet frozen(std::move(patterns));
  mlir::PatternApplicator applicator(frozen);
  applicator.applyDefaultCostModel();
  Rewriter rewriter(&context);
  for (auto function : module->getOps<mlir::func::FuncOp>()) {
    llvm::SmallVector<mlir::Operation *> present;
    function.walk([&](mlir::Operation *operation) { present.push_back(operation); });
    for (mlir::Operation *operation : llvm::reverse(present)) {
      rewriter.setInsertionPoint(operation);
      if (mlir::succeeded(applicator.matchAndRewrite(operation, rewriter)))
        break;
    }
    erase(function);
  }
  if (mlir::failed(mlir::verify(*module)))
    return 1;
  module->print(llvm::outs(), mlir::OpPrintingFlags().printGenericOpForm());
  return 0;
}
