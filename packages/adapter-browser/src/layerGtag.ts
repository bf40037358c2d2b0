import { Ads } from "@camber/domain/tracking"
import { Effect, Layer } from "effect"

/** The advertisers' function, which their tag adds to the page. */
interface TaggedWindow {
  readonly gtag?: (command: "event", name: string, fields: object) => void
}

/**
 * Sends events to gtag if the page has it. The shop does not load it, and without it events are dropped (ANL-107 to ANL-110). As
 * third-party code, it may throw.
 */
export const layerGtag: Layer.Layer<Ads> = Layer.succeed(
  Ads,
  Ads.of({
    send: ({ name, ...fields }) =>
      Effect.try(() => (globalThis as TaggedWindow).gtag?.("event", name, fields)).pipe(
        Effect.tapError((error) => Effect.logError("Failed to send an event to gtag", error)),
        Effect.ignore
      )
  })
)
