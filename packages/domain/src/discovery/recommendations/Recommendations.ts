import { Context, Effect, Layer, Ref, Scope, type Stream, SubscriptionRef } from "effect"
import type { Catalog } from "../../catalog/catalog/Catalog.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import type { Garage } from "../../vehicles/garage/Garage.ts"
import { History } from "../history/History.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { cardClicked, type ClickedCard, recommendationsList, truncateEvent, MAX_SKUS } from "../../foundation/telemetry/collector.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { createSectionCache, fetchSections } from "./fetchSections.ts"
import { getDueImpressions, type RecommendationsEvent, type SectionViews, transition } from "./machine.ts"
import type { RecommendationBlock, RecommendationSection } from "./model.ts"
import { createRecentHistoryFiller } from "./createRecentHistoryFiller.ts"
import type { RecommendationQuery } from "./request.ts"
import { blockImpression, getBlockPhase } from "./rules.ts"

type FollowedBlock = Pick<RecommendationBlock, "misoId" | "section">

/** Recommendations on the current page. Never fails: failures are logged and the sections stay empty (ERR-115). */
export class Recommendations extends Context.Service<
  Recommendations,
  {
    /** Emits the current sections first, then every change. */
    readonly changes: Stream.Stream<SectionViews>
    /**
     * Fetches sections, using a short-lived cache, so that back navigation shows the same recommendations. Does nothing for a bot (VIS-22).
     * Resolves after the blocks with the device's own data are filled, too.
     */
    readonly load: (question: RecommendationQuery) => Effect.Effect<void>
    /**
     * Call when the user scrolls to the section; the client app defines the distance (REC-20, REC-21). Reports its impressions once per
     * route (REC-23).
     */
    readonly cameIntoView: (name: string) => Effect.Effect<void>
    /**
     * Reports a clicked card; `position` counts from 1 within the block (ANL-102). Stores the product if the block has a Miso id (HIST-24).
     */
    readonly clicked: (block: FollowedBlock, card: ClickedCard, position: number) => Effect.Effect<void>
    /** Resets which sections count as seen and reported (REC-22, FLAG-05). */
    readonly routeChanged: Effect.Effect<void>
  }
>()("@camber/domain/recommendations/Recommendations") {
  static readonly layer: Layer.Layer<Recommendations, never, Visitor | Flags | Garage | Catalog | History | Http | Telemetry> =
    Layer.effect(
      Recommendations,
      Effect.gen(function* () {
        const [visitor, flags, history] = [yield* Visitor, yield* Flags, yield* History]
        const dependencies = yield* Effect.context<Garage | Http | Visitor>()
        const telemetry = yield* Telemetry
        const live = yield* SubscriptionRef.make<SectionViews>([])
        const questions = yield* Ref.make(0)
        const cache = yield* createSectionCache
        const fill = yield* createRecentHistoryFiller
        const scope = yield* Scope.Scope

        const dispatch = Effect.fnUntraced(function* (event: RecommendationsEvent) {
          const due = yield* SubscriptionRef.modify(live, (before) => {
            const after = transition(before, event)
            const due = getDueImpressions(after)
            return [due, due.reduce((views, { sectionType }) => transition(views, { _tag: "Reported", name: sectionType }), after)]
          })
          yield* Effect.forEach(due, (section) => Effect.forkIn(report(section), scope))
        })
        const report = Effect.fnUntraced(function* ({ recommendationGroups }: RecommendationSection) {
          for (const block of recommendationGroups.filter((block) => getBlockPhase(block) === "cards")) {
            yield* flags.seen(block)
            const { priceless, skus } = blockImpression(block)
            if (priceless.length > 0) yield* Effect.logError("Missing price on a recommendation event", priceless)
            const list = truncateEvent(recommendationsList(block.section))
            if (skus.length > 0) yield* telemetry.send({ name: "Recommendations Viewed", list, skus: skus.slice(0, MAX_SKUS) })
          }
        })
        const load = Effect.fnUntraced(function* (question: RecommendationQuery) {
          if (question.sections.length === 0 || (yield* visitor.isBot)) return
          const number = yield* Ref.updateAndGet(questions, (asked) => asked + 1)
          yield* dispatch({ _tag: "LoadStarted", names: question.sections, question: number })
          const sections = yield* Effect.onInterrupt(fetchSections(question, cache), () =>
            dispatch({ _tag: "LoadFailed", question: number })
          )
          if (sections === null) return yield* dispatch({ _tag: "LoadFailed", question: number })
          yield* dispatch({ _tag: "SectionsLoaded", sections, question: number })
          yield* Effect.forEach(sections, (section) =>
            fill(section, (filling) => dispatch({ _tag: "Filled", name: section.sectionType, question: number, ...filling }))
          )
        }, Effect.provide(dependencies))

        return Recommendations.of({
          changes: SubscriptionRef.changes(live),
          load,
          cameIntoView: (name) => dispatch({ _tag: "CameIntoView", name }),
          clicked: Effect.fnUntraced(function* ({ misoId, section }: FollowedBlock, card: ClickedCard, position: number) {
            yield* telemetry.send(cardClicked(card, recommendationsList(section), position))
            if (misoId !== null && card._tag === "Product") yield* history.follow({ misoId, skuBase: card.skuBaseNumber })
          }),
          routeChanged: Effect.andThen(flags.pageEntered, dispatch({ _tag: "RouteChanged" }))
        })
      })
    )
}
