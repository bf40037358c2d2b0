import { vi } from "vitest"

/** Records console messages of all levels as strings instead of printing them. `vi.restoreAllMocks` ends it. */
export const captureConsole = (): ReadonlyArray<string> => {
  const lines: Array<string> = []
  const keep = (...told: ReadonlyArray<unknown>) => void lines.push(told.map(String).join(" "))
  for (const level of ["log", "info", "error", "warn", "debug"] as const) vi.spyOn(console, level).mockImplementation(keep)
  return lines
}
