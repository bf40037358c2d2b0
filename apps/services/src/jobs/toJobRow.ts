import {
  type Budget,
  formatAmount,
  getNeed,
  type Job,
  type JobLine,
  type JobReference,
  type JobRow,
  type JobRowState,
  type JobTables,
  type JobTile,
  type PlannedCheck,
  type PlannedRow,
  type ProposedSet
} from "@camber/domain/jobs"
import { toDollars } from "@camber/domain/money"
import { ALL_PRODUCTS, listingHref, storedFacets } from "@camber/domain/search"
import type { Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { JobCandidate } from "./loadCandidates.ts"
import { findType } from "./loadOwnPieces.ts"

type WireRow = typeof JobRow.Encoded

/** Data that the rows of a plan share. */
export interface RowContext {
  readonly tables: JobTables
  readonly reference: Reference
  /** The proposed sets by budget; null if no car is selected. */
  readonly chosen: Readonly<Record<Budget, ProposedSet<JobCandidate>>> | null
  readonly candidates: ReadonlyMap<number, ReadonlyArray<JobCandidate>>
  readonly isForCar: boolean
}

const SECTIONS = {
  needed: "needed",
  "usually needed": "usual",
  "replace while you are there": "beside",
  "reuse if good": "reuse"
} as const satisfies Readonly<Record<JobLine["need"], WireRow["section"]>>

/** Converts a planned row for the wire, with the part of each set. */
export const toJobRow = (row: PlannedRow, context: RowContext): WireRow => {
  const { chosen, reference, tables } = context
  const [line] = row.lines
  const types = row.lines.map(({ type }) => findType(reference, type))
  const getPart = (budget: Budget): WireRow["value"] => toPart(chosen?.[budget].parts.get(row.number))
  const sources = listSources(tables, [...new Set(row.lines.flatMap((own) => own.sources))])
  return {
    number: row.number,
    section: line.kind === "tool" ? "tools" : SECTIONS[getNeed(row)],
    kind: line.kind,
    name: [...new Set(row.lines.map((own) => formatName(own, context)))].join(" or "),
    typeSlug: line.kind === "part" ? (types[0]?.slug ?? null) : null,
    quantity: row.quantity,
    missing: row.missing,
    state: getState(row, context),
    covered: row.covered.map(({ count, place, title }) => ({ count, place, title })),
    amount: formatFluid(tables, line),
    why: [...new Set(row.lines.map(({ why }) => why).filter((why) => why !== ""))].map(toSentence).join(" "),
    isGeneral: sources.isGeneral,
    references: sources.references,
    href: types.map((type) => toHref(reference, type)).find((href) => href !== null) ?? null,
    value: getPart("value"),
    middle: getPart("middle"),
    premium: getPart("premium")
  }
}

const getState = (row: PlannedRow, { candidates, isForCar, reference }: RowContext): JobRowState => {
  if (row.missing === 0) return "there"
  if (row.lines.every(({ type }) => findType(reference, type) === undefined)) return "notSold"
  if (getNeed(row) === "reuse if good") return "check"
  return isForCar && candidates.has(row.number) && candidates.get(row.number)?.length === 0 ? "noneFits" : "missing"
}

/** Formats the name of a line: 'Brake Rotor, Front'. */
const formatName = ({ name, picks, type }: JobLine, { reference, tables }: RowContext): string => {
  const general = findType(reference, type)?.name ?? tables.typeNames.get(type) ?? type
  const own = name === "" ? general : name.slice(0, 1).toUpperCase() + name.slice(1)
  // A name of its own already includes the picked values: 'Wheel bearing grease'.
  return name === "" ? [own, ...picks.values()].join(", ") : own
}

const toSentence = (text: string): string => {
  const start = text.slice(0, 1).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(start) ? start : `${start}.`
}

const formatFluid = ({ fluids }: JobTables, { fluid }: JobLine): string | null => {
  const amount = fluids.get(fluid)
  return amount === undefined ? null : formatAmount(amount)
}

/** Lists the sources of a statement that readers can look up. A statement without sources is general knowledge. */
const listSources = ({ sources }: JobTables, names: ReadonlyArray<string>) => {
  const known = names.flatMap((name) => sources.get(name) ?? [])
  const references = known
    .filter(({ grade }) => grade !== "G")
    .map(({ address, publisher, title }): JobReference => ({ title, publisher, url: /^https?:\/\//.test(address) ? address : null }))
  return { references, isGeneral: !known.some(({ grade }) => grade === "A" || grade === "B") }
}

const toHref = ({ categories }: Reference, type: ReturnType<typeof findType>): string | null => {
  const category = categories.byId.get(type?.category_id ?? "")
  return type === undefined || category === undefined
    ? null
    : listingHref({ ...ALL_PRODUCTS, facets: [{ name: storedFacets.partType, value: type.plural }] }, siteUrls.category(category))
}

const toPart = (candidate: JobCandidate | undefined): WireRow["value"] => {
  if (candidate === undefined) return null
  const { id: _, isGuaranteed: __, tier: ___, ...part } = candidate
  return { ...part, price: toDollars(candidate.price), coreCharge: toDollars(candidate.coreCharge) }
}

/** Converts a job to an entry in the list of jobs. */
export const toTile = ({ group, hours, skill, slug, title }: Job): typeof JobTile.Encoded => ({
  slug,
  title,
  group,
  skill,
  leastHours: hours.least,
  mostHours: hours.most
})

/** Converts the checks of a job. Each figure includes its source. */
export const toChecks = ({ checks }: Job, tables: JobTables): ReadonlyArray<typeof PlannedCheck.Encoded> =>
  checks.map(({ figure, figureFrom, sources, text, when }) => {
    const article = figureFrom.startsWith("camber:") ? figureFrom.slice("camber:".length) : null
    const origin = figure === "" ? "none" : article !== null ? "article" : figureFrom === "maker" ? "maker" : "general"
    return { when, text, figure: figure || null, figureFrom: origin, article, references: listSources(tables, sources).references }
  })
