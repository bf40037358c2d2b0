import { getNeed, type PlannedRow, planJob } from "@camber/domain/jobs"
import { createTableReader } from "@camber/vehicle-data"
import { describe, expect, it } from "vitest"
import { readJobTables } from "./readJobTables.ts"
import { parsePieces } from "./testing/parsePieces.ts"

const tables = readJobTables()
const cases = createTableReader(new URL("testing/", import.meta.url))("cases.tsv", [
  "case",
  "job",
  "facts",
  "has",
  "needed",
  "also",
  "never",
  "asks",
  "why"
])

const splitList = (text: string): ReadonlyArray<string> => text.split(";").filter((part) => part !== "")

const parseFacts = (text: string): ReadonlyMap<string, string> =>
  new Map(splitList(text).map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]))

/** Formats a missing row: the type, `a|b` for alternatives, `a*2` if two more pieces are needed because some are present. */
const formatMissing = ({ covered, lines, missing }: PlannedRow): string => {
  const types = [...new Set(lines.map(({ type }) => type))].join("|")
  return covered.length === 0 ? types : `${types}*${missing}`
}

describe("judged jobs", () => {
  it.each(cases)("JOB-01 the plan is right for $case, $job: $why", (row) => {
    const job = tables.jobs.get(row.job)!
    const { asks, rows } = planJob(tables, job, parseFacts(row.facts), parsePieces(row.has))
    const missing = rows.filter((planned) => getNeed(planned) === "needed" && planned.missing > 0)
    const offered = rows.filter((planned) => ["usually needed", "replace while you are there"].includes(getNeed(planned)))
    const listOpen = (planned: ReadonlyArray<PlannedRow>) =>
      planned.filter(({ covered }) => covered.length === 0).map(({ lines: [line] }) => line.type)
    const shown = new Set([...missing.flatMap(({ lines }) => lines.map(({ type }) => type)), ...listOpen(offered)])
    expect(missing.map(formatMissing).toSorted()).toEqual(splitList(row.needed).toSorted())
    expect([...asks].toSorted()).toEqual(splitList(row.asks).toSorted())
    expect(listOpen(offered)).toEqual(expect.arrayContaining([...splitList(row.also)]))
    expect(splitList(row.never).filter((type) => shown.has(type))).toEqual([])
  })
})
