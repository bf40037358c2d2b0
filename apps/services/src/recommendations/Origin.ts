import type { KnownCar } from "@camber/domain/fitment"
import type { YmmBoost } from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { WireBlock } from "./createBlock.ts"

/** What recommendations are made from. */
export interface Origin {
  /** Products that the shopper has in the cart, or looks at. */
  readonly skuBaseNumbers: ReadonlyArray<string>
  /** The car in words, as it was told. */
  readonly vehicle: YmmBoost
  /** The same as ids, with what the shop knows of it besides; null where nothing is known of it. */
  readonly car: KnownCar | null
  /** What was searched for, or the name of the category that is looked at; empty for neither. */
  readonly keywords: string
}

/** How a section is made up. */
export type Recommender = (store: ResolverContext, reference: Reference, origin: Origin) => Promise<ReadonlyArray<WireBlock>>
