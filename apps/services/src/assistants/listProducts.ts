import { productOptions } from "@camber/domain/catalog"
import { callService } from "@camber/domain/ports"
import { type Listing, listing, type ListingAddress, PAGE_SIZE } from "@camber/domain/search"
import type { Project } from "@camber/domain/vehicle"
import { Effect, Schema } from "effect"
import { AssistantShop } from "./AssistantShop.ts"
import { ToolRejection } from "./AssistantTool.ts"
import { CatalogProduct } from "./CatalogProduct.ts"
import { outputList, outputText } from "./outputs.ts"
import { createEnvelope, createInfo, Envelope, type Message, Messages } from "./schemas.ts"
import { MAX_LISTED_VARIANTS, toCatalogProduct } from "./toCatalogProduct.ts"

/** Products per answer by default. */
export const DEFAULT_LIMIT = 10
/** Option lists that are loaded at the same time. */
const CONCURRENCY = 4

/** Which products of a listing the caller wants. */
export const Pagination = Schema.Struct({
  limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: PAGE_SIZE }))),
  /** The cursor that the previous answer returned. */
  cursor: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{1,6}$/), Schema.isMaxLength(6)))
})

/** The answer of a search. */
export const ProductList = Schema.Struct({
  ucp: Envelope,
  products: outputList(CatalogProduct, PAGE_SIZE),
  pagination: Schema.Struct({
    has_next_page: Schema.Boolean,
    cursor: Schema.optionalKey(outputText(6)),
    total_count: Schema.Int
  }),
  messages: Messages
})
export type ProductList = typeof ProductList.Type

interface ListRequest {
  readonly query: string
  /** Same meaning as in a listing's URL: true lists only parts that fit, null applies the shop's default rule. */
  readonly fits: boolean | null
  readonly project: Project | null
  readonly pagination: typeof Pagination.Type | undefined
}

/**
 * Lists the products that match the query, in the order of the shop's own search. The cursor is the number of products before the page. A
 * page may be shorter than the limit, because it ends where a page of the listing ends.
 */
export const listProducts = Effect.fnUntraced(function* ({ fits, pagination, project, query }: ListRequest) {
  const { hasSampleReviews, origin } = yield* AssistantShop
  // A card's rating includes sample reviews, so ratings are left out if the shop has sample reviews.
  const isRated = !(yield* hasSampleReviews)
  const offset = Number(pagination?.cursor ?? 0)
  const limit = pagination?.limit ?? DEFAULT_LIMIT
  const address: ListingAddress = {
    scope: query === "" ? { kind: "all", slug: "all" } : { kind: "search", slug: "" },
    query,
    facets: [],
    fits,
    exact: false,
    sort: "relevance",
    page: Math.floor(offset / PAGE_SIZE) + 1
  }
  const { listing: found } = yield* callService(listing, { address, project })
  if (found === null) return yield* new ToolRejection({ code: "not_found", message: "There is no such page. Start without a cursor." })
  const within = offset % PAGE_SIZE
  const cards = found.cards.slice(within, within + limit)
  const converted = yield* Effect.forEach(
    cards,
    (card) =>
      Effect.map(
        callService(productOptions, { skuOrSkuBase: card.skuBaseNumber, project }),
        ({ productOptions: choices }) =>
          choices && toCatalogProduct(card, choices, { origin, maximum: MAX_LISTED_VARIANTS, rating: isRated ? card : null })
      ),
    { concurrency: CONCURRENCY }
  )
  const products = converted.filter((product) => product !== null)
  const next = offset + cards.length
  const hasNext = cards.length > 0 && next < found.total
  return {
    found,
    list: {
      ucp: createEnvelope("catalog.search"),
      products,
      pagination: { has_next_page: hasNext, ...(hasNext && { cursor: String(next) }), total_count: found.total },
      messages: describeReading(found, cards.length - products.length)
    } satisfies ProductList
  }
})

/** Describes how the shop interpreted the query, so that the model can correct it. */
const describeReading = ({ correctedQuery, read, understood }: Listing, hidden: number): ReadonlyArray<Message> => {
  const vehicle = understood?.vehicle ?? null
  const dropped = read?.letGo ?? []
  return [
    ...(correctedQuery === null ? [] : [createInfo("query_corrected", `Searched for: ${correctedQuery}`)]),
    ...(dropped.length === 0 ? [] : [createInfo("words_ignored", `No product matches: ${dropped.join(", ")}`)]),
    ...(read?.notStocked ? [createInfo("not_stocked", `The shop does not sell: ${read.notStocked}`)] : []),
    ...(vehicle === null
      ? []
      : [
          createInfo(
            "vehicle_named",
            `The query names the ${vehicle.make} ${vehicle.model}. Use find_vehicle and check_fit before you promise a fit.`
          )
        ]),
    ...(hidden === 0 ? [] : [createInfo("price_in_cart", `Left out, because their price is shown only in the cart: ${hidden}`)])
  ]
}
