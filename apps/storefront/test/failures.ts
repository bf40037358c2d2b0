import { vi } from "vitest"
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

/** Records console messages of all levels as strings instead of printing them. `vi.restoreAllMocks` ends it. */
export const captureConsole = (): ReadonlyArray<string> => {
  const lines: Array<string> = []
  const keep = (...told: ReadonlyArray<unknown>) => void lines.push(told.map(String).join(" "))
  for (const level of ["log", "info", "error", "warn", "debug"] as const) vi.spyOn(console, level).mockImplementation(keep)
  return lines
}
