export { isPriceSort } from "./sortComparators.ts"
