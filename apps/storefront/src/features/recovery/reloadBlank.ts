import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/**
 * Handles errors that no error page caught, after which React leaves the page blank. Reloads it once (ERR-17, ERR-18). Returns false if it
 * remains blank: this was the second attempt, or the Effect runtime failed to load too.
 */
export const reloadBlank =
  (runtime: AppRuntime) =>
  async (error: unknown): Promise<boolean> => {
    console.error("Failed to render the page.", error)
    const end = await runtime.run((use) => use.PageReload.use((page) => page.reloadOnce))
    return end._tag === "Done" && end.value
  }
