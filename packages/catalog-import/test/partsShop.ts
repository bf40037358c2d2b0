import type { ImportFile } from "../src/index.ts"
import { expectedProducts } from "./describeProducts.ts"
import { openSamples, textFile } from "./sampleFiles.ts"

const toRow = (...cells: ReadonlyArray<string | number | null>): string => `${cells.map((cell) => `"${cell ?? ""}"`).join(",")}\n`

const rows = (header: string, list: ReadonlyArray<string>): string => `${header}\n${list.join("")}`

/** The parts of the invented shop in small tables, for files that only name them by brand and part number. */
export const partsShop: ReadonlyArray<ImportFile> = [
  ...openSamples("camber").filter(({ name }) => name === "brands.csv"),
  textFile(
    "products.csv",
    rows(
      "product,title,brand,category",
      expectedProducts.map(([key, { brand }]) => toRow(key, "Part", brand, "Parts"))
    )
  ),
  textFile(
    "variants.csv",
    rows(
      "sku,product,mpn,option1_name,option1_value",
      expectedProducts.flatMap(([key, { variants }]) => variants.map(({ mpn, sku }) => toRow(sku, key, mpn, "Number", sku)))
    )
  ),
  textFile(
    "prices.csv",
    rows(
      "sku,price",
      expectedProducts.flatMap(([, { variants }]) => variants.map(({ sku }) => toRow(sku, "10")))
    )
  )
]
