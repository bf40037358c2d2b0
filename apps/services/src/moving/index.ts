export { type MovedFile, type MoveReport, type MoveRequest, moveShop } from "./moveShop.ts"
