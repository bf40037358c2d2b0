import { Schema } from "effect"
import type { PageType } from "../../foundation/pages/model.ts"
import type { StorageEntry } from "../../foundation/ports/StorageEntry.ts"
import { HistoryEntry, MisoId, ProductList } from "./model.ts"

/** The visits of pages of one type, for about 30 days after the last of them (HIST-06, HIST-08). */
export const recentHistory = (pageType: PageType) =>
  ({
    area: "local",
    key: `${pageType}_RecentHistory`,
    minutes: 43_800,
    value: Schema.Array(HistoryEntry)
  }) satisfies StorageEntry<ReadonlyArray<HistoryEntry>>

/** GAP-C21 */
export const productList = { area: "session", key: "ProductList", minutes: null, value: ProductList } satisfies StorageEntry<ProductList>

/** For one minute: the recommendation counts for the very next page only (HIST-25). */
export const misoId = { area: "session", key: "MisoId", minutes: 1, value: MisoId } satisfies StorageEntry<MisoId>
