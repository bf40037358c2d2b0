import { STARTS_WITH, startShop } from "../scripts/ShopUnderTest.ts"
import { printTable, tenths } from "./printTable.ts"
import { type Bench, sizeName } from "./Shops.ts"

/** Measures the seconds from the command to the first page, with a built storefront. */
export const start: Bench = async () => {
  const first = await startShop(STARTS_WITH)
  const second = await first.restart({})
  await second.stop()
  printTable(
    "Start, embedded database",
    ["", "first page after s"],
    [
      [`first start, ${sizeName(STARTS_WITH)}`, tenths(first.secondsToFirstPage)],
      ["second start", tenths(second.secondsToFirstPage)]
    ]
  )
}
