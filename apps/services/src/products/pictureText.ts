import type { ProductOption } from "../database/tables.ts"
import { optionValueNames } from "./evaluateRow.ts"
import type { ProductRecord } from "./productRecords.ts"

type Pictured = Pick<ProductRecord, "title"> & {
  readonly options: ReadonlyArray<ProductOption>
  readonly allVariants: ReadonlyArray<Pick<ProductRecord["allVariants"][number], "image" | "option_value_ids">>
}

/**
 * Returns the alternative text of a product image: the title, and the option values that only the variants with this
 * image share.
 * @returns For example 'Cruiser Master Cylinder, Tandem, Polished'.
 */
export const pictureText = ({ allVariants, options, title }: Pictured, image: string): string => {
  const getValues = (variants: Pictured["allVariants"]) =>
    variants.map(({ option_value_ids }) => optionValueNames(options, option_value_ids))
  const all = getValues(allVariants)
  const pictured = getValues(allVariants.filter((variant) => variant.image === image))
  const distinct = (rows: ReadonlyArray<ReadonlyArray<string>>, index: number) => [...new Set(rows.map((row) => row[index] ?? ""))]
  const distinguishing = options.flatMap((_option, index) => {
    const [value = "", ...others] = distinct(pictured, index)
    return value !== "" && others.length === 0 && distinct(all, index).length > 1 ? [value] : []
  })
  return [title, ...distinguishing].join(", ")
}
