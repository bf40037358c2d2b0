import { readAlias } from "../names/Aliases.ts"
import type { Reading } from "../Reading.ts"
import type { CatalogRecord } from "../records.ts"
import type { Row } from "../text/Row.ts"
import { readStatement } from "./fitment.ts"
import { readKitRow } from "./kits.ts"
import { readNumber, readPrice, readStock } from "./offers.ts"
import { readPictureRow } from "./pictures.ts"
import { readBrand, readCategory, readId, readProduct } from "./products.ts"
import { readVariant } from "./variants.ts"

type RowReader = (row: Row, reading: Reading, header: ReadonlyArray<string>) => CatalogRecord | undefined

const note =
  (read: (row: Row, reading: Reading) => void): RowReader =>
  (row, reading) => {
    read(row, reading)
    return undefined
  }

/** Row readers by table name. */
const readers: Readonly<Record<string, RowReader>> = {
  aliases: note((row, { aliases }) => readAlias(row, aliases)),
  brands: note(readBrand),
  categories: note((row, reading) => readCategory(row, reading)),
  category_map: note((row, reading) => readCategory(row, reading, "theirs")),
  ids: note(readId),
  products: readProduct,
  variants: readVariant,
  prices: readPrice,
  stock: readStock,
  numbers: readNumber,
  kits: readKitRow,
  fitment: readStatement,
  images: readPictureRow
}

/** Reads a row of one of Camber's own tables. */
export const readCamberTable = (table: string, row: Row, header: ReadonlyArray<string>, reading: Reading): ReadonlyArray<CatalogRecord> => {
  if (row.isBroken()) return []
  const record = readers[table]?.(row, reading, header)
  return record === undefined ? [] : [record]
}
