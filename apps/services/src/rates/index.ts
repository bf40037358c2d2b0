export { TableInvalid } from "./readTable.ts"
export { readTaxRates, taxByTable } from "./taxTable.ts"
export { byTable, readRates, wordsOf } from "./shippingTable.ts"
