import { Schema } from "effect"
import { SkuBaseNumber } from "../catalog/model.ts"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import { type Compared, MOST_COMPARED } from "./choice.ts"

const Compared = Schema.Struct({ skuBaseNumber: SkuBaseNumber, title: Schema.String, imageUrl: Schema.String })

/** What was chosen to be compared, for as long as the tab is open. */
export const comparedEntry = {
  area: "session",
  key: "ComparedProducts",
  minutes: null,
  value: Schema.Array(Compared).check(Schema.isMaxLength(MOST_COMPARED))
} satisfies StorageEntry<ReadonlyArray<Compared>>
