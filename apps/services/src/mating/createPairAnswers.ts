import {
  type AdapterChoice,
  findAdapters,
  findMeetingLabels,
  formatPair,
  type PairAnswer,
  type PairFinding,
  type Pairing
} from "@camber/domain/mating"
import { ALL_PRODUCTS, listingHref, storedFacets } from "@camber/domain/search"
import { readMatingTables } from "@camber/mating-data"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { LoadedPart } from "./loadMatingParts.ts"

type WireAnswer = typeof PairAnswer.Encoded

/** A finding with its answer in the wire format. */
export interface AnsweredPair {
  readonly finding: PairFinding
  readonly answer: WireAnswer
}

const verdicts = { Meets: "meets", DoesNotMeet: "doesNotMeet", NotKnown: "notKnown" } as const

/** Maximum number of values that a link selects. */
const MAX_VALUES = 8

/**
 * Converts findings to answers in the wire format. `parts` are the parts to which the findings' indexes refer. Runs one or two queries if a
 * pair does not mate.
 */
export const createPairAnswers = async (
  database: Kysely<Tables>,
  findings: ReadonlyArray<PairFinding>,
  parts: ReadonlyArray<LoadedPart>
): Promise<ReadonlyArray<AnsweredPair>> => {
  const wanted = findings.map((finding) => findWantedParts(finding, parts))
  const sold = await readSoldValues(database, wanted.flat())
  const adapters = await readAdapterLinks(database, findings, parts)
  return findings.map((finding, index) => {
    const names = { a: parts[finding.a]?.name ?? "", b: parts[finding.b]?.name ?? "" }
    const links = [...(adapters.get(finding) ?? []), ...(wanted[index] ?? []).flatMap((parts) => toLink(parts, sold))]
    return { finding, answer: { verdict: verdicts[finding.verdict._tag], ...formatPair(finding, names), links } }
  })
}

/** Compares answers for sorting: clashes come first, then unknown answers. */
export const byVerdict = (one: Pick<WireAnswer, "verdict">, other: Pick<WireAnswer, "verdict">): number =>
  order.indexOf(one.verdict) - order.indexOf(other.verdict)

const order: ReadonlyArray<WireAnswer["verdict"]> = ["doesNotMeet", "notKnown", "meets"]

/** Describes parts that would mate: a product type, and values of one attribute. */
interface WantedParts {
  readonly plural: string
  readonly attribute: string
  readonly labels: ReadonlyArray<string>
}

/** For a clash, finds for each of the two types the parts that would mate with the part on the other side. */
const findWantedParts = ({ a, b, pairing, verdict }: PairFinding, parts: ReadonlyArray<LoadedPart>): ReadonlyArray<WantedParts> => {
  const [one, other] = [parts[a], parts[b]]
  if (verdict._tag !== "DoesNotMeet" || one === undefined || other === undefined) return []
  const find = (part: LoadedPart, own: Pairing["a"], mate: LoadedPart, mateEnd: Pairing["a"]): ReadonlyArray<WantedParts> => {
    const end = mate.ends.find(({ name }) => name === mateEnd.end)
    const found = end && findMeetingLabels(readMatingTables(), own.type, own.end, verdict.figure.key, end)
    return found ? [{ plural: part.plural, ...found }] : []
  }
  return [...find(one, pairing.a, other, pairing.b), ...find(other, pairing.b, one, pairing.a)]
}

const getKey = (plural: string, attribute: string, label: string): string => [plural, attribute, label].join("\t")

