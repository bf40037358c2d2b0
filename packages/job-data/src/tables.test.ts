import { evaluateCondition, findJobs, findJobsOfArticle, findJobsOfPart } from "@camber/domain/jobs"
import { describe, expect, it } from "vitest"
import { readJobTables } from "./readJobTables.ts"

const tables = readJobTables()
const jobs = [...tables.jobs.values()]
const nothingKnown = new Map()

describe("readJobTables", () => {
  it("JOB-10 reads at least forty jobs, each with lines, checks and related jobs that exist", () => {
    expect(jobs.length).toBeGreaterThanOrEqual(40)
    for (const { beside, checks, lines, slug } of jobs) {
      expect([slug, lines.length > 0, checks.length > 0]).toEqual([slug, true, true])
      expect(beside.filter((other) => !tables.jobs.has(other))).toEqual([])
    }
  })

  it("JOB-10 reads every condition, and every fact in a condition has a question", () => {
    for (const { facts, lines, slug, when } of jobs)
      for (const condition of [when, ...lines.map((line) => line.when)]) {
        const { open } = evaluateCondition(condition, nothingKnown)
        for (const fact of open) {
          const definition = tables.facts.get(fact)
          expect([slug, fact, definition !== undefined && (definition.isNumber || definition.values.length > 0)]).toEqual([
            slug,
            fact,
            true
          ])
          if (condition !== when) expect([slug, fact, facts.includes(fact)]).toEqual([slug, fact, true])
        }
      }
  })

  it("JOB-10 reads only lines whose sources, fluids and new part types exist", () => {
    for (const { lines, slug } of jobs)
      for (const { fluid, number, sources, type } of lines) {
        const known = sources.every((source) => tables.sources.has(source) || source.startsWith("camber:"))
        expect([slug, number, known, fluid === "" || tables.fluids.has(fluid)]).toEqual([slug, number, true, true])
        expect([slug, number, !type.startsWith("new:") || tables.typeNames.has(type)]).toEqual([slug, number, true])
      }
  })

  it("JOB-10 reads no torque figure, neither in a check nor in a reason", () => {
    const texts = jobs.flatMap(({ checks, lines }) => [
      ...checks.flatMap(({ figure, text }) => [figure, text]),
      ...lines.map(({ why }) => why)
    ])
    expect(texts.filter((text) => /\d+\s*(?:lb[- ]?ft|ft[- ]?lb|in[- ]?lb|N\s?m)\b/i.test(text))).toEqual([])
  })

  it("JOB-10 reads no text that promises anything", () => {
    const texts = jobs.flatMap(({ checks, lines, safety }) => [safety, ...checks.map(({ text }) => text), ...lines.map(({ why }) => why)])
    expect(texts.filter((text) => /guarantee|will fit|always fits/i.test(text))).toEqual([])
  })
})

describe("findJobs", () => {
  const find = (query: string) => findJobs(tables, query).map(({ slug }) => slug)

  it("JOB-11 finds the job that a search names, also with a year or in another word order", () => {
    expect(find("front disc conversion")).toEqual(["disc-conversion-front"])
    expect(find("rear disc conversion 1969")).toEqual(["disc-conversion-rear"])
    expect(find("clutch job")[0]).toBe("clutch")
    expect(find("ls swap")[0]).toBe("ls-swap-67-72")
  })

  it("JOB-11 finds no job for a part or for other words", () => {
    for (const query of ["brake rotor", "camshaft", "holley carburetor", "", "conversion", "x ".repeat(99)]) expect(find(query)).toEqual([])
  })
})

describe("findJobsOfArticle", () => {
  const find = (article: Parameters<typeof findJobsOfArticle>[1]) => findJobsOfArticle(tables, article).map(({ slug }) => slug)
  const driveline = { slug: "driveline-angles", title: "Driveline Angles", types: [] }

  it("JOB-13 finds the jobs that use a figure from the article, and the jobs that its title names", () => {
    expect(find(driveline)).toEqual(["manual-swap", "overdrive-automatic", "driveshaft-u-joints"])
    expect(find({ slug: "oil", title: "Winter Storage", types: [] })).toEqual(["winter-storage"])
  })

  it("JOB-13 finds the jobs that share the most parts with the article", () => {
    const types = ["brake-rotor", "brake-caliper", "brake-pad-set", "brake-hose-kit", "master-cylinder"]
    expect(find({ slug: "discs", title: "A Long Pedal", types })[0]).toBe("disc-conversion-front")
    expect(find({ slug: "discs", title: "A Long Pedal", types: types.slice(0, 1) })).not.toContain("disc-conversion-front")
  })
})

describe("findJobsOfPart", () => {
  const find = (type: string, labels: Readonly<Record<string, string>> = {}) =>
    findJobsOfPart(tables, { type, labels: new Map(Object.entries(labels)) }).map(({ slug }) => slug)

  it("JOB-11 finds the jobs that need a part at its position", () => {
    expect(find("brake-rotor", { Position: "Front" })).toContain("disc-conversion-front")
    expect(find("brake-rotor", { Position: "Rear" })).not.toContain("disc-conversion-front")
    expect(find("coolant").length).toBeGreaterThan(0)
    expect(find("no-such-type")).toEqual([])
  })
})
