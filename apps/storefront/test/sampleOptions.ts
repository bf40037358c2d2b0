import type { IndexOptionValue, ProductPage } from "@camber/domain/catalog"
import { sampleIndexOption, sampleIndexOptionValue, sampleProductOptions } from "@camber/testing/records"

/** One of the values of a part's bore; its number is its place. */
export const optionValue = (id: number, changes: Partial<IndexOptionValue> = {}): IndexOptionValue =>
  sampleIndexOptionValue({ id, ordinality: id, displayName: `Bore ${id}`, url: `/item/slotted-rotor/2?sku=CAM-2-${id}`, ...changes })

/** A part of whose bore there are these values. */
export const withOption = (...values: ReadonlyArray<IndexOptionValue>): Partial<ProductPage> => ({
  options: sampleProductOptions({ indexOptions: [sampleIndexOption({ isSelected: true, indexOptionValues: values })] })
})
