import type { Database } from "@camber/services/database"
import { createPace, fullPace, moveShop, type MoveRequest, sharedPace } from "@camber/services/moving"
import path from "node:path"
import { parseArgs } from "node:util"
import type { Command } from "./Command.ts"
import type { Settings } from "../settings/Settings.ts"
import { formatMove } from "./moveText.ts"
import { openImportFiles } from "./openImportFiles.ts"
import { openProblemFile } from "./openProblemFile.ts"

type Problem = Parameters<MoveRequest["report"]>[0]

interface MoveOptions {
  readonly folder: string
  readonly isCheck: boolean
  readonly movesPoints: boolean
  readonly movesConsent: boolean
  /** File that receives all problems. */
  readonly problemFile: string | undefined
}

/**
 * Moves customers, orders, reviews and redirects of the shop's former software: `pnpm move FOLDER`.
 *
 * - `--check` only reports what it would do.
 * - `--points` makes points of customers points of this shop.
 * - `--newsletter` subscribes customers who accepted the newsletter of the old shop.
 * - `--problems FILE` writes all problems to a new CSV file.
 *
 * A second run writes only what differs.
 */
export const moveCommand: Command = {
  usage: "pnpm move FOLDER [--check] [--points] [--newsletter] [--problems FILE]",
  parse: (words) => {
    const options = readOptions(words)
    return options === null ? null : (database, settings) => runMove(database, settings, options)
  }
}

const readOptions = (words: ReadonlyArray<string>): MoveOptions | null => {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { check: { type: "boolean" }, points: { type: "boolean" }, newsletter: { type: "boolean" }, problems: { type: "string" } }
    })
    const [folder, ...others] = positionals
    if (folder === undefined || others.length > 0) return null
    return {
      folder,
      isCheck: values.check === true,
      movesPoints: values.points === true,
      movesConsent: values.newsletter === true,
      problemFile: values.problems
    }
  } catch {
    return null
  }
}

const PROBLEMS = "--problems="

/** Resolves paths in the owner's folder, because the running shop has a folder of its own. */
export const resolvePaths = (words: ReadonlyArray<string>, folder: string): ReadonlyArray<string> =>
  words.map((word) => {
    if (word.startsWith(PROBLEMS)) return `${PROBLEMS}${path.resolve(folder, word.slice(PROBLEMS.length))}`
    return word.startsWith("--") ? word : path.resolve(folder, word)
  })

/** Problems of each severity in the report. */
const MAX_SHOWN_PROBLEMS = 20

const runMove = async (
  database: Database,
  { oldCookieKey }: Pick<Settings, "oldCookieKey">,
  { folder, isCheck, movesConsent, movesPoints, problemFile }: MoveOptions
): Promise<string> => {
  const opened = await openImportFiles(folder)
  if (typeof opened === "string") return opened
  const file = problemFile === undefined ? null : openProblemFile(problemFile)
  if (typeof file === "string") return file
  const shown: Array<Problem> = []
  const report = (problem: Problem): void => {
    file?.write(problem)
    if (shown.filter(({ severity }) => severity === problem.severity).length < MAX_SHOWN_PROBLEMS) shown.push(problem)
  }
  try {
    const pace = createPace(database.kind === "embedded" ? sharedPace : fullPace)
    const result = await moveShop(
      database.background,
      { files: opened.files, hasCookieKey: oldCookieKey !== undefined, isCheck, movesConsent, movesPoints, report },
      { pace }
    )
    return formatMove(result, shown, isCheck)
  } finally {
    file?.close()
  }
}
