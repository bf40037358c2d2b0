import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Option, Random, Stream } from "effect"
import { TestClock } from "effect/testing"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { Feedback } from "./Feedback.ts"
import { FeedbackTab } from "./FeedbackTab.ts"

describe("Feedback", () => {
  const runWithFeedback = <A, E>(world: BrowserTestContext, run: (feedback: Feedback["Service"]) => Effect.Effect<A, E>) =>
    Feedback.use(run).pipe(Effect.provide(Layer.provideMerge(Feedback.layer, Layer.provideMerge(Profile.layer, world.layer))))

  it.effect("ANL-103 sends one event for the thumb and one event for the submitted record", () => {
    const world = new BrowserTestContext()
    return runWithFeedback(world, (feedback) =>
      Effect.gen(function* () {
        const { form, dispatch } = (yield* feedback.open({ element: "Cart", misoId: null })) ?? (yield* Effect.die("not opened"))
        expect(form.phase).toBe("thumbs")
        yield* dispatch({ _tag: "ThumbClicked", emotion: "positive" })
        yield* dispatch({ _tag: "ThumbClicked", emotion: "positive" })
        yield* dispatch({ _tag: "Submitted" })
        yield* dispatch({ _tag: "Edited", field: "feedback", text: "Good" })
        yield* dispatch({ _tag: "Submitted" })
        expect((yield* dispatch({ _tag: "Submitted" })).phase).toBe("submitted")
        expect(world.events.map(({ name }) => name)).toEqual(["Feedback Clicked", "Feedback Submitted"])
      })
    )
  })

  it.effect("ERR-102 opens no form without a required Miso id, which is logged", () => {
    const world = new BrowserTestContext()
    return runWithFeedback(world, (feedback) =>
      Effect.gen(function* () {
        expect(yield* feedback.open({ element: "Search", misoId: null })).toBeNull()
        expect(world.logged).toEqual(["Error: Miso id required for feedback component"])
      })
    )
  })
})

describe("FeedbackTab", () => {
  const withRandom = (random: number) => Effect.provideService(Random.Random, { nextIntUnsafe: () => 0, nextDoubleUnsafe: () => random })
  /** Simulates a page load and returns whether the tab is shown. */
  const load = (world: BrowserTestContext, random: number) =>
    FeedbackTab.use((tab) => Effect.andThen(tab.arrive, Effect.map(Stream.runHead(tab.changes), Option.getOrThrow))).pipe(
      withRandom(random),
      Effect.provide(Layer.provideMerge(FeedbackTab.layer, world.layer))
    )
  const hide = (world: BrowserTestContext) =>
    FeedbackTab.use((tab) => Effect.andThen(tab.hide, Effect.map(Stream.runHead(tab.changes), Option.getOrThrow))).pipe(
      Effect.provide(Layer.provideMerge(FeedbackTab.layer, world.layer))
    )

  it.effect("FB-05 FB-06 is decided randomly once per session", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext()
      expect(yield* load(world, 0.4)).toBe(true)
      expect(yield* load(world, 0.9)).toBe(true)
      world.session.clear()
      expect(yield* load(world, 0.9)).toBe(false)
      expect(yield* load(world, 0.4)).toBe(false)
    })
  )

  it.effect("FB-07 FB-08 stays hidden for 43800 minutes after it was closed or used, across sessions", () =>
    Effect.gen(function* () {
      const world = new BrowserTestContext()
      yield* load(world, 0)
      expect(yield* hide(world)).toBe(false)
      yield* TestClock.adjust(43_800 * 60_000 - 1)
      world.session.clear()
      expect(yield* load(world, 0)).toBe(false)
      yield* TestClock.adjust(1)
      expect(yield* load(world, 0)).toBe(true)
    })
  )
})
