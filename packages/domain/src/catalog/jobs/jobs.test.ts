import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { agreesWithFacts, combineFacts, deriveCarFacts, derivePartFacts, readAnswer, readLabel } from "./deriveFacts.ts"
import { jobHref, parseJobAddress } from "./jobAddress.ts"
import type { FactDefinition, FamilyFact } from "./model.ts"
import { formatFigure, formatHours, formatRowState } from "./text.ts"

const cam: FactDefinition = {
  name: "cam",
  question: "Which lifters with the new cam?",
  values: ["hydraulic-flat", "solid-flat", "hydraulic-roller", "solid-roller"],
  isNumber: false,
  part: { type: "camshaft", attribute: "Lifter Type" }
}
const facts = new Map([["cam", cam]])
const family = (changes: Partial<FamilyFact>): FamilyFact => ({
  family: "transmission:TH350",
  fromYear: 0,
  toYear: 9999,
  fact: "transmission",
  value: "automatic",
  ...changes
})

describe("facts of a job", () => {
  it("JOB-05 derives facts from the car's families and model year, each with its reason", () => {
    const familyFacts = [family({}), family({ family: "car:any", fromYear: 1968, fact: "master_circuits", value: "dual" })]
    const derived = deriveCarFacts({ facts, familyFacts }, { year: 1969, families: ["transmission:TH350"], facets: [] })
    expect(derived).toEqual([
      { fact: "year", value: "1969", because: "your car's model year" },
      { fact: "transmission", value: "automatic", because: "your transmission TH350" },
      { fact: "master_circuits", value: "dual", because: "cars of 1969" }
    ])
    const before = deriveCarFacts({ facts, familyFacts }, { year: 1966, families: [], facets: [] })
    expect(before.map(({ fact }) => fact)).toEqual(["year"])
  })

  it("JOB-05 derives a fact from a part that the shopper has, unless parts disagree", () => {
    const own = (label: string) => ({
      type: "camshaft",
      count: 1,
      labels: new Map([["Lifter Type", label]]),
      place: "owned" as const,
      title: "Cam"
    })
    expect(derivePartFacts({ facts }, [own("Hydraulic roller")])).toEqual([
      { fact: "cam", value: "hydraulic-roller", because: "you have Cam" }
    ])
    expect(derivePartFacts({ facts }, [own("Hydraulic roller"), own("Solid flat tappet")])).toEqual([])
  })

  it("JOB-05 reads a fact from a label only if one value is meant", () => {
    expect(readLabel(cam, "Hydraulic flat tappet")).toBe("hydraulic-flat")
    expect(readLabel(cam, "Roller")).toBeNull()
    expect(readLabel({ values: [], isNumber: true }, "218 deg")).toBe("218")
  })

  it("JOB-05 prefers the first list that states a fact", () => {
    const stated = (value: string) => [{ fact: "cam", value }]
    expect(combineFacts(stated("solid-flat"), stated("solid-roller")).get("cam")).toBe("solid-flat")
  })

  it("JOB-05 accepts only answers to the question", () => {
    expect(readAnswer(cam, "solid-flat")).toBe("solid-flat")
    expect(readAnswer(cam, "blue")).toBeNull()
    expect([" 63 ", "-1", "x", "", "1e9"].map((answer) => readAnswer({ values: [], isNumber: true }, answer))).toEqual([
      "63",
      null,
      null,
      null,
      null
    ])
  })

  it("JOB-05 rules out parts whose label contradicts a fact", () => {
    const known = new Map([["cam", "hydraulic-roller"]])
    const agrees = (label: string) => agreesWithFacts({ facts }, known, "camshaft", new Map([["Lifter Type", label]]))
    expect(["Hydraulic roller", "Solid flat tappet", "Special"].map(agrees)).toEqual([true, false, true])
  })
})

describe("a job's address", () => {
  it("JOB-06 keeps the budget, the answers and the rows that the shopper marked", () => {
    const address = fc.record({
      budget: fc.constantFrom("value" as const, "middle" as const, "premium" as const),
      answers: fc.uniqueArray(
        fc.record({ fact: fc.constantFrom("use", "power", "cam"), value: fc.stringMatching(/^[a-z0-9 &%-]{1,20}$/) }),
        {
          selector: ({ fact }) => fact
        }
      ),
      marked: fc.uniqueArray(fc.integer({ min: 1, max: 99 })).map((rows) => rows.toSorted((one, other) => one - other))
    })
    fc.assert(
      fc.property(address, (given) => {
        const { searchParams } = new URL(jobHref("clutch", given), "http://shop")
        expect(parseJobAddress(searchParams)).toEqual(given)
      })
    )
  })

  it("JOB-06 reads check boxes by row, and drops anything that no form sends", () => {
    const parameters = new URLSearchParams("have-3=on&have=7,x,0,99999&budget=free&q-../x=1&q-use=race&other=1")
    expect(parseJobAddress(parameters)).toEqual({ budget: "middle", answers: [{ fact: "use", value: "race" }], marked: [3, 7] })
  })
})

describe("texts of a job", () => {
  it("JOB-07 presents a general figure as one to check, never as a guarantee", () => {
    expect(formatFigure({ figure: "0.050 in", figureFrom: "general" })).toBe("Usually 0.050 in. Check it: this is a general figure.")
    expect(formatFigure({ figure: "maker's figure", figureFrom: "maker" })).toBe("Maker's figure")
  })

  it("JOB-07 states that the shop does not sell a part", () => {
    const row = { covered: [], missing: 2, quantity: 2 }
    expect(formatRowState({ ...row, state: "notSold" })).toBe("We do not sell this")
    expect(formatRowState({ ...row, missing: 1, covered: [{ place: "inCart", title: "Rotor", count: 1 }], state: "missing" })).toBe(
      "1 of 2 in cart. 1 missing"
    )
    expect(
      [
        { leastHours: 0.5, mostHours: 1 },
        { leastHours: 8, mostHours: 16 }
      ].map(formatHours)
    ).toEqual(["30 minutes to 1 hour", "8 to 16 hours"])
  })
})
