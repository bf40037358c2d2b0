import { Clock, Context, Effect, Layer, Ref, Semaphore, Stream, SubscriptionRef } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"
import { Cart } from "./Cart.ts"
import { getUserShoppingCartShallow } from "./calls.ts"
import type { ShoppingCart } from "./model.ts"
import { shouldRefetchCart, canFetchCart, EMPTY_SHOPPING_CART } from "./rules.ts"

/** Products in the cart, for pages that do not show its lines. */
export class InCart extends Context.Service<
  InCart,
  {
    /** Emits the current products first, then every change, including adds and removals on this page. */
    readonly changes: Stream.Stream<ShoppingCart>
    /**
     * Reloads the products.
     *
     * Does nothing for bots, before hydration, or without a GUID (CALL-104). Calls within 2 s share one request (CALL-106). A failure is
     * logged and clears the products (ERR-107).
     */
    readonly look: (customer: { readonly isHydrated: boolean }) => Effect.Effect<void>
  }
>()("@camber/domain/cart/InCart") {
  static readonly layer: Layer.Layer<InCart, never, Cart | Visitor | Http> = Layer.effect(
    InCart,
    Effect.gen(function* () {
      const [cart, visitor, http] = [yield* Cart, yield* Visitor, yield* Http]
      const live = yield* SubscriptionRef.make(EMPTY_SHOPPING_CART)
      const askedAt = yield* Ref.make<number | null>(null)
      const turn = yield* Semaphore.make(1)

      const look = Effect.fnUntraced(
        function* (isHydrated: boolean, hasChanged: boolean) {
          const webUserGuid = yield* visitor.guid
          const now = yield* Clock.currentTimeMillis
          if (webUserGuid === null || !canFetchCart({ isHydrated, webUserGuid }) || (yield* visitor.isBot)) return
          if (!shouldRefetchCart(yield* Ref.get(askedAt), now, hasChanged)) return
          yield* Ref.set(askedAt, now)
          const request = Effect.flatMap(visitor.guid, (guid) =>
            guid === null ? Effect.succeed(null) : callService(getUserShoppingCartShallow, { webUserGuid: guid })
          )
          const response = yield* callServiceAsVisitor(visitor, request).pipe(
            Effect.tapError((error) => Effect.logError("Failed to load the products in the cart", error)),
            Effect.orElseSucceed(() => null)
          )
          yield* SubscriptionRef.set(live, response?.shoppingCart ?? EMPTY_SHOPPING_CART)
        },
        turn.withPermit,
        Effect.provideService(Http, http)
      )

      yield* cart.changes.pipe(
        Stream.map(({ itemCount }) => itemCount),
        Stream.changes,
        Stream.drop(1),
        Stream.runForEach(() => Effect.flatMap(Ref.get(askedAt), (before) => (before === null ? Effect.void : look(true, true)))),
        Effect.forkScoped({ startImmediately: true })
      )
      return InCart.of({
        changes: SubscriptionRef.changes(live),
        look: ({ isHydrated }) => look(isHydrated, false)
      })
    })
  )
}
