export { advanceOrder, type AdvanceResult, type OrderMove } from "./advanceOrder.ts"
