import { Context, Effect, Layer } from "effect"
import { getUserShoppingCartShallow } from "../../buying/cart/calls.ts"
import type { Garage } from "../../vehicles/garage/Garage.ts"
import { ask } from "../../foundation/ports/Call.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { askSections } from "../../discovery/recommendations/fetchSections.ts"
import { type RecommendedCard, recommendedCard } from "../../discovery/recommendations/card.ts"
import { type RecommendationBlock, sections } from "../../discovery/recommendations/model.ts"
import { visibleItems } from "../../discovery/recommendations/rules.ts"
import { askAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"

/** Products that may lead back into the shop. */
export interface OfferedParts {
  readonly title: string
  /** Never empty. */
  readonly cards: ReadonlyArray<RecommendedCard>
}

const offeredParts = (block: RecommendationBlock): ReadonlyArray<OfferedParts> => {
  const cards = visibleItems(block).flatMap((item) => (item._tag === "Product" ? [recommendedCard(item, block.attribution)] : []))
  return cards.length === 0 ? [] : [{ title: block.title ?? "Recommended For You", cards }]
}

/** What somebody is offered who came to an address without a page. */
export class LostPage extends Context.Service<
  LostPage,
  {
    /**
     * What the services recommend for what is in the cart (ERR-04). Nothing for a bot (GAP-07), and nothing after a failure, which is
     * logged; where the cart cannot be had, it follows from nothing.
     */
    readonly recommended: Effect.Effect<ReadonlyArray<OfferedParts>>
  }
>()("@camber/domain/recovery/LostPage") {
  static readonly layer: Layer.Layer<LostPage, never, Garage | Http | Visitor> = Layer.effect(
    LostPage,
    Effect.gen(function* () {
      const ground = yield* Effect.context<Garage | Http | Visitor>()
      const visitor = yield* Visitor

      const skuBasesInCart = Effect.gen(function* () {
        const webUserGuid = yield* visitor.guid
        if (webUserGuid === null) return []
        const { shoppingCart } = yield* ask(getUserShoppingCartShallow, { webUserGuid })
        return shoppingCart?.skuBasesInCart ?? []
      }).pipe(
        (asking) => askAsVisitor(visitor, asking),
        Effect.tapError((error) => Effect.logError("The cart is not known to the error page", error)),
        Effect.orElseSucceed(() => [])
      )

      const recommended = Effect.gen(function* () {
        if (yield* visitor.isBot) return []
        const answered = yield* askSections({ sections: [sections.notFound], skuBaseNumbers: yield* skuBasesInCart })
        return (answered ?? []).flatMap(({ recommendationGroups }) => recommendationGroups.flatMap(offeredParts))
      })

      return LostPage.of({ recommended: Effect.provide(recommended, ground) })
    })
  )
}
