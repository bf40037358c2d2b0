import { establishSession } from "@camber/adapter-browser"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

/** The engine as it comes, beside what makes a stranger somebody: nothing is asked for before both are there. */
export const loadEffectRuntime = (seed: Seed): Promise<EffectRuntime> =>
  Promise.all([import("./browserRuntime.ts"), establishSession()]).then(([engine]) => engine.startBrowserRuntime(seed))
