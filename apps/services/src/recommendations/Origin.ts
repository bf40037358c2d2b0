import type { KnownCar } from "@camber/domain/fitment"
import type { YmmBoost } from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { WireBlock } from "./createBlock.ts"

/** Input of recommendations. */
export interface Origin {
  /** Products in the shopper's cart, or the displayed product. */
  readonly skuBaseNumbers: ReadonlyArray<string>
  /** The car's names as received. */
  readonly vehicle: YmmBoost
  /** The car's ids and the facts that the shop knows; null if the car is unknown. */
  readonly car: KnownCar | null
  /** The search query, or the displayed category's name; empty if there is neither. */
  readonly keywords: string
}

/** Creates the blocks of a section. */
export type Recommender = (store: ResolverContext, reference: Reference, origin: Origin) => Promise<ReadonlyArray<WireBlock>>
