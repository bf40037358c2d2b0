export { advanceOrder, type AdvanceResult, type OrderMove } from "./advanceOrder.ts"
export { quoteTestOrder, type TestOrder } from "./quoteTestOrder.ts"
