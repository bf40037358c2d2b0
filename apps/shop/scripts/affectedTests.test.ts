import { describe, expect, it } from "vitest"
import { buildFileGraph, type FileGraph, selectAffectedTests } from "./affectedTests.ts"

const graph: FileGraph = new Map([
  ["packages/a/src/rules.ts", []],
  ["packages/a/src/index.ts", ["packages/a/src/rules.ts"]],
  ["packages/a/src/rules.test.ts", ["packages/a/src/rules.ts"]],
  ["packages/a/src/other.test.ts", []],
  ["apps/b/src/page.ts", ["packages/a/src/index.ts"]],
  ["apps/b/src/page.test.ts", ["apps/b/src/page.ts"]]
])

describe("selectAffectedTests", () => {
  it("selects the tests that import a changed file, directly or through other files and packages", () => {
    expect(selectAffectedTests(["packages/a/src/rules.ts"], graph)).toEqual([
      "apps/b/src/page.test.ts",
      "packages/a/src/other.test.ts",
      "packages/a/src/rules.test.ts"
    ])
  })

  it("selects the tests beside a changed file, because they may load that file lazily", () => {
    expect(selectAffectedTests(["packages/a/src/other.test.ts"], graph)).toEqual([
      "packages/a/src/other.test.ts",
      "packages/a/src/rules.test.ts"
    ])
  })

  it("selects all tests of a package for a file that no source imports", () => {
    expect(selectAffectedTests(["packages/a/data/cars.tsv"], graph)).toEqual([
      "packages/a/src/other.test.ts",
      "packages/a/src/rules.test.ts"
    ])
  })

  it("selects the tests of scripts for a file outside the packages", () => {
    const scripts: FileGraph = new Map([...graph, ["apps/shop/scripts/docs.test.ts", []]])
    expect(selectAffectedTests(["README.md"], scripts)).toEqual(["apps/shop/scripts/docs.test.ts"])
  })
})

describe("buildFileGraph", () => {
  const exports = new Map([["@camber/a", "packages/a/src/index.ts"]])

  it("links relative paths, package names, type imports and queries, and ignores lazy imports", () => {
    const text = `import type { A } from "@camber/a"
import "./page.css?inline"
export * from "../lib/x.ts"
const lazy = () => import("./lazy.tsx")
import { b } from "effect"`
    expect(buildFileGraph(new Map([["apps/b/src/page.ts", text]]), exports).get("apps/b/src/page.ts")).toEqual([
      "packages/a/src/index.ts",
      "apps/b/src/page.css",
      "apps/b/lib/x.ts"
    ])
  })

  it("resolves names through an index to the files that declare them", () => {
    const texts = new Map([
      ["packages/a/src/index.ts", 'export * from "./rules.ts"\nexport * from "./model.ts"'],
      ["packages/a/src/rules.ts", "export const rule = 1"],
      ["packages/a/src/model.ts", "export interface Model {}"],
      ["apps/b/src/one.ts", 'import { rule as other } from "@camber/a"'],
      ["apps/b/src/two.ts", 'import { rule, type Model } from "@camber/a"'],
      ["apps/b/src/all.ts", 'import * as a from "@camber/a"']
    ])
    const graph = buildFileGraph(texts, exports)
    expect(graph.get("apps/b/src/one.ts")).toEqual(["packages/a/src/rules.ts"])
    expect(graph.get("apps/b/src/two.ts")).toEqual(["packages/a/src/rules.ts", "packages/a/src/model.ts"])
    expect(graph.get("apps/b/src/all.ts")).toEqual(["packages/a/src/index.ts"])
  })
})
