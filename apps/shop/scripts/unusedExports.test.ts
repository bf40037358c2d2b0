import { describe, expect, it } from "vitest"
import { ExportGraph } from "./exportGraph.ts"
import { findUnreachableExports, listPublicExports, readPackageGraph, pendingExports } from "./unusedExports.ts"

const domain = "packages/domain/src"
/** Builds a small project: files of the domain's capability `oil`, and of an app. */
const buildProject = (oil: Readonly<Record<string, string>>, app: Readonly<Record<string, string>>) =>
  new ExportGraph(
    new Map([
      ...Object.entries(oil).map(([name, text]) => [`${domain}/oil/${name}`, text] as const),
      ...Object.entries(app).map(([name, text]) => [`apps/garage/${name}`, text] as const)
    ]),
    new Map([["@camber/domain/oil", `${domain}/oil/index.ts`]])
  )
const rules = { "index.ts": 'export * from "./rules.ts"', "rules.ts": "export const change = () => 1\nexport const check = () => 2" }
const findProblems = (...house_: Parameters<typeof buildProject>) => findUnreachableExports(buildProject(...house_), {})

describe("findReachableExports", () => {
  it("contains exactly what app files import", () => {
    expect(findProblems(rules, { "src/a.ts": 'import { change } from "@camber/domain/oil"\nchange()' })).toEqual(["no app uses oil.check"])
    expect(findProblems(rules, {})).toEqual(["no app uses oil.change", "no app uses oil.check"])
  })

  it.each([
    'import { change as c, check } from "@camber/domain/oil"\nexport const all = [c(), check()]',
    'import * as oil from "@camber/domain/oil"\nexport const a = oil.change()',
    'export const later = () => import("@camber/domain/oil")',
    'export { change, check as look } from "@camber/domain/oil"',
    'export * from "@camber/domain/oil"',
    'import { change, check } from "@camber/domain/oil"\nexport const T = () => <change.Part on={check} />'
  ])("follows every form of import: %s", (text) => {
    expect(findProblems(rules, { "src/a.tsx": text })).toEqual([])
  })

  it("follows the single name of a lazy import", () => {
    const text = 'export const later = async () => (await import("@camber/domain/oil")).change'
    expect(findProblems(rules, { "src/a.ts": text })).toEqual(["no app uses oil.check"])
  })

  it("follows types, and what a used name uses as value or type", () => {
    const oil = {
      "index.ts": 'export * from "./rules.ts"\nexport { type Grade as OilGrade, limit } from "./model.ts"',
      "rules.ts": 'import { type Grade, limit } from "./model.ts"\nexport const change = (grade: Grade) => limit\nexport type Alone = 1',
      "model.ts": "export interface Grade { readonly w: Unit }\nexport type Unit = 1\nexport const limit = 5"
    }
    expect(findProblems(oil, { "src/a.ts": 'import { change } from "@camber/domain/oil"\nchange(1)' })).toEqual(["no app uses oil.Alone"])
    expect(findProblems(oil, { "src/a.ts": 'import type { Alone } from "@camber/domain/oil"\nexport type A = Alone' })).toEqual([
      "no app uses oil.change",
      "no app uses oil.OilGrade",
      "no app uses oil.limit"
    ])
  })

  it("ignores uses in tests, helpers, examples, benchmarks and e2e tests", () => {
    const text = 'import { change, check } from "@camber/domain/oil"\nchange(check())'
    for (const file of ["src/a.test.ts", "src/testing/a.ts", "src/a.examples.tsx", "test/a.ts", "bench/a.ts", "e2e/a.test.ts"])
      expect(findProblems(rules, { [file]: text })).toHaveLength(2)
    expect(findProblems({ ...rules, "rules.test.ts": 'import { change } from "./rules.ts"' }, {})).toHaveLength(2)
  })

  it("ignores properties of the same name", () => {
    const oil = { ...rules, "rules.ts": "export const change = (a: { check: 1 }) => ({ check: a.check })\nexport const check = 1" }
    expect(findProblems(oil, { "src/a.ts": 'import { change } from "@camber/domain/oil"\nchange()' })).toEqual(["no app uses oil.check"])
  })
})

describe("pendingExports", () => {
  const oil = { ...rules, "rules.ts": "export const change = () => check()\nexport const check = () => 2" }

  it("excuse the named exports and what they use", () => {
    expect(findUnreachableExports(buildProject(oil, {}), { "OIL-01: no pit yet": ["oil.change"] })).toEqual([])
    expect(findUnreachableExports(buildProject(oil, {}), { "OIL-01: no pit yet": ["oil.check"] })).toEqual(["no app uses oil.change"])
  })

  it("must not contain an export that an app uses or that is gone", () => {
    const app = { "src/a.ts": 'import { change } from "@camber/domain/oil"\nchange()' }
    expect(findUnreachableExports(buildProject(oil, app), { "OIL-01: no pit yet": ["oil.check", "oil.drain"] })).toEqual([
      "oil.check is in pendingExports, but an app uses it",
      "oil.drain is in pendingExports, but the domain does not export it"
    ])
  })
})

describe("domain", () => {
  const whole = readPackageGraph()

  it("exports nothing that no app uses, except pending exports", () => {
    expect(listPublicExports(whole).size).toBeGreaterThan(1000)
    expect(findUnreachableExports(whole, pendingExports)).toEqual([])
  })
})
