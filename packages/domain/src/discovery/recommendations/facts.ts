import type { PromotionPreview } from "../../catalog/catalog/calls.ts"
import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"

/** A product on show; without a variant nothing can be said of its shipping. */
export interface TrackedSku {
  readonly skuBaseNumber: SkuBaseNumber
  readonly skuVariantNumber: SkuVariantNumber | null
}

/** What is told of a product beside the recommendation; null: it was asked for, and nothing is known or not yet (REC-41). */
export interface FactsBySku {
  /** By SKU base, for the selected project (FIT-13). */
  readonly fitment: Readonly<Record<string, Verdict | null>>
  /** By SKU base. */
  readonly promotions: Readonly<Record<string, PromotionPreview | null>>
  /** By SKU base, in the shopper's words. */
  readonly activity: Readonly<Record<string, string | null>>
  /** By SKU variant: when it could be picked up, in the shopper's words. */
  readonly shipping: Readonly<Record<string, string | null>>
}
export type FactKind = keyof FactsBySku

/** The facts of the products that the present pages show. */
export interface ProductFactsState extends FactsBySku {
  /** The products that were shown by base and variant, each once, in the order of their coming; of very many the latest (REC-40). */
  readonly tracked: ReadonlyArray<TrackedSku>
}

/** What cards are to be told of products that come on show. */
export interface TrackedProducts {
  readonly skus: ReadonlyArray<TrackedSku>
  /** FIT-12 */
  readonly checkFitment: boolean
  /** LOC-15 */
  readonly getShippingEstimate: boolean
  /** CALL-132; a card has no room for it. */
  readonly getActivity: boolean
}

/** Products at most of which anything is remembered, so that a long visit does not grow without end. */
export const MAX_TRACKED_SKUS = 500

export const NO_FACTS: ProductFactsState = {
  tracked: [],
  fitment: {},
  promotions: {},
  activity: {},
  shipping: {}
}

/** What happens to the facts: products on show, questions, answers. */
export type FactsEvent =
  | { readonly _tag: "Tracked"; readonly skus: ReadonlyArray<TrackedSku> }
  | { readonly _tag: "Asked"; readonly kind: FactKind; readonly skus: ReadonlyArray<string> }
  | { readonly _tag: "Answered"; readonly facts: Partial<FactsBySku> }
  /** There was no answer: those of them that nothing is known of may be asked for again. */
  | { readonly _tag: "NotAnswered"; readonly kind: FactKind; readonly skus: ReadonlyArray<string> }
  /** What was told no longer holds, for instance the fit for another car. */
  | { readonly _tag: "Outdated"; readonly kind: FactKind }

/** Those of some SKUs that were not asked for yet, each once. */
export const getUnrequested = <Sku extends string>(state: FactsBySku, kind: FactKind, skus: ReadonlyArray<Sku>): ReadonlyArray<Sku> =>
  [...new Set(skus)].filter((sku) => !Object.hasOwn(state[kind], sku))

/** What an event makes of the facts. Total. */
export const transitionFacts = (state: ProductFactsState, event: FactsEvent): ProductFactsState => {
  switch (event._tag) {
    case "Tracked":
      return withinBounds({ ...state, tracked: event.skus.reduce(withTracked, state.tracked) })
    case "Asked":
      return { ...state, [event.kind]: { ...nothingOf(getUnrequested(state, event.kind, event.skus)), ...state[event.kind] } }
    case "Answered":
      return {
        ...state,
        fitment: { ...state.fitment, ...event.facts.fitment },
        promotions: { ...state.promotions, ...event.facts.promotions },
        activity: { ...state.activity, ...event.facts.activity },
        shipping: { ...state.shipping, ...event.facts.shipping }
      }
    case "NotAnswered":
      return {
        ...state,
        [event.kind]: Object.fromEntries(
          Object.entries(state[event.kind]).filter(([sku, fact]) => fact !== null || !event.skus.includes(sku))
        )
      }
    case "Outdated":
      return { ...state, [event.kind]: {} }
  }
}

const nothingOf = (skus: ReadonlyArray<string>): Record<string, null> => Object.fromEntries(skus.map((sku) => [sku, null]))

const withTracked = (tracked: ReadonlyArray<TrackedSku>, sku: TrackedSku): ReadonlyArray<TrackedSku> =>
  tracked.some((other) => other.skuBaseNumber === sku.skuBaseNumber && other.skuVariantNumber === sku.skuVariantNumber)
    ? tracked
    : [...tracked, sku]

/** Those that came first are forgotten, with all that is known of them. */
const withinBounds = (state: ProductFactsState): ProductFactsState => {
  if (state.tracked.length <= MAX_TRACKED_SKUS) return state
  const tracked = state.tracked.slice(-MAX_TRACKED_SKUS)
  const known = new Set<string | null>(tracked.flatMap(({ skuBaseNumber, skuVariantNumber }) => [skuBaseNumber, skuVariantNumber]))
  const of = <Fact>(facts: Readonly<Record<string, Fact>>) => Object.fromEntries(Object.entries(facts).filter(([sku]) => known.has(sku)))
  const { activity, fitment, promotions, shipping } = state
  return { tracked, activity: of(activity), fitment: of(fitment), promotions: of(promotions), shipping: of(shipping) }
}
