import { stripVTControlCharacters } from "node:util"
import { afterEach, beforeEach, expect, vi } from "vitest"

/**
 * Collects what each test logs instead of printing it.
 *
 * A test fails if it leaves log lines that it did not take, so tests must assert each expected line.
 * @returns A function that takes the lines since its last call: level and message, without time, fields and stack.
 */
export const collectLogs = (): (() => ReadonlyArray<string>) => {
  const lines: Array<string> = []
  beforeEach(() => {
    lines.length = 0
    vi.spyOn(console, "log").mockImplementation((...parts: ReadonlyArray<unknown>) => {
      const text = stripVTControlCharacters(parts.filter((part) => typeof part === "string").join(" "))
      lines.push(text.replace(/^\[[\d:.]+\] (\w+) \(#\d+\): */, "$1 ").replace(/\n[^]*$/, ""))
    })
  })
  afterEach(() => {
    vi.mocked(console.log).mockRestore()
    expect(lines, "log lines that the test did not expect").toEqual([])
  })
  return () => lines.splice(0)
}
