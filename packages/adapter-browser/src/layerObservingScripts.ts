import { type ObservingScript, ObservingScripts } from "@camber/domain/tracking"
import { Effect, Layer } from "effect"

/** Where each script comes from; one without an address is not to be had. */
export type ScriptAddresses = Partial<Record<ObservingScript, string>>

/** Scripts of others put into the page, each once. One that is switched on without its address is an error in the console (ERR-22). */
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
