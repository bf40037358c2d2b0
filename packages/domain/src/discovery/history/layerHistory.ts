import { Clock, Effect, Layer, Option, Schema } from "effect"
import { attribution } from "../../customer/acquisition/model.ts"
import { SkuBaseNumber } from "../../catalog/catalog/sku.ts"
import type { PageType } from "../../foundation/pages/model.ts"
import { getPageType } from "../../foundation/pages/rules.ts"
import { Storage, readEntry, type StorageEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { type HistoryEntry, MisoId } from "./model.ts"
import { isCreditable, isProductListType, toListTag, noProductList, replaceProductList, type ViewedList } from "./productList.ts"
import { toHistoryTitle, toHistoryUrl, normalizeHistory, addVisit } from "./rules.ts"
import { misoId, productList, recentHistory } from "./storage.ts"
import { History, type PageView } from "./History.ts"

export * from "./History.ts"
export * from "./model.ts"
export * from "./productList.ts"
export * from "./rules.ts"
export * from "./storage.ts"

/** Creates the history, which the device stores. */
export const layerHistory: Layer.Layer<History, never, Storage | Tabs> = Layer.effect(
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

const decodeMisoId = Schema.decodeUnknownOption(MisoId)
const decodeBase = Schema.decodeUnknownOption(SkuBaseNumber)
