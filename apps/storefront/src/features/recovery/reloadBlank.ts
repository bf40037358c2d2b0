import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/**
 * For what no error page caught: React leaves the page blank. It is asked for anew, once (ERR-17, ERR-18). False where it stays blank: it
 * was the second try, or the engine cannot be had either.
 */
export const reloadBlank =
  (runtime: AppRuntime) =>
  async (error: unknown): Promise<boolean> => {
    console.error("The page failed to draw.", error)
    const end = await runtime.run((use) => use.PageReload.use((page) => page.reloadOnce))
    return end._tag === "Done" && end.value
  }
