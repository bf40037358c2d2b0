export { advanceOrder, type Moved, type OrderMove } from "./advanceOrder.ts"
