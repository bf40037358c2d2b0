import type { FactDefinition, FamilyFact, FluidAmount, Job, JobCheck, JobLine, JobSource, JobTables, Picks } from "@camber/domain/jobs"
import { createTableReader } from "@camber/vehicle-data"
import { Schema } from "effect"

const readTable = createTableReader(new URL("../data/", import.meta.url))

const decodeKind = Schema.decodeUnknownSync(Schema.Literals(["part", "fluid", "hardware", "supply", "tool", "gear"]))
const decodeNeed = Schema.decodeUnknownSync(Schema.Literals(["needed", "usually needed", "replace while you are there", "reuse if good"]))
const decodeUse = Schema.decodeUnknownSync(Schema.Literals(["street", "race", "both"]))
const decodeTime = Schema.decodeUnknownSync(Schema.Literals(["before", "during", "after", "drive"]))
const decodeGrade = Schema.decodeUnknownSync(Schema.Literals(["A", "B", "C", "G"]))

/** Years of a row that states none, so that it holds for all years. */
const ANY_YEARS = { fromYear: 0, toYear: 9999 }

const splitList = (text: string): ReadonlyArray<string> => text.split(";").filter((part) => part !== "")

/** Parses `Position=Front;Set=Front`. Labels such as `as the ratio asks` are descriptions, not exact values. */
const parsePicks = (text: string): Picks =>
  new Map(
    splitList(text).flatMap((pick) => {
      const at = pick.indexOf("=")
      const label = pick.slice(at + 1)
      return at < 1 || label.startsWith("as ") ? [] : [[pick.slice(0, at), label] as const]
    })
  )

const readLines = (): ReadonlyMap<string, ReadonlyArray<JobLine>> => {
  const rows = readTable("lines.tsv", [
    "job",
    "line",
    "kind",
    "type",
    "what",
    "need",
    "quantity",
    "picks",
    "when",
    "one_of",
    "amount",
    "why",
    "sources"
  ])
  const toLine = (row: (typeof rows)[number]): JobLine => ({
    number: Number(row.line),
    kind: decodeKind(row.kind),
    type: row.type,
    name: row.what,
    need: decodeNeed(row.need),
    quantity: Number(row.quantity),
    picks: parsePicks(row.picks),
    when: row.when,
    oneOf: row.one_of,
    fluid: row.amount,
    why: row.why,
    sources: splitList(row.sources)
  })
  return new Map([...Map.groupBy(rows, ({ job }) => job)].map(([job, own]) => [job, own.map(toLine)]))
}

const readChecks = (): ReadonlyMap<string, ReadonlyArray<JobCheck>> => {
  const rows = readTable("checks.tsv", ["job", "when", "check", "figure", "figure_from", "sources"])
  return new Map(
    [...Map.groupBy(rows, ({ job }) => job)].map(([job, own]) => [
      job,
      own.map((row) => ({
        when: decodeTime(row.when),
        text: row.check,
        figure: row.figure,
        figureFrom: row.figure_from,
        sources: splitList(row.sources)
      }))
    ])
  )
}

const readJobs = (): JobTables["jobs"] => {
  const [lines, checks] = [readLines(), readChecks()]
  const rows = readTable("jobs.tsv", [
    "job",
    "title",
    "group",
    "use",
    "when",
    "skill",
    "hours_least",
    "hours_most",
    "facts",
    "beside",
    "searches",
    "safety"
  ])
  return new Map(
    rows.map((row): [string, Job] => [
      row.job,
      {
        slug: row.job,
        title: row.title,
        group: row.group,
        use: decodeUse(row.use),
        when: row.when,
        skill: Number(row.skill),
        hours: { least: Number(row.hours_least), most: Number(row.hours_most) },
        facts: splitList(row.facts),
        beside: splitList(row.beside),
        searches: splitList(row.searches),
        safety: row.safety,
        lines: lines.get(row.job) ?? [],
        checks: checks.get(row.job) ?? []
      }
    ])
  )
}

const PART = /part: ([a-z-]+) \/ ([^;]+)/

const readFacts = (): JobTables["facts"] =>
  new Map(
    readTable("facts.tsv", ["fact", "question", "values", "comes_from"]).map((row): [string, FactDefinition] => {
      const [, type, attribute] = PART.exec(row.comes_from) ?? []
      const isFree = ["number", "text", "month"].includes(row.values)
      return [
        row.fact,
        {
          name: row.fact,
          question: row.question,
          values: isFree ? [] : splitList(row.values),
          isNumber: row.values === "number",
          part: type === undefined || attribute === undefined ? null : { type, attribute: attribute.trim() }
        }
      ]
    })
  )

const FAMILIES: Readonly<Record<string, string>> = {
  "engine family": "engine",
  Transmission: "transmission",
  "Rear Axle": "axle",
  "race type": "race",
  car: "car"
}

const readFamilyFacts = (): ReadonlyArray<FamilyFact> =>
  readTable("car_facts.tsv", ["what", "name", "from", "to", "fact", "value"]).map((row) => ({
    family: `${FAMILIES[row.what] ?? row.what}:${row.name}`,
    fromYear: Number(row.from || ANY_YEARS.fromYear),
    toYear: Number(row.to || ANY_YEARS.toYear),
    fact: row.fact,
    value: row.value
  }))

const readFluids = (): ReadonlyMap<string, FluidAmount> =>
  new Map(
    readTable("fluids.tsv", ["fluid", "how", "buy", "note", "sources"]).map(({ buy, fluid, how, note, sources }) => [
      fluid,
      { how, buy, note, sources: splitList(sources) }
    ])
  )

/** Parses the pieces of a kit: `brake-rotor*2[Position=Front];brake-fluid`. */
const readKits = (): JobTables["kits"] =>
  new Map(
    readTable("kits.tsv", ["kit", "contains"]).map(({ contains, kit }) => [
      kit,
      splitList(contains).map((part) => {
        const [, type = "", count = "1", labels = ""] = /^([^*[]+)(?:\*(\d+))?(?:\[(.*)\])?$/.exec(part) ?? []
        return { type, count: Number(count), labels: parsePicks(labels) }
      })
    ])
  )

const readSources = (): JobTables["sources"] =>
  new Map(
    readTable("sources.tsv", ["source", "grade", "title", "publisher", "address"]).map((row): [string, JobSource] => [
      row.source,
      { grade: decodeGrade(row.grade), title: row.title, publisher: row.publisher, address: row.address }
    ])
  )

let tables: JobTables | null = null

/** Returns the committed tables. Reads them only once per process. */
export const readJobTables = (): JobTables => {
  tables ??= {
    jobs: readJobs(),
    facts: readFacts(),
    familyFacts: readFamilyFacts(),
    fluids: readFluids(),
    kits: readKits(),
    typeNames: new Map(readTable("unlisted_types.tsv", ["type", "name"]).map(({ name, type }) => [`new:${type}`, name])),
    sources: readSources()
  }
  return tables
}
