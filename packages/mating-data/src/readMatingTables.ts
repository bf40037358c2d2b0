import {
  collectTexts,
  EndRole,
  type EndDefinition,
  type FamilyFigures,
  type FigureDefinition,
  FigureNeed,
  FigureRule,
  getLookupKey,
  type MatingTables,
  type Pairing,
  parseFigures
} from "@camber/domain/mating"
import { createTableReader } from "@camber/vehicle-data"
import { Schema } from "effect"
import { parseYears, verifiedGrades } from "./rows.ts"

export { type KnownModel, listKnownModels } from "./listKnownModels.ts"

const readTable = createTableReader(new URL("../data/", import.meta.url))

const decodeRule = Schema.decodeUnknownSync(FigureRule)
const decodeNeed = Schema.decodeUnknownSync(FigureNeed)
const decodeRole = Schema.decodeUnknownSync(EndRole)
const decodePairNeed = Schema.decodeUnknownSync(Schema.Literals(["required", "optional"]))
const decodeVerdict = Schema.decodeUnknownSync(Schema.Literals(["meets", "no", "unknown", "implied"]))

const verdicts = { meets: "meets", no: "clashes", unknown: "vague" } as const

const groupBy = <Item>(items: ReadonlyArray<Item>, toKey: (item: Item) => string): ReadonlyMap<string, ReadonlyArray<Item>> =>
  Map.groupBy(items, toKey)

const readKinds = (): MatingTables["kinds"] => {
  const rows = readTable("kinds.tsv", ["kind", "value", "unit", "decides", "rule", "tolerance"])
  return new Map(
    [...groupBy(rows, ({ kind }) => kind)].map(([id, figures]) => [
      id,
      {
        id,
        figures: figures.map((row): FigureDefinition => {
          const [rule = "", table = ""] = row.rule.split(":")
          return {
            key: row.value,
            unit: row.unit,
            need: decodeNeed(row.decides),
            rule: decodeRule(rule),
            table,
            tolerance: Number(row.tolerance)
          }
        })
      }
    ])
  )
}

type LookupRow = ReturnType<typeof readLookupRows>[number]
const readLookupRows = () => readTable("tables.tsv", ["table", "left", "right", "verdict"])

const toLookups = (rows: ReadonlyArray<LookupRow>): MatingTables["lookups"] =>
  new Map(
    [...groupBy(rows, ({ table }) => table)].map(([table, own]) => [
      table,
      new Map(
        own.flatMap(({ left, right, verdict }) => {
          const decoded = decodeVerdict(verdict)
          return decoded === "implied" ? [] : [[getLookupKey(left, right), verdicts[decoded]] as const]
        })
      )
    ])
  )

const IMPLIED = "implied:"

const toImplied = (rows: ReadonlyArray<LookupRow>): MatingTables["implied"] =>
  new Map(
    [...groupBy(rows, ({ table }) => table)].flatMap(([table, own]) =>
      table.startsWith(IMPLIED)
        ? [
            [
              table.slice(IMPLIED.length),
              own.flatMap(({ left, right }) =>
                [...parseFigures(left)].flatMap(([key, figure]) =>
                  figure._tag === "Values" ? figure.values.map((value) => ({ key, value, figures: parseFigures(right) })) : []
                )
              )
            ] as const
          ]
        : []
    )
  )

/** Parses `teeth=Input shaft; diameter=Input shaft`. */
const parseAttributes = (text: string): EndDefinition["attributes"] =>
  text.split(";").flatMap((part) => {
    const [key = "", attribute = ""] = part.split("=").map((side) => side.trim())
    return key === "" || attribute === "" ? [] : [{ key, attribute }]
  })

/** Parses `Type=Automatic|Race two-speed`. */
const parseOnly = (text: string): EndDefinition["only"] => {
  const [attribute = "", values = ""] = text.split("=")
  return attribute === "" ? null : { attribute, values: values.split("|") }
}

const readEnds = (): MatingTables["ends"] => {
  const rows = readTable("ends.tsv", ["product_type", "end", "kind", "role", "attributes", "only"])
  return new Map(
    [...groupBy(rows, (row) => row.product_type)].map(([type, ends]) => [
      type,
      ends.map((row) => ({
        name: row.end,
        kind: row.kind,
        role: decodeRole(row.role),
        attributes: parseAttributes(row.attributes),
        only: parseOnly(row.only)
      }))
    ])
  )
}

const readPairings = (): MatingTables["pairings"] => {
  const rows = readTable("pairs.tsv", [
    "pair",
    "need",
    "a_type",
    "a_end",
    "b_type",
    "b_end",
    "kind",
    "meets",
    "does_not_meet",
    "not_known",
    "remedy"
  ])
  return groupBy(
    rows.map((row): Pairing => ({
      id: row.pair,
      need: decodePairNeed(row.need),
      kind: row.kind,
      a: { type: row.a_type, end: row.a_end },
      b: { type: row.b_type, end: row.b_end },
      meets: row.meets,
      doesNotMeet: row.does_not_meet,
      notKnown: row.not_known,
      remedy: row.remedy
    })),
    ({ a, b }) => `${a.type}\t${b.type}`
  )
}

const readLabels = (): MatingTables["labels"] =>
  new Map(
    [
      ...groupBy(readTable("labels.tsv", ["product_type", "end", "attribute", "label", "values"]), (row) =>
        [row.product_type, row.end, row.attribute, row.label].join("\t")
      )
    ].map(([key, rows]) => [key, new Map(rows.flatMap(({ values }) => [...parseFigures(values)]))])
  )

const readFamilies = (): MatingTables["families"] => {
  const rows = readTable("values.tsv", ["joins", "years", "end", "kind", "values", "grade"])
  const joined = rows.flatMap((row) => (row.joins === "" ? [] : row.joins.split(";").map((id) => ({ ...row, id: id.trim() }))))
  return new Map(
    [...groupBy(joined, ({ id }) => id)].map(([id, own]) => [
      id,
      own.map((row): FamilyFigures => {
        const [fromYear, toYear] = parseYears(row.years)
        return {
          end: row.end,
          kind: row.kind,
          fromYear,
          toYear,
          figures: parseFigures(row.values),
          isVerified: verifiedGrades.has(row.grade)
        }
      })
    ])
  )
}

/** Returns for each end the ends that mate with it, and the ends that mate with those. */
const toRelatives = (pairings: MatingTables["pairings"]): MatingTables["relatives"] => {
  const mates = new Map<string, Set<string>>()
  const add = (one: Pairing["a"], other: Pairing["a"]) => {
    const key = `${one.type}\t${one.end}`
    mates.set(key, (mates.get(key) ?? new Set()).add(`${other.type}\t${other.end}`))
  }
  for (const { a, b } of [...pairings.values()].flat()) {
    add(a, b)
    add(b, a)
  }
  const toName = (key: string) => key.split("\t")[1] ?? ""
  return new Map(
    [...mates].map(([key, own]) => [key, new Set([...own, ...[...own].flatMap((mate) => [...(mates.get(mate) ?? [])])].map(toName))])
  )
}

let tables: MatingTables | null = null

/** Returns the committed tables. Reads them only once per process. */
export const readMatingTables = (): MatingTables => {
  if (tables !== null) return tables
  const [rows, pairings] = [readLookupRows(), readPairings()]
  const read = {
    kinds: readKinds(),
    lookups: toLookups(rows),
    implied: toImplied(rows),
    ends: readEnds(),
    pairings,
    relatives: toRelatives(pairings),
    labels: readLabels(),
    families: readFamilies()
  }
  tables = { ...read, texts: collectTexts(read) }
  return tables
}
