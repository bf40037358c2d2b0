import { describe, expect, it } from "vitest"
import { importGraph, listImports, reached } from "./importGraph.ts"

const graph = importGraph()
const isEffect = (module: string) => module === "effect" || module.startsWith("effect/")
const carriesEffect = (file: string) => [...reached(graph, file)].some(isEffect)
const named = (...names: ReadonlyArray<string>) => [...graph.keys()].filter((file) => names.includes(file.split("/").at(-1) ?? ""))

describe("what a first page may use for nothing", () => {
  it("is every rules.ts and machine.ts: none runs Effect, directly or through what it imports", () => {
    const rules = named("rules.ts", "machine.ts")
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter(carriesEffect)).toEqual([])
  })
  it("is every file that does not name Effect, but for those that hold schemas or gather others: it does not carry Effect in either", () => {
    const gathering = /(^|\/)(index|calls|graphql|storage|cookies|registry|registry\.graphql)\.ts$/
    const plain = [...graph].filter(([file, modules]) => !gathering.test(file) && !modules.some(isEffect)).map(([file]) => file)
    expect(plain.length).toBeGreaterThan(80)
    expect(plain.filter(carriesEffect)).toEqual([])
  })
})

describe("what the domain is made of", () => {
  it("is its own files and Effect's root, in every file", () => {
    const foreign = [...graph].flatMap(([file, modules]) =>
      modules.filter((module) => module !== "effect" && !graph.has(module)).map((module) => [file, module])
    )
    expect(foreign).toEqual([])
  })
  it("has no circle of imports", () => {
    const circles = [...graph].filter(([file, modules]) => modules.some((module) => graph.has(module) && reached(graph, module).has(file)))
    expect(circles.map(([file]) => file)).toEqual([])
  })
})

it("an import of types alone is no import, one type among values is", () => {
  expect(
    listImports(
      'import type { A } from "effect"\nimport { type B, c } from "./b.ts"\nexport * from "./d.ts"\nexport type { E } from "./e.ts"'
    )
  ).toEqual(["./b.ts", "./d.ts"])
})
