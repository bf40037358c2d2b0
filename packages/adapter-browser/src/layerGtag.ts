import { Ads } from "@camber/domain/tracking"
import { Effect, Layer } from "effect"

/** Advertisers' own function, which their tag brings to the page. */
interface TaggedWindow {
  readonly gtag?: (command: "event", name: string, fields: object) => void
}

/**
 * Ads on gtag, where a page has it: the shop brings none itself, and then nobody is told (ANL-107 to ANL-110). It is not the shop's own and
 * may throw.
 */
export const layerGtag: Layer.Layer<Ads> = Layer.succeed(
  Ads,
  Ads.of({
    send: ({ name, ...fields }) =>
      Effect.try(() => (globalThis as TaggedWindow).gtag?.("event", name, fields)).pipe(
        Effect.tapError((error) => Effect.logError("The advertisers' tag failed", error)),
        Effect.ignore
      )
  })
)
