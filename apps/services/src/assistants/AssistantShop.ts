import type { Http } from "@camber/domain/ports"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Context, type Layer } from "effect"
import type { CartIds } from "./cartIds.ts"

/** What the tools know about the shop and the caller besides the services' calls. */
export class AssistantShop extends Context.Service<
  AssistantShop,
  {
    /** Public origin of the shop, without a trailing slash. */
    readonly origin: string
    readonly carts: CartIds
    /** Calls of the services as the owner of a cart. */
    readonly actAs: (webUserGuid: WebUserGuid) => Layer.Layer<Http>
    /** Counts a new cart of the caller. Returns the seconds to wait; 0 means allowed. */
    readonly countNewCart: () => number
    /** UTC milliseconds, from the database clock. */
    readonly now: () => number
  }
>()("@camber/services/assistants/AssistantShop") {}
