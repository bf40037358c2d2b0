import { Schema } from "effect"
import { SkuBaseNumber } from "../catalog/model.ts"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import { type CompareSelection, MAX_COMPARED } from "./choice.ts"

const CompareSelection = Schema.Struct({ skuBaseNumber: SkuBaseNumber, title: Schema.String, imageUrl: Schema.String })

/** Storage entry of the compared products, kept while the tab is open. */
export const comparedEntry = {
  area: "session",
  key: "ComparedProducts",
  minutes: null,
  value: Schema.Array(CompareSelection).check(Schema.isMaxLength(MAX_COMPARED))
} satisfies StorageEntry<ReadonlyArray<CompareSelection>>
