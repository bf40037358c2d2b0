import { Context, type Effect } from "effect"

/** Third parties' scripts that watch a page, by the feature that switches each (ANL-13). */
export type ObservingScript = "sessionRecording" | "errorMonitoring"

/** Port: third parties' scripts (ANL-12). What they do is theirs; here it is only decided that one may come. */
export class ObservingScripts extends Context.Service<
  ObservingScripts,
  { readonly load: (script: ObservingScript) => Effect.Effect<void> }
>()("@camber/domain/tracking/ObservingScripts") {}
