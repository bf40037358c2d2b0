import { describe, expect, it } from "vitest"
import { listViolations, parseDiagrams, readDiagrams, readSources } from "./layers.ts"

const [small = { source: "", layers: [] }] = parseDiagrams(`# Layers

\`\`\`layers small/src
pages
cart    lists
money
\`\`\`
`)
/** Returns the violations of these files, added to one file per folder. */
const getViolations = (files: Readonly<Record<string, string>>) =>
  listViolations(small, new Map(Object.entries({ "pages/a.ts": "", "cart/a.ts": "", "lists/a.ts": "", "money/a.ts": "", ...files })))

describe("listViolations", () => {
  it("reads the layers from the diagram, top layer first", () => {
    expect(small).toEqual({ source: "small/src", layers: [["pages"], ["cart", "lists"], ["money"]] })
  })

  it("allows imports from lower layers, the same folder and outside, and any import by an entry point", () => {
    expect(
      getViolations({
        "main.ts": 'import "./pages/a.ts"\nexport * from "./money/a.ts"',
        "pages/b.ts":
          'import { a } from "../cart/a.ts"\nimport { b } from "./a.ts"\nimport { c } from "effect"\nimport text from "../../text.json"'
      })
    ).toEqual([])
  })

  it.each([
    'import {\n  a,\n  type B\n} from "../pages/a.ts"',
    'import type { B } from "../pages/a.ts"',
    'export { a } from "../pages/a.ts"',
    'import "../pages/a.ts"',
    'const lazy = () => import("../pages/a.ts")'
  ])("rejects an upward import in the form %j", (statement) => {
    expect(getViolations({ "money/b.ts": statement })).toEqual([
      "small/src/money/b.ts imports pages/a.ts: pages (layer 3) is not below money (layer 1)"
    ])
  })

  it("rejects imports between folders of one layer", () => {
    expect(getViolations({ "cart/in/b.tsx": 'import { a } from "../../lists/a.ts"' })).toEqual([
      "small/src/cart/in/b.tsx imports lists/a.ts: lists (layer 2) is not below cart (layer 2)"
    ])
  })

  it("rejects imports of an entry point", () => {
    expect(getViolations({ "pages/b.ts": 'import { start } from "../main.ts"' })).toEqual([
      "small/src/pages/b.ts imports main.ts: an entry point is not below pages (layer 3)"
    ])
  })

  it("allows tests, examples and their helpers to import from anywhere", () => {
    const upward = 'import { a } from "../pages/a.ts"'
    expect(
      getViolations({ "money/b.test.ts": upward, "money/b.examples.tsx": upward, "money/testing/b.ts": upward.replace("..", "../..") })
    ).toEqual([])
  })

  it("rejects test helpers in product code, except in an entry point", () => {
    expect(getViolations({ "cart/b.ts": 'import { sample } from "./testing/samples.ts"', "cart/testing/samples.ts": "" })).toEqual([
      "small/src/cart/b.ts imports cart/testing/samples.ts, which is a test helper"
    ])
    expect(getViolations({ "sheet.ts": 'import { sample } from "./cart/testing/samples.ts"', "cart/testing/samples.ts": "" })).toEqual([])
  })

  it("reports a folder in no layer, a folder in two layers and a folder that does not exist", () => {
    expect(getViolations({ "garage/a.ts": "" })).toEqual(["small/src: garage is in no layer of docs/architecture.md"])
    expect(listViolations({ source: "x", layers: [["one"], ["one", "two"]] }, new Map([["one/a.ts", ""]]))).toEqual([
      "x: one is in two layers",
      "x: folder two does not exist"
    ])
  })
})

describe("docs/architecture.md", () => {
  const diagrams = readDiagrams()

  it("has a diagram for every source tree that is divided into capabilities", () => {
    expect(diagrams.map(({ source }) => source)).toEqual([
      "packages/domain/src",
      ...["operations", "shell", "discovery", "buying", "catalog", "vehicles", "customer", "foundation"].map(
        (group) => `packages/domain/src/${group}`
      ),
      "packages/search/src",
      "apps/services/src",
      "apps/storefront/src",
      "apps/storefront/src/features",
      "packages/ui/src",
      "apps/counter/src",
      "packages/part-drawings/src"
    ])
  })

  it.each(diagrams.map((diagram) => [diagram.source, diagram] as const))("%s imports only from lower layers", (_, diagram) => {
    expect(listViolations(diagram, readSources(diagram))).toEqual([])
  })
})
