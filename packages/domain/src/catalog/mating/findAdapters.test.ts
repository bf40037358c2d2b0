import { describe, expect, it } from "vitest"
import { findAdapters } from "./findAdapters.ts"
import type { EndRole, MatingTables, PartEnd } from "./model.ts"
import { parseFigures } from "./parseFigures.ts"

const port = (name: string, role: EndRole) => ({ name, kind: "port", role, attributes: [{ key: "size", attribute: name }], only: null })
const tables: Pick<MatingTables, "ends" | "implied" | "kinds" | "labels" | "lookups"> = {
  kinds: new Map([
    ["port", { id: "port", figures: [{ key: "size", unit: "text", need: "always", rule: "equal", table: "", tolerance: 0 }] }]
  ]),
  lookups: new Map(),
  implied: new Map(),
  ends: new Map([
    ["adapter", [port("Near side", "male"), port("Far side", "male")]],
    ["plug", [port("Thread", "male")]]
  ]),
  labels: new Map(
    ["AN-8", "AN-10"].flatMap((size) =>
      ["Near side", "Far side"].map((end) => [["adapter", end, end, size].join("\t"), parseFigures(`size=${size}`)])
    )
  )
}
const female = (size: string): PartEnd => ({
  name: "port",
  kind: "port",
  role: "female",
  alternatives: [parseFigures(`size=${size}`)],
  open: null,
  isVerified: true
})

describe("findAdapters", () => {
  it("MATE-10 finds an adapter whose two ends meet one part each", () => {
    expect(findAdapters(tables, "size", female("AN-10"), female("AN-8"))[0]).toEqual({
      type: "adapter",
      attributes: [
        { attribute: "Near side", labels: ["AN-10"] },
        { attribute: "Far side", labels: ["AN-8"] }
      ]
    })
  })

  it("MATE-10 finds no adapter with an end that cannot mate with a part, such as a male end with a male port", () => {
    const male: PartEnd = { ...female("AN-10"), role: "male" }
    expect(findAdapters(tables, "size", male, female("AN-8"))).toEqual([])
    expect(findAdapters(tables, "size", female("AN-8"), male)).toEqual([])
  })

  it("MATE-10 finds no adapter if no label meets one of the parts", () => {
    expect(findAdapters(tables, "size", female("AN-10"), female("AN-4"))).toEqual([])
  })
})
