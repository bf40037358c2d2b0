import { describe, expect, it } from "vitest"
import { listMutants } from "./mutants.ts"

const changesIn = (text: string) => listMutants("a.ts", text).map(({ original, replacement }) => `${original} -> ${replacement}`)

describe("listMutants", () => {
  it("swaps operators", () => {
    expect(changesIn("export const f = (a: number, b: number) => a < b || a === b")).toEqual(["|| -> &&", "< -> <=", "=== -> !=="])
  })

  it("negates conditions and removes negations", () => {
    expect(changesIn("export const f = (a: boolean, b: string) => (!a ? b : a)")).toEqual(["!a -> !(!a)", "! -> "])
  })

  it("changes numbers and booleans", () => {
    expect(changesIn("export const a = { most: 9, isOn: true }")).toEqual(["9 -> 10", "true -> false"])
  })

  it("removes statements that run something, and steps of a pipe", () => {
    expect(changesIn("const f = function* () {\n  yield* save(a)\n  return b.pipe(once, Effect.asVoid)\n}")).toEqual([
      "yield* save(a) -> ;",
      "once -> (same) => same"
    ])
  })

  it("ignores types and imports", () => {
    expect(changesIn('import { a } from "a"\nexport type B = 1 | true\nexport const b = a as 1')).toEqual([])
  })

  it("returns the file, the line and the offsets", () => {
    expect(listMutants("a.ts", "const a = 0\nconst b = 1")).toMatchObject([
      { file: "a.ts", line: 1, start: 10, end: 11 },
      { file: "a.ts", line: 2, start: 22, end: 23 }
    ])
  })
})
