import { describe, expect, it } from "vitest"
import { engineNames } from "../products/searchWords.ts"
import { readEngineFamilies } from "../vehicles/engineFamilies.ts"
import { engineInSearch } from "./engineInSearch.ts"

const all = readEngineFamilies().map(({ name }, index) => ({
  series_id: index + 2,
  slug: String(index),
  name,
  manufacturer_id: 2,
  make_id: 2,
  configuration_id: 2,
  displacement_ids: [],
  year_from: 1950,
  year_to: 2020,
  popularity: 1
}))
const families = { all, byId: new Map(), bySlug: new Map() }
const read = (term: string) => {
  const found = engineInSearch({ families }, term.split(" "))
  return found && [found.seriesIds.map((id) => all[id - 2]?.name), found.words.join(" ")]
}

describe("an engine in a search", () => {
  it.each([
    ["350 headers", ["Small Block Chevy Gen I"], "headers"],
    ["headers sbc", ["Small Block Chevy Gen I"], "headers"],
    ["small block chevy carburetor", ["Small Block Chevy Gen I"], "carburetor"],
    ["302 intake", ["Small Block Ford Windsor"], "intake"],
    ["5.0 intake", ["Coyote / Modern Modular", "Small Block Ford Windsor"], "intake"],
    ["ls3", ["LS Gen IV"], ""],
    ["351 windsor heads", ["Small Block Ford Windsor"], "heads"],
    ["351 cleveland heads", ["Ford 335 Series (Cleveland / Modified)"], "heads"]
  ])("'%s' names %j beside '%s'", (term, names, rest) => {
    expect(read(term)).toEqual([names, rest])
  })

  it.each(["350 cfm carburetor", "brake pads", "35", "350th", ""])("'%s' names none", (term) => {
    expect(read(term)).toBeNull()
  })

  it("is known by names of families that exist, each name once", () => {
    const known = new Set(all.map(({ name }) => name))
    expect(engineNames.flatMap(({ families: named }) => named).filter((name) => !known.has(name))).toEqual([])
    expect(new Set(engineNames.map(({ words }) => words.join(" "))).size).toBe(engineNames.length)
  })
})
