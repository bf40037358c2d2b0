import { describe, expect, it } from "vitest"
import { importGraph, listImports, reached } from "./importGraph.ts"

const graph = importGraph()
const isEffect = (module: string) => module === "effect" || module.startsWith("effect/")
const loadsEffect = (file: string) => [...reached(graph, file)].some(isEffect)
const findFiles = (...names: ReadonlyArray<string>) => [...graph.keys()].filter((file) => names.includes(file.split("/").at(-1) ?? ""))

describe("files for the first paint", () => {
  it("loads Effect neither directly nor indirectly from a rules.ts or machine.ts", () => {
    const rules = findFiles("rules.ts", "machine.ts")
    expect(rules.length).toBeGreaterThan(20)
    expect(rules.filter(loadsEffect)).toEqual([])
  })
  it("loads Effect indirectly only from files that contain schemas or re-export others", () => {
    const mayLoadEffect = /(^|\/)(index|calls|graphql|storage|cookies|registry|registry\.graphql)\.ts$/
    const plain = [...graph].filter(([file, modules]) => !mayLoadEffect.test(file) && !modules.some(isEffect)).map(([file]) => file)
    expect(plain.length).toBeGreaterThan(80)
    expect(plain.filter(loadsEffect)).toEqual([])
  })
})

describe("domain imports", () => {
  it("imports only the domain's own files and the root of Effect", () => {
    const foreign = [...graph].flatMap(([file, modules]) =>
      modules.filter((module) => module !== "effect" && !graph.has(module)).map((module) => [file, module])
    )
    expect(foreign).toEqual([])
  })
  it("has no import cycles", () => {
    const cycles = [...graph].filter(([file, modules]) => modules.some((module) => graph.has(module) && reached(graph, module).has(file)))
    expect(cycles.map(([file]) => file)).toEqual([])
  })
})

it("listImports ignores type-only imports, but counts imports that mix types and values", () => {
  expect(
    listImports(
      'import type { A } from "effect"\nimport { type B, c } from "./b.ts"\nexport * from "./d.ts"\nexport type { E } from "./e.ts"'
    )
  ).toEqual(["./b.ts", "./d.ts"])
})
