import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Job, JobFacts, JobLine } from "./model.ts"
import { getMissingSide, type JobPiece, planJob, withAssertedFacts } from "./planJob.ts"

const line = (number: number, changes: Partial<JobLine> = {}): JobLine => ({
  number,
  kind: "part",
  type: `type-${number}`,
  name: "",
  need: "needed",
  quantity: 1,
  picks: new Map(),
  when: "",
  oneOf: "",
  fluid: "",
  why: "",
  sources: [],
  ...changes
})

const createJob = (lines: ReadonlyArray<JobLine>, when = ""): Job => ({
  slug: "job",
  title: "Job",
  group: "brakes",
  use: "both",
  when,
  skill: 3,
  hours: { least: 1, most: 2 },
  facts: ["a", "b"],
  beside: [],
  searches: [],
  safety: "",
  lines,
  checks: []
})

const piece = (type: string, count = 1, labels: Readonly<Record<string, string>> = {}): JobPiece => ({
  type,
  count,
  labels: new Map(Object.entries(labels)),
  place: "owned",
  title: type
})

const front = new Map([["Position", "Front"]])
const kits = new Map([
  ["kit", [{ type: "type-1", count: 2, labels: new Map() }]],
  ["front-kit", [{ type: "type-1", count: 2, labels: front }]]
])
const nothingKnown: JobFacts = new Map()
const plan = (lines: ReadonlyArray<JobLine>, pieces: ReadonlyArray<JobPiece> = [], facts = nothingKnown) =>
  planJob({ kits }, createJob(lines), facts, pieces)

describe("getMissingSide", () => {
  it.each([
    ["Left", 1, "Right"],
    ["Right", 1, "Left"],
    ["Left", 2, null],
    [undefined, 1, null]
  ])("JOB-03 for a shopper who has side %s, %i times, is %s", (side, count, missing) => {
    const labels = new Map(side === undefined ? [] : [["Side", side]])
    const [row] = plan([line(1, { quantity: 2 })], [{ ...piece("type-1"), count, labels }]).rows
    expect(getMissingSide(row!)).toBe(missing)
  })

  it("JOB-03 has no missing side for a single part", () => {
    const [row] = plan([line(1)], []).rows
    expect(getMissingSide(row!)).toBeNull()
  })
})

