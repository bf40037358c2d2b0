import type { Database } from "@camber/services/database"
import {
  createPace,
  fullPace,
  moveShop,
  type MoveRequest,
  PracticeRefused,
  sharedPace,
  withPracticeDatabase
} from "@camber/services/moving"
import { Redacted } from "effect"
import path from "node:path"
import { parseArgs } from "node:util"
import type { Command } from "./Command.ts"
import type { Settings } from "../settings/Settings.ts"
import { formatMove, type MoveMode } from "./moveText.ts"
import { openImportFiles } from "./openImportFiles.ts"
import { openProblemFile } from "./openProblemFile.ts"

type Problem = Parameters<MoveRequest["report"]>[0]

interface MoveOptions {
  readonly folder: string
  readonly mode: MoveMode
  readonly movesPoints: boolean
  readonly movesConsent: boolean
  /** File that receives all problems. */
  readonly problemFile: string | undefined
}

/**
 * Moves customers, orders, reviews and redirects of the shop's former software: `pnpm move FOLDER`.
 *
 * - `--check` only reports what it would do.
 * - `--practice` moves into a temporary database and changes nothing in the shop.
 * - `--points` converts customers' points to points of this shop.
 * - `--newsletter` subscribes customers who accepted the newsletter of the old shop.
 * - `--problems FILE` writes all problems to a new CSV file.
 *
 * A second run writes only what differs.
 */
export const moveCommand: Command = {
  usage: `pnpm move FOLDER [--check | --practice] [--points] [--newsletter] [--problems FILE]
  --check          only read and compare
  --practice       move into a temporary database, and change nothing in the shop
  --points         make points of the old shop points of this shop
  --newsletter     subscribe customers who accepted the newsletter of the old shop
  --problems FILE  write all problems to a new CSV file`,
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
      options: {
        check: { type: "boolean" },
        practice: { type: "boolean" },
        points: { type: "boolean" },
        newsletter: { type: "boolean" },
        problems: { type: "string" }
      }
    })
    const [folder, ...others] = positionals
    const { check = false, practice = false } = values
    if (folder === undefined || others.length > 0 || (check && practice)) return null
    return {
      folder,
      mode: check ? "check" : practice ? "practice" : "move",
      movesPoints: values.points === true,
      movesConsent: values.newsletter === true,
      problemFile: values.problems
    }
  } catch {
    return null
  }
}

const PROBLEMS = "--problems="

/** Resolves paths from the owner's working folder, because the running shop has a different one. */
export const resolvePaths = (words: ReadonlyArray<string>, folder: string): ReadonlyArray<string> =>
  words.map((word) => {
    if (word.startsWith(PROBLEMS)) return `${PROBLEMS}${path.resolve(folder, word.slice(PROBLEMS.length))}`
    return word.startsWith("--") ? word : path.resolve(folder, word)
  })

/** Maximum number of problems of each severity in the report. */
const MAX_SHOWN_PROBLEMS = 20

const runMove = async (database: Database, settings: Settings, options: MoveOptions): Promise<string> => {
  const opened = await openImportFiles(options.folder)
  if (typeof opened === "string") return opened
  const file = options.problemFile === undefined ? null : openProblemFile(options.problemFile)
  if (typeof file === "string") return file
  const shown: Array<Problem> = []
  const report = (problem: Problem): void => {
    file?.write(problem)
    if (shown.filter(({ severity }) => severity === problem.severity).length < MAX_SHOWN_PROBLEMS) shown.push(problem)
  }
  const { mode, movesConsent, movesPoints } = options
  const hasCookieKey = settings.oldCookieKey !== undefined
  const request: MoveRequest = { files: opened.files, hasCookieKey, isCheck: mode === "check", movesConsent, movesPoints, report }
  const pace = createPace(database.kind === "embedded" ? sharedPace : fullPace)
  try {
    const url = settings.databaseUrl === undefined ? undefined : Redacted.value(settings.databaseUrl)
    const result =
      mode === "practice"
        ? await withPracticeDatabase(database, { dataDir: settings.dataDir, url }, ({ background }) =>
            moveShop(background, request, { pace })
          )
        : await moveShop(database.background, request, { pace })
    return formatMove(result, shown, mode)
  } catch (error) {
    if (error instanceof PracticeRefused) return error.message
    throw error
  } finally {
    file?.close()
  }
}
