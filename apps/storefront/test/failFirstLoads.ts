import type { EffectRuntime } from "../src/foundation/runtime/AppRuntime.ts"
import type { Seed } from "../src/foundation/runtime/Seed.ts"

/** A loader whose chunk fails in the first round of three attempts. */
export const failFirstLoads = (load: (seed: Seed) => Promise<EffectRuntime>) => {
  let attempts = 0
  return async (seed: Seed): Promise<EffectRuntime> => {
    attempts += 1
    if (attempts <= 3) throw new TypeError("Failed to fetch dynamically imported module")
    return load(seed)
  }
}