describe("planJob", () => {
  it("JOB-03 adds up lines of one type and subtracts the pieces that the shopper has, including the contents of kits", () => {
    const { rows } = plan([line(1, { quantity: 2 }), line(2, { type: "type-1", quantity: 1 })], [piece("kit")])
    expect(rows).toMatchObject([{ quantity: 3, missing: 1, covered: [{ place: "owned", count: 2 }] }])
  })

  it("JOB-03 counts a piece unless a known label contradicts the line", () => {
    const lines = [line(1, { picks: front })]
    expect(plan(lines, [piece("type-1", 1, { Position: "Rear" })]).rows[0]?.missing).toBe(1)
    expect(plan(lines, [piece("type-1", 1, { Position: "Front" })]).rows[0]?.missing).toBe(0)
    expect(plan(lines, [piece("type-1")]).rows[0]?.missing).toBe(0)
  })

  it("JOB-03 counts the parts of a kit at their own position, otherwise at the kit's position", () => {
    const rear = [line(1, { picks: new Map([["Position", "Rear"]]) })]
    expect(plan([line(1, { picks: front })], [piece("front-kit")]).rows[0]?.missing).toBe(0)
    expect(plan(rear, [piece("front-kit")]).rows[0]?.missing).toBe(1)
    expect(plan(rear, [piece("front-kit", 1, { Position: "Rear" })]).rows[0]?.missing).toBe(0)
  })

  it("JOB-03 asks for the facts that affect a missing part, in the job's order", () => {
    const lines = [line(1, { when: "b = 'x'" }), line(2, { when: "a = 'x'" })]
    expect(plan(lines).asks).toEqual(["a", "b"])
    expect(plan(lines, [piece("type-1")]).asks).toEqual(["a"])
    expect(plan(lines).rows).toEqual([])
  })

  it("JOB-03 settles alternatives if the shopper has one of them, otherwise offers them together", () => {
    const lines = [line(1, { oneOf: "pump" }), line(2, { oneOf: "pump" })]
    expect(plan(lines, [piece("type-2")]).rows).toMatchObject([{ number: 2, missing: 0 }])
    expect(plan(lines).rows[0]?.lines.map(({ number }) => number)).toEqual([1, 2])
  })

  it("JOB-03 counts the missing pieces of each alternative", () => {
    const lines = [line(1, { oneOf: "bushings", quantity: 4 }), line(2, { oneOf: "bushings" })]
    const read = (pieces: ReadonlyArray<JobPiece>) =>
      plan(lines, pieces).rows.map(({ missingByLine, ...row }) => ({ ...row, by: [...missingByLine] }))
    const [none] = read([])
    expect(none).toMatchObject({
      number: 1,
      quantity: 4,
      missing: 4,
      covered: [],
      by: [
        [1, 4],
        [2, 1]
      ]
    })
    const [partly] = read([piece("type-1", 3)])
    expect(partly).toMatchObject({
      number: 1,
      quantity: 4,
      missing: 1,
      covered: [{ count: 3 }],
      by: [
        [1, 1],
        [2, 1]
      ]
    })
  })

  it("JOB-03 lists the alternative with the fewest missing pieces first", () => {
    const lines = [line(1, { oneOf: "arms", quantity: 2 }), line(2, { oneOf: "arms", quantity: 2 })]
    const [row] = plan(lines, [piece("type-2")]).rows
    expect(row).toMatchObject({ number: 2, missing: 1, covered: [{ title: "type-2", count: 1 }] })
    expect(row?.lines.map(({ number }) => number)).toEqual([2, 1])
  })

  it("JOB-03 leaves out a tool only if its condition is false", () => {
    const lines = [line(1, { kind: "tool", when: "a = 'x'" })]
    expect(plan(lines).tools).toHaveLength(1)
    expect(plan(lines, [], new Map([["a", "y"]])).tools).toEqual([])
  })

  it("JOB-03 never reports more missing pieces after a piece is added, and never counts more pieces than the shopper has", () => {
    const lines = fc
      .array(
        fc.record({
          type: fc.constantFrom("p", "q"),
          quantity: fc.integer({ min: 1, max: 4 }),
          when: fc.constantFrom("", "a = 'x'", "b = 'x'")
        }),
        { maxLength: 8 }
      )
      .map((rows) => rows.map((row, index) => line(index + 1, row)))
    const pieces = fc.array(fc.record({ type: fc.constantFrom("p", "q"), count: fc.integer({ min: 1, max: 3 }) }), { maxLength: 4 })
    fc.assert(
      fc.property(lines, pieces, (own, given) => {
        const facts = new Map([["a", "x"]])
        const had = given.map(({ count, type }) => piece(type, count))
        const sum = (all: ReadonlyArray<JobPiece>) => plan(own, all, facts).rows.reduce((total, { missing }) => total + missing, 0)
        expect(sum([...had, piece("p")])).toBeLessThanOrEqual(sum(had))
        const counted = plan(own, had, facts).rows.flatMap(({ covered }) => covered.map(({ count }) => count))
        expect(counted.reduce((total, count) => total + count, 0)).toBeLessThanOrEqual(had.reduce((total, { count }) => total + count, 0))
      })
    )
  })

  it("JOB-03 assumes the facts that the job asserts, unless the car is known to differ", () => {
    const drums = createJob([], "front_brakes = 'drum'")
    expect(withAssertedFacts(drums, nothingKnown).get("front_brakes")).toBe("drum")
    const discs = withAssertedFacts(drums, new Map([["front_brakes", "disc"]]))
    expect(planJob({ kits }, drums, discs, []).isForOtherCar).toBe(true)
  })
})
