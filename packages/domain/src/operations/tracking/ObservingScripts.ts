import { Context, type Effect } from "effect"

/** Third-party scripts that observe a page. Each has its own feature flag (ANL-13). */
export type ObservingScript = "sessionRecording" | "errorMonitoring"

/** Port: loads third-party scripts (ANL-12). The domain only decides whether to load them. */
export class ObservingScripts extends Context.Service<
  ObservingScripts,
  { readonly load: (script: ObservingScript) => Effect.Effect<void> }
>()("@camber/domain/tracking/ObservingScripts") {}
