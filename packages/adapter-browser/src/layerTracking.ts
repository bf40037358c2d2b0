import { Ads, AdBlocker, type ObservingScript, ObservingScripts } from "@camber/domain/tracking"
import { Effect, Layer } from "effect"

/** URL of each script. A script without a URL cannot be loaded. */
export type ScriptAddresses = Partial<Record<ObservingScript, string>>

/** Adds third-party scripts to the page, each only once. If a script is switched on but has no URL, logs an error (ERR-22). */
export const layerObservingScripts = (addresses: ScriptAddresses): Layer.Layer<ObservingScripts> =>
  Layer.succeed(
    ObservingScripts,
    ObservingScripts.of({
      load: (script) => {
        const src = addresses[script]
        if (src === undefined) return Effect.logError(`${script} is switched on, and its key is missing`)
        return Effect.sync(() => {
          if ([...document.scripts].some((present) => present.getAttribute("src") === src)) return
          document.head.append(Object.assign(document.createElement("script"), { async: true, src }))
        })
      }
    })
  )

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

/** The window with the advertisers' function, which their tag adds. */
interface TaggedWindow {
  readonly gtag?: (command: "event", name: string, fields: object) => void
}

/**
 * Sends events to gtag if the page has it. The shop does not load gtag. If the page does not have it, events are dropped (ANL-107 to
 * ANL-110). Because gtag is third-party code, it may throw.
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
