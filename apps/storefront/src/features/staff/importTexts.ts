import type { ImportKind, StaffImport } from "@camber/domain/staff"
import { formatCount } from "../../foundation/page/format.ts"

const plural = (number: number, one: string, many = `${one}s`): string => `${formatCount(number)} ${number === 1 ? one : many}`

type Counts = NonNullable<StaffImport["counts"]>

/** Words for what an import changes. */
const kindWords: Readonly<Record<ImportKind, { readonly one: string; readonly many: string; readonly button: string }>> = {
  catalog: { one: "part", many: "parts", button: "Load These Parts" },
  prices: { one: "price", many: "prices", button: "Load These Prices" },
  stock: { one: "count", many: "counts", button: "Load These Counts" }
}

/** Label of the button that loads an upload of this kind. */
export const getLoadLabel = (kind: ImportKind): string => kindWords[kind].button

const formatFeed = (kind: "prices" | "stock", { changed, prices, same }: Counts): ReadonlyArray<string> => [
  `${plural(changed, kindWords[kind].one, kindWords[kind].many)} changed, ${formatCount(same)} unchanged.`,
  ...(prices > 0 ? [`${plural(prices, "price changes", "prices change")} by more than half.`] : [])
]

const formatCatalog = ({ added, changed, gone, preservedEdits, prices, same }: Counts): ReadonlyArray<string> => [
  `${formatCount(added)} new, ${formatCount(changed)} changed, ${formatCount(same)} unchanged, ${formatCount(gone)} gone.`,
  ...(prices > 0 ? [`${formatCount(prices)} with only a new price or count.`] : []),
  ...(preservedEdits > 0 ? [`Kept your edits of ${plural(preservedEdits, "field")}.`] : [])
]

const formatChanges = ({ kind }: Pick<StaffImport, "kind">, counts: Counts): ReadonlyArray<string> =>
  kind === "catalog" ? formatCatalog(counts) : formatFeed(kind, counts)

/** Formats the difference of an import for the history; a dash without one. */
export const formatDifference = (entry: StaffImport): string =>
  [...(entry.counts === null ? [] : formatChanges(entry, entry.counts)), ...(entry.message === null ? [] : [entry.message])].join("\n") ||
  "–"

/** Formats the report of a checked import: what the file is, and what it would change. */
export const formatReport = (entry: StaffImport): ReadonlyArray<string> => {
  const { counts, from, kind } = entry
  if (counts === null) return []
  const { hidden, hiddenVariants, products, rows, variants, withFitment, wrong } = counts
  const isFirst = kind === "catalog" && counts.changed + counts.gone + counts.prices + counts.same === 0
  return [
    ...(from === null
      ? []
      : kind === "catalog"
        ? [
            `This is ${from}: ${plural(rows, "row")}, ${plural(products + hidden, "product")}, ${plural(variants + hiddenVariants, "variant")}.`
          ]
        : [`This is ${from}: ${plural(rows, "row")}.`]),
    ...(hidden > 0 ? [`${plural(hidden, "product is", "products are")} hidden, and not in the shop.`] : []),
    formatChanges(entry, counts).join(" "),
    ...(kind === "catalog"
      ? [
          `${plural(withFitment, "product")} with fitment. ${plural(products - withFitment, "product")} with no fitment data: the shop promises no fit for them.`
        ]
      : []),
    ...(isFirst ? ["This is the first import. It replaces all other parts in the shop, and you cannot undo it."] : []),
    ...(wrong > 0 ? [`${plural(wrong, "row")} left out because of errors.`] : [])
  ]
}

/** Describes what an undo of the last import does. */
export const describeUndo = ({ counts, kind }: StaffImport): string => {
  if (kind === "prices") return "Prices are restored, except those that changed after this import."
  if (kind === "stock") return "Counts are restored, except those that changed after this import."
  const parts =
    counts === null
      ? "All parts are restored to their state before this import."
      : `New parts that are removed: ${formatCount(counts.added)}. Changed parts that are restored: ${formatCount(counts.changed)}. Removed parts that come back: ${formatCount(counts.gone)}.`
  return `${parts} The other parts keep their prices and stock, and your edits stay.`
}
