import { Schema } from "effect"
import type { PageType } from "../../foundation/pages/model.ts"
import type { StorageEntry } from "../../foundation/ports/Storage.ts"
import { HistoryEntry, MisoId, ProductList } from "./model.ts"

/** Storage entry of the visits of one page type, kept for about 30 days after the last one (HIST-06, HIST-08). */
export const recentHistory = (pageType: PageType) =>
  ({
    area: "local",
    key: `${pageType}_RecentHistory`,
    minutes: 43_800,
    value: Schema.Array(HistoryEntry)
  }) satisfies StorageEntry<ReadonlyArray<HistoryEntry>>

/** Storage entry of the last viewed product list (GAP-C21). */
export const productList = { area: "session", key: "ProductList", minutes: null, value: ProductList } satisfies StorageEntry<ProductList>

/** Storage entry of the followed recommendation, kept for one minute so that the recommendation only counts for the next page (HIST-25). */
export const misoId = { area: "session", key: "MisoId", minutes: 1, value: MisoId } satisfies StorageEntry<MisoId>
