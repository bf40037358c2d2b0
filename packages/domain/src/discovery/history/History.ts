import { Clock, Context, Effect, Layer, Option, Schema } from "effect"
import { attribution } from "../../customer/acquisition/storage.ts"
import type { ListTag } from "../../buying/cart/model.ts"
import { SkuBaseNumber } from "../../catalog/catalog/model.ts"
import type { PageType } from "../../foundation/pages/model.ts"
import { getPageType } from "../../foundation/pages/rules.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { readEntry, type StorageEntry, writeEntry } from "../../foundation/ports/StorageEntry.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { type HistoryEntry, MisoId, type ProductList } from "./model.ts"
import { isCreditable, isProductListType, toListTag, noProductList, replaceProductList, type ViewedList } from "./productList.ts"
import { toHistoryTitle, toHistoryUrl, normalizeHistory, addVisit } from "./rules.ts"
import { misoId, productList, recentHistory } from "./storage.ts"

/** A page as it tells of itself while it is shown. */
export interface PageView {
  /** The document's title, with the shop's name behind a pipe. */
  readonly title: string
  /** The page's share image (HIST-04). */
  readonly imageUrl: string | null
  readonly skuBaseNumber: string | null
}

/** What this device remembers of pages and lists. Nothing fails: what cannot be read or kept is logged and counts as nothing (ERR-120). */
export class History extends Context.Service<
  History,
  {
    /** Keeps a visit of the present page, among those of its type (HIST-05). */
    readonly record: (view: PageView) => Effect.Effect<void>
    /** Newest first, each address once, at most 30. */
    readonly recent: (pageType: PageType) => Effect.Effect<ReadonlyArray<HistoryEntry>>
    /** The list seen last. */
    readonly list: Effect.Effect<ProductList>
    /**
     * A list of products is shown; how the visitor came goes with it (HIST-19). A type that does not exist keeps the former list, and is
     * logged (HIST-21).
     */
    readonly seeList: (type: string, seen: ViewedList) => Effect.Effect<void>
    /** What an item says of the list seen last; `method` names who adds it, for the log of a list that may not be credited (ERR-113). */
    readonly tag: (method: string) => Effect.Effect<ListTag>
    /** Keeps which recommendation was followed. One that lacks a part is logged and not kept (HIST-26). */
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
          Effect.map((kept) => kept?.value ?? null),
          Effect.provideService(Storage, storage)
        )
      const write = <Value>(entry: StorageEntry<Value>, value: Value) => Effect.provideService(writeEntry(entry, value), Storage, storage)
      const recent = (of: PageType) => Effect.map(read(recentHistory(of)), (kept) => normalizeHistory(kept ?? []))
      const list = Effect.map(read(productList), (kept) => kept ?? noProductList)
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
