import { vi } from "vitest"

/** Takes down what the console is told at any level, each message as one text, instead of saying it. Ends with `vi.restoreAllMocks`. */
export const captureConsole = (): ReadonlyArray<string> => {
  const lines: Array<string> = []
  const keep = (...told: ReadonlyArray<unknown>) => void lines.push(told.map(String).join(" "))
  for (const level of ["log", "info", "error", "warn", "debug"] as const) vi.spyOn(console, level).mockImplementation(keep)
  return lines
}
