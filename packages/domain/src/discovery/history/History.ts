import { Context, type Effect } from "effect"
import type { ListTag } from "../../buying/cart/model.ts"
import type { PageType } from "../../foundation/pages/model.ts"
import type { HistoryEntry, MisoId, ProductList } from "./model.ts"
import type { ViewedList } from "./productList.ts"

/** A page's description of itself. */
export interface PageView {
  /** The document title, with the shop's name after a pipe. */
  readonly title: string
  /** The page's share image (HIST-04). */
  readonly imageUrl: string | null
  readonly skuBaseNumber: string | null
}

/** The pages and product lists that this device has viewed. Never fails: unreadable data is logged and ignored (ERR-120). */
export class History extends Context.Service<
  History,
  {
    /** Records a visit of the current page in the history of its page type (HIST-05). */
    readonly record: (view: PageView) => Effect.Effect<void>
    /** Newest first, each URL once, at most 30. */
    readonly recent: (pageType: PageType) => Effect.Effect<ReadonlyArray<HistoryEntry>>
    /** The last viewed product list. */
    readonly list: Effect.Effect<ProductList>
    /**
     * Stores the displayed product list with the visitor's acquisition (HIST-19). Logs an unknown type and keeps the previous list
     * (HIST-21).
     */
    readonly seeList: (type: string, seen: ViewedList) => Effect.Effect<void>
    /** Returns the tag of an added item for the last viewed list. `method` names the caller in the log of an invalid list (ERR-113). */
    readonly tag: (method: string) => Effect.Effect<ListTag>
    /** Stores the followed recommendation. Logs and ignores a recommendation with missing fields (HIST-26). */
    readonly follow: (recommendation: { readonly misoId: string | null; readonly skuBase: string | null }) => Effect.Effect<void>
    /** The recommendation that was followed within the last minute. */
    readonly followed: Effect.Effect<MisoId | null>
  }
>()("@camber/domain/history/History") {}
