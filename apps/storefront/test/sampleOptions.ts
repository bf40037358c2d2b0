import type { IndexOptionValue, ProductPage } from "@camber/domain/catalog"
import { sampleIndexOption, sampleIndexOptionValue, sampleProductOptions } from "@camber/testing/records"

/** A value of a part's bore; its number is its position. */
export const optionValue = (id: number, changes: Partial<IndexOptionValue> = {}): IndexOptionValue =>
  sampleIndexOptionValue({ id, ordinality: id, displayName: `Bore ${id}`, url: `/item/slotted-rotor/2?sku=CAM-2-${id}`, ...changes })

/** A part with these bore values. */
export const withOption = (...values: ReadonlyArray<IndexOptionValue>): Partial<ProductPage> => ({
  options: sampleProductOptions({ indexOptions: [sampleIndexOption({ isSelected: true, indexOptionValues: values })] })
})