/** Returns the wanted values that at least one product of the type has. */
const readSoldValues = async (database: Kysely<Tables>, wanted: ReadonlyArray<WantedParts>): Promise<ReadonlySet<string>> => {
  if (wanted.length === 0) return new Set()
  const unique = (values: ReadonlyArray<string>) => [...new Set(values)]
  const { rows } = await sql<{ plural: string; attribute: string; label: string }>`
    select distinct type.value as plural, stated.name as attribute, stated.value as label
    from product_facet stated join product_facet type using (product_page_id)
    where type.name = ${storedFacets.partType} and type.value = any(${unique(wanted.map(({ plural }) => plural))})
      and stated.name = any(${unique(wanted.map(({ attribute }) => attribute))})
      and stated.value = any(${unique(wanted.flatMap(({ labels }) => labels))})`.execute(database)
  return new Set(rows.map(({ attribute, label, plural }) => getKey(plural, attribute, label)))
}

const toLink = ({ attribute, labels, plural }: WantedParts, sold: ReadonlySet<string>): WireAnswer["links"] => {
  const values = labels.filter((label) => sold.has(getKey(plural, attribute, label))).slice(0, MAX_VALUES)
  if (values.length === 0) return []
  const facets = [{ name: storedFacets.partType, value: plural }, ...values.map((value) => ({ name: attribute, value }))]
  return [{ label: `${plural} that meet`, href: listingHref({ ...ALL_PRODUCTS, facets }) }]
}

/** Returns the listings of adapters that would join the parts of each clash, where the catalog has one. */
const readAdapterLinks = async (
  database: Kysely<Tables>,
  findings: ReadonlyArray<PairFinding>,
  parts: ReadonlyArray<LoadedPart>
): Promise<ReadonlyMap<PairFinding, WireAnswer["links"]>> => {
  const choices = findings.flatMap((finding) => listAdapters(finding, parts).map((choice) => ({ finding, choice })))
  if (choices.length === 0) return new Map()
  const attributes = choices.flatMap(({ choice }) => choice.attributes)
  const { rows } = await sql<{ slug: string; plural: string; stated: ReadonlyArray<{ readonly name: string; readonly value: string }> }>`
    select product_type.slug, product_type.plural, json_agg(json_build_object('name', stated.name, 'value', stated.value)) as stated
    from product join product_type using (product_type_id) join product_facet stated using (product_page_id)
    where product_type.slug = any(${choices.map(({ choice }) => choice.type)}) and stated.name = any(${attributes.map(({ attribute }) => attribute)})
      and stated.value = any(${attributes.flatMap(({ labels }) => labels)})
    group by product_type.slug, product_type.plural, product.product_page_id`.execute(database)
  const links = choices.flatMap(({ choice, finding }) => {
    const row = rows.find(
      ({ slug, stated }) =>
        slug === choice.type &&
        choice.attributes.every(({ attribute, labels }) => stated.some(({ name, value }) => name === attribute && labels.includes(value)))
    )
    if (row === undefined) return []
    const values = choice.attributes.flatMap(({ attribute, labels }) =>
      labels.slice(0, MAX_VALUES).map((value) => ({ name: attribute, value }))
    )
    const facets = [{ name: storedFacets.partType, value: row.plural }, ...values]
    return [{ finding, link: { label: `${row.plural} that join them`, href: listingHref({ ...ALL_PRODUCTS, facets }) } }]
  })
  return new Map(
    [...Map.groupBy(links, ({ finding }) => finding)].map(([finding, own]) => [finding, own.slice(0, 1).map(({ link }) => link)])
  )
}

/** For a clash, finds the adapters whose two ends each mate with one of the parts. */
const listAdapters = ({ a, b, pairing, verdict }: PairFinding, parts: ReadonlyArray<LoadedPart>): ReadonlyArray<AdapterChoice> => {
  const one = parts[a]?.ends.find(({ name }) => name === pairing.a.end)
  const other = parts[b]?.ends.find(({ name }) => name === pairing.b.end)
  if (verdict._tag !== "DoesNotMeet" || one === undefined || other === undefined) return []
  return findAdapters(readMatingTables(), verdict.figure.key, one, other).filter(
    ({ type }) => type !== parts[a]?.type && type !== parts[b]?.type
  )
}
