import { Context, Effect, Layer } from "effect"

/** Third parties' scripts that watch a page, by the feature that switches each (ANL-13). */
export type ObservingScript = "sessionRecording" | "errorMonitoring"

/** Port: third parties' scripts (ANL-12). What they do is theirs; here it is only decided that one may come. */
export class ObservingScripts extends Context.Service<
  ObservingScripts,
  { readonly load: (script: ObservingScript) => Effect.Effect<void> }
>()("@camber/domain/tracking/ObservingScripts") {
  /** The shop's own: it has a key for none of them, and says so when one is switched on all the same (ERR-22). */
  static readonly layerNone: Layer.Layer<ObservingScripts> = Layer.succeed(
    ObservingScripts,
    ObservingScripts.of({ load: (script) => Effect.logError(`${script} is switched on, and there is no key for it`) })
  )
}
