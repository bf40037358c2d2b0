import {
  createPace,
  exportCatalog,
  type FeedRequest,
  fullPace,
  importCatalog,
  importOffers,
  type ImportOptions,
  type ImportReport,
  type ImportRequest,
  listImports,
  listPictureProblems,
  listProblems,
  sharedPace,
  undoImport
} from "@camber/services/catalog-import"
import type { Database } from "@camber/services/database"
import { countPictures } from "@camber/services/pictures"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Settings } from "../settings/Settings.ts"
import { demoCatalog } from "../shop/demoCatalog.ts"
import { demoContent } from "../shop/demoContent.ts"
import { formatFeedReport, formatHistory, formatPictureProblems, formatPictures, formatReport, formatUndo } from "./catalogText.ts"
import type { Act, Command } from "./Command.ts"
import { openImportFiles } from "./openImportFiles.ts"

const MAX_SHOWN_PROBLEMS = 20

/**
 * Options with the demo content that any catalog uses: the drawings of product types, and other names of categories. With the embedded
 * database, the import pauses for the pages of the running shop, because there is only one connection.
 */
const createOptions = ({ kind }: Database): ImportOptions => ({
  getPartImagePath: demoContent.illustrations.getPartImagePath,
  categoryAliases: demoCatalog.categoryAliases,
  isOnlyProcess: kind === "embedded",
  pace: createPace(kind === "embedded" ? sharedPace : fullPace)
})

/**
 * Loads the shop owner's own parts.
 *
 * - `pnpm catalog import PATH` replaces the shop's parts with those of a file or folder. `--check` only reports what it would do.
 * - `pnpm catalog check PATH` is the same as `import PATH --check`.
 * - `pnpm catalog prices FILE` and `stock FILE` change only prices or counts. `--check` only reports what they would do.
 * - `pnpm catalog export FOLDER` writes the shop's parts, with live prices and counts, into a new folder.
 * - `pnpm catalog history` lists the last imports, and the photographs that could not be loaded.
 * - `pnpm catalog undo` undoes the last import or feed.
 */
export const catalogCommand: Command = {
  usage:
    "pnpm catalog import PATH [--check] [--yes-remove] [--again], or pnpm catalog check PATH | prices FILE | stock FILE [--check] [--yes-changes] | export FOLDER | history | undo",
  parse: ([verb, ...words]) => {
    const flags = words.filter((word) => word.startsWith("--"))
    const [location, ...others] = words.filter((word) => !word.startsWith("--"))
    const isFeed = verb === "prices" || verb === "stock"
    const known = isFeed ? ["--check", "--yes-changes"] : ["--check", "--yes-remove", "--again"]
    if (others.length > 0 || flags.some((flag) => !known.includes(flag))) return null
    if (isFeed)
      return location === undefined
        ? null
        : (database) =>
            runFeed(database, location, { kind: verb, isCheck: flags.includes("--check"), mayChangeMuch: flags.includes("--yes-changes") })
    if (verb === "history" || verb === "undo")
      return location !== undefined || flags.length > 0 ? null : verb === "history" ? showHistory : undo
    if (verb === "export")
      return location === undefined || flags.length > 0 ? null : ({ background }, settings) => runExport(background, settings, location)
    if ((verb !== "import" && verb !== "check") || location === undefined) return null
    const isCheck = verb === "check" || flags.includes("--check")
    return (database) =>
      runImport(database, location, { isCheck, mayRemove: flags.includes("--yes-remove"), isAgain: flags.includes("--again") })
  }
}

/** Adds the option that allows what stopped an import. */
const adviseOption = (report: ImportReport): ImportReport => {
  if (report.message === null) return report
  const option = report.permission === null ? null : { remove: "--yes-remove", change: "--yes-changes" }[report.permission]
  const isLoaded = report.importId === null
  const advice = isLoaded ? " To read them again, add --again." : option === null ? "" : ` To allow it, add ${option}.`
  return { ...report, message: `${report.message}${advice}` }
}

const runImport = async (
  database: Database,
  location: string,
  request: Pick<ImportRequest, "isAgain" | "isCheck" | "mayRemove">
): Promise<string> => {
  const opened = await openImportFiles(location)
  if (typeof opened === "string") return opened
  const { background } = database
  const report = await importCatalog(background, { ...request, ...opened }, createOptions(database))
  const problems = report.importId === null ? [] : await listProblems(background, report.importId, MAX_SHOWN_PROBLEMS)
  const pictures = report.state === "loaded" ? formatPictures(await countPictures(background)) : ""
  return [formatReport(adviseOption(report), problems), pictures].filter((text) => text !== "").join("\n")
}

const runFeed = async (database: Database, location: string, request: Omit<FeedRequest, "file" | "source">): Promise<string> => {
  const opened = await openImportFiles(location)
  if (typeof opened === "string") return opened
  const [file, ...others] = opened.files
  if (file === undefined || others.length > 0) return `${location} is a folder. Name one file of prices or counts.`
  const { background } = database
  const report = await importOffers(background, { ...request, file, source: opened.source }, createOptions(database))
  const problems = report.importId === null ? [] : await listProblems(background, report.importId, MAX_SHOWN_PROBLEMS)
  return formatFeedReport(request.kind, adviseOption(report), problems)
}

const runExport = async (
  database: Database["background"],
  { publicOrigin }: Pick<Settings, "publicOrigin">,
  folder: string
): Promise<string> => {
  const tables = await exportCatalog(database, publicOrigin)
  if (tables === null) return "The shop has no parts of its own. Import some first."
  const isTaken = await mkdir(folder).then(
    () => false,
    () => true
  )
  if (isTaken) return `${folder} cannot be created. Name a folder that does not exist, in one that does.`
  for (const [name, text] of Object.entries(tables)) await writeFile(path.join(folder, name), text)
  return `${Object.keys(tables).length} tables are in ${folder}. An import of them changes nothing until you edit them.`
}

const showHistory: Act = async ({ background }) => {
  const pictures = formatPictures(await countPictures(background))
  const problems = await listPictureProblems(background, MAX_SHOWN_PROBLEMS)
  return [formatHistory(await listImports(background)), pictures, ...formatPictureProblems(problems)]
    .filter((text) => text !== "")
    .join("\n")
}

const undo: Act = async (database) => formatUndo(await undoImport(database.background, createOptions(database)))
