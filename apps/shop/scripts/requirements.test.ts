import { describe, expect, it } from "vitest"
import {
  createRequirementIndex,
  isInCoreSuite,
  missingInCore,
  readRequirements,
  findCoveringTests,
  unknownIds,
  findUncovered
} from "./requirements.ts"

// OIL and GAS are not requirement areas, so that this file names no real requirement.
const table = [
  "id\tlayer\tstatement\tmet",
  "OIL-01\tdomain\tOil is changed | checked.\tPOST /oil",
  "OIL-02\tui+store\tOil is hot.\t",
  "GAS-101\tport\tGas is fed.\t",
  ""
].join("\n")
const requirements = readRequirements(table)

describe("readRequirements", () => {
  it.each([
    ["without a place", "OIL-03\tui\tOil is black."],
    ["without a statement", "OIL-03\tui\t\t"],
    ["with an unknown layer", "OIL-03\tpump\tOil is black.\t"],
    ["with a repeated id", "OIL-01\tui\tAgain.\t"]
  ])("rejects a line %s", (_, line) => {
    expect(() => readRequirements(`${table}${line}\n`)).toThrow(`not a requirement: ${line}`)
  })
})

describe("findUncovered", () => {
  const rule = "packages/domain/src/oil/rules.test.ts"

  it("reports a requirement without a place, and one without a test of its layer", () => {
    const named = new Map([[rule, new Set(["OIL-01", "OIL-02"])]])
    expect(findUncovered(requirements, named)).toEqual([
      "OIL-02 has no place in docs/behaviours.tsv",
      "OIL-02 is covered by no test of its layer",
      "GAS-101 has no place in docs/behaviours.tsv",
      "GAS-101 is covered by no test of its layer"
    ])
  })

  it("accepts a requirement that has a place and a test of its layer", () => {
    const places = ["/oil", "/pump"]
    const rows = places.map((place, at) => ({ id: `OIL-0${at}`, layer: "domain", statement: "Oil is hot.", place }))
    expect(findUncovered(rows, new Map([[rule, new Set(["OIL-00"])]]))).toEqual(["OIL-01 is covered by no test of its layer"])
  })
})

describe("createRequirementIndex", () => {
  it("counts and lists the place and tests of each requirement by area, and marks tests that do not count", () => {
    const rule = "packages/domain/src/oil/rules.test.ts"
    const page = "apps/storefront/src/features/oil/OilPage.test.tsx"
    const named = new Map([
      [rule, new Set(["OIL-01", "OIL-02"])],
      [page, new Set(["OIL-02"])]
    ])
    const index = createRequirementIndex(requirements, named)
    expect(index.split("\n")).toEqual([
      "# OIL: 2 of 2 named by a test, 2 covered, 1 with a place",
      "OIL-01 Oil is changed | checked.",
      "  at POST /oil",
      `  ${rule}`,
      "OIL-02 Oil is hot.",
      `  ${rule} (not a test of its layer)`,
      `  ${page}`,
      "",
      "# GAS: 0 of 1 named by a test, 0 covered, 0 with a place",
      "GAS-101 Gas is fed.",
      "",
      "Behaviours: 2 of 3 named by a test, 2 covered, 1 with a place",
      "No test: GAS-101",
      "Not met: GAS-101"
    ])
  })

  it.each([
    ["apps/shop/e2e/oil.test.ts", true],
    ["apps/services/src/oil/changeOil.test.ts", true],
    ["packages/adapter-fetch/src/pump.test.ts", true],
    ["packages/ui/src/oil/Can.test.tsx", false],
    ["apps/shop/scripts/oil.test.ts", false]
  ])("counts a requirement as covered in %s: %s", (file, isMet) => {
    const [, shown] = requirements
    expect(findCoveringTests(shown!, new Map([[file, new Set(["OIL-02"])]]))).toEqual(isMet ? [file] : [])
  })

  it("reports an unknown id of a known area and ignores words that only resemble an id", () => {
    const named = new Map([["a.test.ts", new Set(["OIL-01", "OIL-99", "SHA-256"])]])
    expect(unknownIds(requirements, named)).toEqual(["a.test.ts names OIL-99, which docs/behaviours.tsv does not contain"])
  })
})

describe("core suite", () => {
  it.each([
    ["packages/domain/src/oil/rules.test.ts", true],
    ["apps/services/src/oil/failover.full.test.ts", false]
  ])("contains a test of %s: %s", (file, isCore) => {
    expect(isInCoreSuite(file, { isFull: false })).toBe(isCore)
  })

  it("does not contain a test with the tag of the full suite", () => {
    expect(isInCoreSuite("apps/services/src/oil/rules.test.ts", { isFull: true })).toBe(false)
  })

  it("finds a requirement that no core test names", () => {
    expect(missingInCore(requirements, new Map([["a.test.ts", new Set(["OIL-01", "GAS-101"])]]))).toEqual(["OIL-02"])
  })
})
