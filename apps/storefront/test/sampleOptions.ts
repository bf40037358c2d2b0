import type { IndexOptionValue, ProductPage } from "@camber/domain/catalog"
import { sampleProduct } from "./samples.ts"

/** One of the values of a part's bore; its number is its place. */
export const optionValue = (id: number, changes: Partial<IndexOptionValue> = {}): IndexOptionValue => ({
  id,
  ordinality: id,
  displayName: `Bore ${id}`,
  isSelected: false,
  isDisabled: false,
  isPurchaseable: true,
  url: `/item/slotted-rotor/2?sku=CAM-2-${id}`,
  fits: null,
  difference: null,
  ...changes
})

/** A part of whose bore there are these values. */
export const withOption = (...values: ReadonlyArray<IndexOptionValue>): Partial<ProductPage> => ({
  options: {
    ...sampleProduct().options,
    indexOptions: [{ id: 1, ordinality: 1, displayName: "Bore", isSelected: true, indexOptionValues: values }]
  }
})
