import type { PromotionPreview } from "../../catalog/catalog/calls.ts"
import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"

/** A displayed product. A product without a variant has no shipping estimate. */
export interface TrackedSku {
  readonly skuBaseNumber: SkuBaseNumber
  readonly skuVariantNumber: SkuVariantNumber | null
}

/** Facts about a product besides the recommendation. Null means requested, but unknown or still pending (REC-41). */
export interface FactsBySku {
  /** By SKU base, for the selected project (FIT-13). */
  readonly fitment: Readonly<Record<string, Verdict | null>>
  /** By SKU base. */
  readonly promotions: Readonly<Record<string, PromotionPreview | null>>
  /** By SKU base, as display text. */
  readonly activity: Readonly<Record<string, string | null>>
  /** By SKU variant: the pickup estimate as display text. */
  readonly shipping: Readonly<Record<string, string | null>>
}
export type FactKind = keyof FactsBySku

/** Facts of the products on the current pages. */
export interface ProductFactsState extends FactsBySku {
  /** Displayed products, each combination of product and variant once, in display order. Limited to the latest (REC-40). */
  readonly tracked: ReadonlyArray<TrackedSku>
}

/** Newly displayed products and the facts that their cards show. */
export interface TrackedProducts {
  readonly skus: ReadonlyArray<TrackedSku>
  /** Look up fitment (FIT-12). */
  readonly checkFitment: boolean
  /** Fetch shipping estimates (LOC-15). */
  readonly getShippingEstimate: boolean
  /** Fetch activity (CALL-132). Cards do not show the activity. */
  readonly getActivity: boolean
}

/** Maximum number of tracked products, so that memory stays bounded during a long visit. */
export const MAX_TRACKED_SKUS = 500

export const NO_FACTS: ProductFactsState = {
  tracked: [],
  fitment: {},
  promotions: {},
  activity: {},
  shipping: {}
}

/** Events of the facts: displayed products, requests and responses. */
export type FactsEvent =
  | { readonly _tag: "Tracked"; readonly skus: ReadonlyArray<TrackedSku> }
  | { readonly _tag: "LoadStarted"; readonly kind: FactKind; readonly skus: ReadonlyArray<string> }
  | { readonly _tag: "FactsLoaded"; readonly facts: Partial<FactsBySku> }
  /** The request failed. SKUs without a fact can be requested again. */
  | { readonly _tag: "LoadFailed"; readonly kind: FactKind; readonly skus: ReadonlyArray<string> }
  /** The facts became invalid, for example because another vehicle was selected. */
  | { readonly _tag: "Outdated"; readonly kind: FactKind }

/** Returns the distinct SKUs that were not requested yet. */
export const getUnrequested = <Sku extends string>(state: FactsBySku, kind: FactKind, skus: ReadonlyArray<Sku>): ReadonlyArray<Sku> =>
  [...new Set(skus)].filter((sku) => !Object.hasOwn(state[kind], sku))

/** Returns the facts after an event. */
export const transitionFacts = (state: ProductFactsState, event: FactsEvent): ProductFactsState => {
  switch (event._tag) {
    case "Tracked":
      return limitTracked({ ...state, tracked: event.skus.reduce(addTracked, state.tracked) })
    case "LoadStarted":
      return { ...state, [event.kind]: { ...toPending(getUnrequested(state, event.kind, event.skus)), ...state[event.kind] } }
    case "FactsLoaded":
      return {
        ...state,
        fitment: { ...state.fitment, ...event.facts.fitment },
        promotions: { ...state.promotions, ...event.facts.promotions },
        activity: { ...state.activity, ...event.facts.activity },
        shipping: { ...state.shipping, ...event.facts.shipping }
      }
    case "LoadFailed":
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

const toPending = (skus: ReadonlyArray<string>): Record<string, null> => Object.fromEntries(skus.map((sku) => [sku, null]))

const addTracked = (tracked: ReadonlyArray<TrackedSku>, sku: TrackedSku): ReadonlyArray<TrackedSku> =>
  tracked.some((other) => other.skuBaseNumber === sku.skuBaseNumber && other.skuVariantNumber === sku.skuVariantNumber)
    ? tracked
    : [...tracked, sku]

/** Drops the oldest products with all their facts. */
const limitTracked = (state: ProductFactsState): ProductFactsState => {
  if (state.tracked.length <= MAX_TRACKED_SKUS) return state
  const tracked = state.tracked.slice(-MAX_TRACKED_SKUS)
  const known = new Set<string | null>(tracked.flatMap(({ skuBaseNumber, skuVariantNumber }) => [skuBaseNumber, skuVariantNumber]))
  const pickKnown = <Fact>(facts: Readonly<Record<string, Fact>>) =>
    Object.fromEntries(Object.entries(facts).filter(([sku]) => known.has(sku)))
  const { activity, fitment, promotions, shipping } = state
  return {
    tracked,
    activity: pickKnown(activity),
    fitment: pickKnown(fitment),
    promotions: pickKnown(promotions),
    shipping: pickKnown(shipping)
  }
}
