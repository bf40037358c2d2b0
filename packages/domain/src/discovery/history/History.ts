import { Clock, Context, Effect, Layer, Option, Schema } from "effect"
import { attribution } from "../../customer/acquisition/model.ts"
import type { ListTag } from "../../buying/cart/model.ts"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { PageType } from "../../foundation/pages/model.ts"
import { getPageType } from "../../foundation/pages/rules.ts"
import { Storage, readEntry, type StorageEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { type HistoryEntry, MisoId, type ProductList } from "./model.ts"
import { isCreditable, isProductListType, toListTag, noProductList, replaceProductList, type ViewedList } from "./productList.ts"
import { toHistoryTitle, toHistoryUrl, normalizeHistory, addVisit } from "./rules.ts"
import { misoId, productList, recentHistory } from "./storage.ts"

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
    /** Stores the followed recommendation. Logs and ignores one with missing fields (HIST-26). */
    readonly follow: (recommendation: { readonly misoId: string | null; readonly skuBase: string | null }) => Effect.Effect<void>
    /** The recommendation that was followed within the last minute. */
    readonly followed: Effect.Effect<MisoId | null>
  }
>()("@camber/domain/history/History") {
  static readonly layer: Layer.Layer<History, never, Storage | Tabs> = Layer.effect(
    History,
    Effect.gen(function* () {
      const storage = yield* Storage
      const tabs = yield* Tabs
      const read = <Value>(entry: StorageEntry<Value>) =>
        readEntry(entry).pipe(
          Effect.map((stored) => stored?.value ?? null),
          Effect.provideService(Storage, storage)
        )
      const write = <Value>(entry: StorageEntry<Value>, value: Value) => Effect.provideService(writeEntry(entry, value), Storage, storage)
      const recent = (of: PageType) => Effect.map(read(recentHistory(of)), (stored) => normalizeHistory(stored ?? []))
      const list = Effect.map(read(productList), (stored) => stored ?? noProductList)
      return History.of({
        record: Effect.fnUntraced(function* ({ imageUrl, skuBaseNumber, title }: PageView) {
          const address = yield* tabs.address
          const visit: HistoryEntry = {
            pageType: getPageType(address.pathname),
            url: toHistoryUrl(address),
            title: toHistoryTitle(title),
            date: yield* Clock.currentTimeMillis,
            imageUrl,
            skuBaseNumber: Option.getOrNull(decodeBase(skuBaseNumber))
          }
          yield* write(recentHistory(visit.pageType), addVisit(yield* recent(visit.pageType), visit))
        }),
        recent,
        list,
        seeList: Effect.fnUntraced(function* (type: string, seen: ViewedList) {
          if (!isProductListType(type)) return yield* Effect.logError(`Product list type is not valid: ${type}`)
          const acquisition = (yield* read(attribution))?.acquisition ?? null
          yield* write(productList, replaceProductList(yield* list, type, seen, acquisition))
        }),
        tag: Effect.fnUntraced(function* (method: string) {
          const seen = yield* list
          if (seen !== noProductList && !isCreditable(seen))
            yield* Effect.logError(`Product list is not valid for add to cart method ${method}`)
          return toListTag(seen)
        }),
        follow: (recommendation) =>
          Option.match(decodeMisoId(recommendation), {
            onNone: () => Effect.logError("A followed recommendation lacks misoId or skuBase", recommendation),
            onSome: (followed) => write(misoId, followed)
          }),
        followed: read(misoId)
      })
    })
  )
}

const decodeMisoId = Schema.decodeUnknownOption(MisoId)
const decodeBase = Schema.decodeUnknownOption(SkuBaseNumber)
