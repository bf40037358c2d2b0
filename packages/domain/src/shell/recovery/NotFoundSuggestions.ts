import { Context, Effect, Layer } from "effect"
import { getUserShoppingCartShallow } from "../../buying/cart/calls.ts"
import type { Garage } from "../../vehicles/garage/Garage.ts"
import { callService } from "../../foundation/ports/Call.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { fetchSections } from "../../discovery/recommendations/fetchSections.ts"
import { type RecommendedCard, recommendedCard } from "../../discovery/recommendations/card.ts"
import { type RecommendationBlock, sections } from "../../discovery/recommendations/model.ts"
import { visibleItems } from "../../discovery/recommendations/rules.ts"
import { callServiceAsVisitor, Visitor } from "../../foundation/visitor/Visitor.ts"

/** A group of suggested products on the not-found page. */
export interface SuggestedParts {
  readonly title: string
  /** Never empty. */
  readonly cards: ReadonlyArray<RecommendedCard>
}

const toSuggestedParts = (block: RecommendationBlock): ReadonlyArray<SuggestedParts> => {
  const cards = visibleItems(block).flatMap((item) => (item._tag === "Product" ? [recommendedCard(item, block.attribution)] : []))
  return cards.length === 0 ? [] : [{ title: block.title ?? "Recommended For You", cards }]
}

/** Suggestions on the not-found page. */
export class NotFoundSuggestions extends Context.Service<
  NotFoundSuggestions,
  {
    /**
     * Recommendations based on the cart (ERR-04). Empty for a bot (GAP-07) and after a failure, which is logged. If the cart cannot be
     * loaded, the recommendations are not based on any product.
     */
    readonly recommended: Effect.Effect<ReadonlyArray<SuggestedParts>>
  }
>()("@camber/domain/recovery/LostPage") {
  static readonly layer: Layer.Layer<NotFoundSuggestions, never, Garage | Http | Visitor> = Layer.effect(
    NotFoundSuggestions,
    Effect.gen(function* () {
      const dependencies = yield* Effect.context<Garage | Http | Visitor>()
      const visitor = yield* Visitor

      const skuBasesInCart = Effect.gen(function* () {
        const webUserGuid = yield* visitor.guid
        if (webUserGuid === null) return []
        const { shoppingCart } = yield* callService(getUserShoppingCartShallow, { webUserGuid })
        return shoppingCart?.skuBasesInCart ?? []
      }).pipe(
        (asking) => callServiceAsVisitor(visitor, asking),
        Effect.tapError((error) => Effect.logError("Failed to load the cart for the not-found page", error)),
        Effect.orElseSucceed(() => [])
      )

      const recommended = Effect.gen(function* () {
        if (yield* visitor.isBot) return []
        const answered = yield* fetchSections({ sections: [sections.notFound], skuBaseNumbers: yield* skuBasesInCart })
        return (answered ?? []).flatMap(({ recommendationGroups }) => recommendationGroups.flatMap(toSuggestedParts))
      })

      return NotFoundSuggestions.of({ recommended: Effect.provide(recommended, dependencies) })
    })
  )
}
