import { findMeetingLabels, formatPair, type PairAnswer, type PairFinding, type Pairing } from "@camber/domain/mating"
import { ALL_PRODUCTS, listingHref, storedFacets } from "@camber/domain/search"
import { readMatingTables } from "@camber/mating-data"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { LoadedPart } from "./loadMatingParts.ts"

type WireAnswer = typeof PairAnswer.Encoded

/** A finding with its answer on the wire. */
export interface AnsweredPair {
  readonly finding: PairFinding
  readonly answer: WireAnswer
}

const verdicts = { Meets: "meets", DoesNotMeet: "doesNotMeet", NotKnown: "notKnown" } as const

/** Most values that a link selects. */
const MAX_VALUES = 8

/** Converts findings to answers on the wire. `parts` are the parts that their indexes mean. One query if a pair does not meet. */
export const createPairAnswers = async (
  database: Kysely<Tables>,
  findings: ReadonlyArray<PairFinding>,
  parts: ReadonlyArray<LoadedPart>
): Promise<ReadonlyArray<AnsweredPair>> => {
  const wanted = findings.map((finding) => findWantedParts(finding, parts))
  const sold = await readSoldValues(database, wanted.flat())
  return findings.map((finding, index) => {
    const names = { a: parts[finding.a]?.name ?? "", b: parts[finding.b]?.name ?? "" }
    const links = (wanted[index] ?? []).flatMap((parts) => toLink(parts, sold))
    return { finding, answer: { verdict: verdicts[finding.verdict._tag], ...formatPair(finding, names), links } }
  })
}

/** Order of answers: a clash first, then what is not known. */
export const byVerdict = (one: Pick<WireAnswer, "verdict">, other: Pick<WireAnswer, "verdict">): number =>
  order.indexOf(one.verdict) - order.indexOf(other.verdict)

const order: ReadonlyArray<WireAnswer["verdict"]> = ["doesNotMeet", "notKnown", "meets"]

/** Parts of a type that would meet: the type, and values of one attribute. */
interface WantedParts {
  readonly plural: string
  readonly attribute: string
  readonly labels: ReadonlyArray<string>
}

/** For a clash, finds the parts of either type that would meet the part on the other side. */
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

/** Returns which of the values a product of the type has. */
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
