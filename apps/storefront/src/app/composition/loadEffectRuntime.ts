import { establishSession } from "@camber/adapter-browser"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

/** Loads the Effect runtime while a new visitor's session starts. No command runs before both are ready. */
export const loadEffectRuntime = (seed: Seed): Promise<EffectRuntime> =>
  Promise.all([import("./browserRuntime.ts"), establishSession()]).then(([engine]) => engine.startBrowserRuntime(seed))
