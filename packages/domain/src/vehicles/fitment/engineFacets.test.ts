import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { EngineIds } from "../vehicle/model.ts"
import { getEngineDetails, getEngineFacets, engineFacets } from "./engineFacets.ts"

describe("engine facets", () => {
  it("FIT-19 lists family, version, displacement, code, fuel system and camshaft type", () => {
    expect(engineFacets).toEqual([
      "Engine Family",
      "Engine Version",
      "Displacement",
      "Engine Code",
      "Engine Fuel System",
      "Engine Camshaft Type"
    ])
  })
  it("FIT-20 groups only engine facets into the engine's details", () => {
    const entries = [
      { name: "Displacement", value: "350 cid" },
      { name: "Finish", value: "Chrome" },
      { name: "Engine Family", value: "Small Block Chevrolet" },
      { name: "Displacement", value: " 327 cid " },
      { name: "Displacement", value: "350 cid" },
      { name: "Engine Code", value: " " }
    ]
    expect(getEngineDetails(entries)).toEqual([
      { facet: "Engine Family", values: ["Small Block Chevrolet"] },
      { facet: "Displacement", values: ["350 cid", "327 cid"] }
    ])
  })
  it("FIT-19 FIT-20 gives six of an engine's ten parts a facet of their own", () => {
    const entries = getEngineFacets(Object.keys(EngineIds.fields).map((part) => ({ part, name: `the ${part}` })))
    expect(entries.map(({ name }) => name).toSorted()).toEqual(engineFacets.toSorted())
    expect(getEngineDetails(entries)[0]).toEqual({ facet: "Engine Family", values: ["the engineSeriesId"] })
    expect(getEngineFacets([{ part: "wheels", name: "four" }])).toEqual([])
  })
  it("FIT-20 keeps every distinct value once and the facets in order", () => {
    const name = fc.constantFrom<string>(...engineFacets, "Finish", "toString")
    const entry = fc.record({ name, value: fc.constantFrom("a", "b", "", " ") })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const details = getEngineDetails(entries)
        expect(details.map(({ facet }) => facet)).toEqual(engineFacets.filter((facet) => details.some((detail) => detail.facet === facet)))
        for (const facet of engineFacets) {
          const given = new Set(entries.filter((one) => one.name === facet && one.value.trim() !== "").map(({ value }) => value))
          const values = details.find((detail) => detail.facet === facet)?.values ?? []
          expect(new Set(values)).toEqual(given)
          expect(values.length).toEqual(given.size)
        }
      })
    )
  })
})
