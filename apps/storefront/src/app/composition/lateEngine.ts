import { openVisit } from "@camber/adapter-browser"
import type { Engine } from "../../foundation/runtime/AppRuntime.ts"
import type { Seed } from "../../foundation/runtime/Seed.ts"

/** The engine as it comes, beside what makes a stranger somebody: nothing is asked for before both are there. */
export const lateEngine = (seed: Seed): Promise<Engine> =>
  Promise.all([import("./browserEngine.ts"), openVisit()]).then(([engine]) => engine.start(seed))
