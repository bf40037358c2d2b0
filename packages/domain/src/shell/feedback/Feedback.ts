import { Context, Effect, Layer, Ref } from "effect"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { feedbackClicked, feedbackSubmitted } from "./events.ts"
import { type FeedbackEvent, type FeedbackForm, newFeedback, transition } from "./machine.ts"
import type { FeedbackContext } from "./model.ts"
import { getFeedbackProblem } from "./rules.ts"

export * from "./events.ts"
export * from "./FeedbackTab.ts"
export * from "./machine.ts"
export * from "./model.ts"
export * from "./rules.ts"
export * from "./storage.ts"

/** An open form. `dispatch` returns the form after the event. */
export interface OpenFeedback {
  readonly form: FeedbackForm
  readonly dispatch: (event: FeedbackEvent) => Effect.Effect<FeedbackForm>
}

/** Collects shoppers' feedback. */
export class Feedback extends Context.Service<
  Feedback,
  {
    /** Opens a form. Logs an error and returns null if the context lacks required data (ERR-101, ERR-102). */
    readonly open: (place: FeedbackContext, from?: "thumbs" | "details") => Effect.Effect<OpenFeedback | null>
  }
>()("@camber/domain/feedback/Feedback") {
  static readonly layer: Layer.Layer<Feedback, never, Telemetry | Profile> = Layer.effect(
    Feedback,
    Effect.gen(function* () {
      const profile = yield* Profile
      const telemetry = yield* Telemetry
      return Feedback.of({
        open: Effect.fnUntraced(function* (place, from) {
          const missing = getFeedbackProblem(place.element, place.misoId)
          if (missing !== null) {
            yield* Effect.logError(missing)
            return null
          }
          const form = newFeedback(place.element, from)
          const live = yield* Ref.make(form)
          const dispatch = Effect.fnUntraced(function* (event: FeedbackEvent) {
            const [before, after] = yield* Ref.modify(live, (present) => {
              const next = transition(present, event)
              return [[present, next] as const, next]
            })
            const speaker = yield* profile.onlooker
            if (event._tag === "ThumbClicked" && before !== after) yield* telemetry.send(feedbackClicked(place, event.emotion, speaker))
            if (before.phase !== "submitted" && after.phase === "submitted")
              yield* telemetry.send(feedbackSubmitted(after.record, place, speaker))
            return after
          })
          return { form, dispatch }
        })
      })
    })
  )
}
