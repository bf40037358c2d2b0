import type { MoveRequest } from "@camber/services/moving"
import { closeSync, openSync, writeSync } from "node:fs"

type Problem = Parameters<MoveRequest["report"]>[0]

const columns = ["severity", "file", "line", "column", "field", "code", "sentence", "value"] as const

/** Number of rows written at a time. */
const ROWS_PER_WRITE = 200

/** Opens a new CSV file for problems. Returns a sentence if it exists or cannot be created. */
export const openProblemFile = (path: string) => {
  let file: number
  try {
    file = openSync(path, "wx", 0o600)
  } catch {
    return `${path} cannot be created. Name a file that does not exist, in a folder that does.`
  }
  let rows: Array<string> = [columns.join(",")]
  const flush = (): void => {
    if (rows.length > 0) writeSync(file, `${rows.join("\n")}\n`)
    rows = []
  }
  return {
    write: (problem: Problem): void => {
      rows.push(columns.map((column) => toCell(problem[column])).join(","))
      if (rows.length >= ROWS_PER_WRITE) flush()
    },
    close: (): void => {
      flush()
      closeSync(file)
    }
  }
}

/** Puts an apostrophe before text that a spreadsheet would run as a formula. */
const toCell = (value: string | number | null): string => {
  const text = String(value ?? "")
  const safe = /^[=+@-]/.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
