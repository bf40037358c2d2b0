import { type ObservingScript, ObservingScripts } from "@camber/domain/tracking"
import { Effect, Layer } from "effect"

/** Source of each script; a script without an address cannot be loaded. */
export type ScriptAddresses = Partial<Record<ObservingScript, string>>

/** Adds third-party scripts to the page, each once. A script that is switched on without an address logs an error (ERR-22). */
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
