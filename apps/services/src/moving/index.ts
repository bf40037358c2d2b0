export { createPace, fullPace, sharedPace } from "../catalog-import/createPace.ts"
export type { MoveCount } from "./MoveContext.ts"
export { type MovedFile, type MoveReport, type MoveRequest, moveShop } from "./moveShop.ts"
