import type { CartItem } from "@camber/domain/cart"
import type { BuildSheet } from "@camber/domain/lists"
import type { Order } from "@camber/domain/order"
import type { CallError, Http } from "@camber/domain/ports"
import type { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Context, type Effect, type Layer } from "effect"
import type { CartIds } from "./cartIds.ts"

/** Facts about the shop and the caller that the tools need, and functions that are not registered calls. */
export class AssistantShop extends Context.Service<
  AssistantShop,
  {
    /** Public origin of the shop, without a trailing slash. */
    readonly origin: string
    readonly carts: CartIds
    /** Provides the calls of the services, made as the given visitor, the owner of a cart. */
    readonly actAs: (webUserGuid: WebUserGuid) => Layer.Layer<Http>
    /** Loads the data for checking a build, without storing a list. Null if no list can be built from the items. */
    readonly loadBuild: (items: ReadonlyArray<CartItem>, project: Project | null) => Effect.Effect<BuildSheet | null, CallError>
    /** Reads the order that a mailed link shows. Null if the link's key is wrong. */
    readonly readLinkedOrder: (orderNumber: string, key: string) => Effect.Effect<Order | null, CallError>
    /** Counts a new cart of the caller. Returns the seconds to wait; 0 means allowed. */
    readonly countNewCart: () => number
    /** Whether the ratings of cards include sample reviews. */
    readonly hasSampleReviews: Effect.Effect<boolean, CallError>
    /** UTC milliseconds, from the database clock. */
    readonly now: () => number
  }
>()("@camber/services/assistants/AssistantShop") {}
