import { AdBlocker } from "@camber/domain/tracking"
import { Effect, Layer } from "effect"

/** Detects an ad blocker: adds an off-screen element with class names of advertisements, checks that it is visible and removes it. */
export const layerAdBlocker: Layer.Layer<AdBlocker> = Layer.succeed(
  AdBlocker,
  AdBlocker.of({
    isThere: Effect.acquireUseRelease(
      Effect.sync(() => {
        const bait = document.createElement("div")
        bait.className = "ad-banner ads adsbox ad-placement"
        bait.ariaHidden = "true"
        Object.assign(bait.style, { position: "absolute", insetBlockStart: "-99px", inlineSize: "1px", blockSize: "1px" })
        return document.body.appendChild(bait)
      }),
      (bait) =>
        Effect.sync(() => {
          const { display, visibility } = getComputedStyle(bait)
          return display === "none" || visibility === "hidden" || !bait.isConnected
        }),
      (bait) => Effect.sync(() => bait.remove())
    )
  })
)
