import type { PictureCounts } from "@camber/services/pictures"
import type { ImportProblem, ImportReport, listImports, listPictureProblems, UndoResult } from "@camber/services/catalog-import"

const count = (number: number): string => number.toLocaleString("en-US")
const plural = (number: number, one: string, many = `${one}s`): string => `${count(number)} ${number === 1 ? one : many}`

type Counts = NonNullable<ImportReport["counts"]>

const formatDifference = ({ added, changed, gone, prices, same }: Counts): string => {
  const moved = prices === 0 ? "" : ` ${plural(prices, "product")} with only a new price or count.`
  return `${count(added)} new, ${count(changed)} changed, ${count(same)} unchanged, ${count(gone)} gone.${moved}`
}

const formatFitment = ({ products, withFitment }: Counts): string =>
  `${plural(withFitment, "product")} with fitment. ${plural(products - withFitment, "product")} with no fitment data: the shop promises no fit for them.`

const formatPlace = ({ column_number, file, line }: ImportProblem): string =>
  [file, ...(line === null ? [] : [`line ${line}`]), ...(column_number === null ? [] : [`column ${column_number}`])].join(", ")

const formatProblems = (total: number, problems: ReadonlyArray<ImportProblem>): ReadonlyArray<string> => {
  if (problems.length === 0) return []
  const more = total - problems.length
  return [
    `${plural(total, "problem")}:`,
    ...problems.map((problem) => `  ${problem.severity}: ${formatPlace(problem)}: ${problem.sentence} (${problem.code})`),
    ...(more > 0 ? [`  and ${count(more)} more, in the table import_problem`] : [])
  ]
}

const outcomes = {
  checked: "Check only. Nothing was changed.",
  first: "Running shops reload it.",
  loaded: "Running shops reload it. To go back: pnpm catalog undo"
} as const

/** Whether this is the first import: no part is from an earlier one. */
const isFirst = ({ changed, gone, prices, same }: Counts): boolean => changed + gone + prices + same === 0

const FIRST_IMPORT =
  "The first import replaces the parts of the demo catalog, if the shop has them. Only pnpm seed --force brings them back, while the shop is stopped."

/** Formats the report of an import for its owner. */
export const formatReport = (
  { counts, from, importId, message, problems: total, state }: ImportReport,
  problems: ReadonlyArray<ImportProblem>
): string => {
  const lines = [
    ...(from === null || counts === null
      ? []
      : [
          `This is ${from}: ${plural(counts.rows, "row")}, ${plural(counts.products + counts.hidden, "product")}, ${plural(counts.variants + counts.hiddenVariants, "variant")}.`,
          ...(counts.hidden === 0 ? [] : [`${plural(counts.hidden, "product is", "products are")} hidden, and not in the shop.`])
        ]),
    ...(counts === null ? [] : [formatDifference(counts), formatFitment(counts)]),
    ...(counts !== null && isFirst(counts) ? [FIRST_IMPORT] : []),
    ...(counts?.preservedEdits
      ? [`The files change ${plural(counts.preservedEdits, "field")} that staff edited. The staff edits were kept.`]
      : []),
    ...(counts !== null && counts.wrong > 0 ? [`${plural(counts.wrong, "row")} left out because of errors.`] : []),
    ...formatProblems(total, problems),
    message === null
      ? `${state === "loaded" ? `Loaded as import ${importId}. ` : ""}${getOutcome(state, counts)}`
      : `Nothing was loaded. ${message}`
  ]
  return lines.join("\n")
}

const feedWords = {
  prices: {
    one: "price",
    many: "prices",
    large: (prices: number) => (prices === 0 ? "" : ` ${plural(prices, "price changes", "prices change")} by more than half.`)
  },
  stock: { one: "count", many: "counts", large: () => "" }
} as const

type FeedName = keyof typeof feedWords

const formatChanges = (kind: FeedName, { changed, prices, same }: Counts): string => {
  const { large, many, one } = feedWords[kind]
  return `${plural(changed, one, many)} changed, ${count(same)} unchanged.${large(prices)}`
}

/** Formats the report of a feed for the shop's owner. */
export const formatFeedReport = (
  kind: FeedName,
  { counts, importId, message, problems: total, state }: ImportReport,
  problems: ReadonlyArray<ImportProblem>
): string =>
  [
    ...(counts === null ? [] : [`${plural(counts.rows, "row")}: ${formatChanges(kind, counts)}`]),
    ...(counts !== null && counts.wrong > 0 ? [`${plural(counts.wrong, "row")} left out because of errors.`] : []),
    ...formatProblems(total, problems),
    message === null
      ? state === "loaded"
        ? `Loaded as import ${importId}. Running shops show it within seconds. To go back: pnpm catalog undo`
        : outcomes.checked
      : `Nothing was loaded. ${message}`
  ].join("\n")

const getOutcome = (state: ImportReport["state"], counts: Counts | null): string => {
  if (state !== "loaded") return outcomes.checked
  return counts !== null && isFirst(counts) ? outcomes.first : outcomes.loaded
}

const states = {
  reading: "not finished",
  writing: "being written",
  checked: "checked",
  loaded: "loaded",
  refused: "refused",
  undoing: "being undone",
  undone: "undone",
  replaced: "replaced by seeding"
} as const

const formatCounts = (kind: FeedName | "catalog", counts: Counts): string =>
  kind === "catalog" ? `${plural(counts.products, "product")}: ${formatDifference(counts)}` : formatChanges(kind, counts)

/** Formats the list of imports, newest first. */
export const formatHistory = (imports: Awaited<ReturnType<typeof listImports>>): string =>
  imports.length === 0
    ? "There are no imports."
    : imports
        .map(({ counts, import_id, kind, message, source, started_at, state }) => {
          const when = started_at.toISOString().slice(0, 16).replace("T", " ")
          const what = counts === null ? "" : `  ${formatCounts(kind, counts)}`
          return `${import_id}  ${when}  ${states[state]}  ${source}${what}${message === null ? "" : `  ${message}`}`
        })
        .join("\n")

/** Formats how many photographs are loaded; empty if the shop has none. */
export const formatPictures = ({ failed, ready, waiting }: PictureCounts): string =>
  failed + ready + waiting === 0
    ? ""
    : `Photographs and documents: ${count(ready)} shown, ${count(waiting)} waiting, ${count(failed)} not loaded.${waiting === 0 ? "" : " The running shop fetches them in the background."}`

/** Formats the photographs that could not be loaded. */
export const formatPictureProblems = (problems: Awaited<ReturnType<typeof listPictureProblems>>): ReadonlyArray<string> =>
  problems.map(({ code, sentence, severity, value }) => `  ${severity}: ${sentence} (${code}) ${value}`)

/** Formats the result of an undo. */
export const formatUndo = (result: UndoResult): string => {
  switch (result._tag) {
    case "Undone":
      if (result.kind !== "catalog")
        return `Import ${result.importId} is undone: ${feedWords[result.kind].many} are restored, except those that changed after the import.`
      return `Import ${result.importId} is undone: ${formatDifference(result.counts)} The other parts keep their prices and stock.`
    case "Busy":
      return `Nothing was undone. ${result.message}`
    case "NothingToUndo":
      return "There is no import to undo."
    case "NotLast":
      return `Import ${result.importId} is not the last one. Undo the later ones first.`
    case "TooOld":
      return `Import ${result.importId} is too old to undo. Import the files that you want in the shop.`
    case "FirstImport":
      return `Import ${result.importId} was the first one, so there is no catalog of your own before it. For the demo catalog, stop the shop and run pnpm seed --force.`
  }
}
