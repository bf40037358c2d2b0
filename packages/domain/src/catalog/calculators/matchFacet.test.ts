import { describe, expect, it } from "vitest"
import { calculate } from "./calculate.ts"
import { findCalculator } from "./calculators.ts"
import { about, range, spans, tireHeight, values } from "./define.ts"
import { formatNumber, formatShort, withUnit } from "./readInputs.ts"
import { getCarFacts, formatMatch, hasMeasures, matchFacet, readSize } from "./matchFacet.ts"

it("CALC-07 hasMeasures is true only if the parts have every measure of the search", () => {
  const carburetors = { matches: [values("Manifold Flange", "Spread bore"), range("Airflow", 500, 600)] }
  expect(hasMeasures(carburetors, ["Airflow", "Choke", "Manifold Flange"])).toBe(true)
  expect(hasMeasures(carburetors, ["Manifold Flange"])).toBe(false)
  expect(hasMeasures(carburetors, [])).toBe(false)
  expect(hasMeasures({ matches: [] }, [])).toBe(true)
})

describe("matchFacet", () => {
  it.each([
    ["1-3/4 in", 1.75],
    ["3/4 in", 0.75],
    ["3.73 : 1", 3.73],
    ["6,000 rpm", 6000],
    ["-12 mm", -12],
    ["26.5/8.0-15", 26.5],
    ["5.5 in", 5.5]
  ])("CALC-05 reads the size of %j as %d", (label, size) => {
    expect(readSize(label)).toBe(size)
  })

  it("CALC-05 finds the values within a range, in order of size, with both ends", () => {
    const ratios = ["4.11 : 1", "3.73 : 1", "3.9 : 1", "3.42 : 1"]
    expect(matchFacet(range("Ratio", 3.7, 3.9), ratios)).toEqual(["3.73 : 1", "3.9 : 1"])
    expect(matchFacet(about("Ratio", 3.42, 0), ratios)).toEqual(["3.42 : 1"])
  })

  it("CALC-05 finds tires by their diameter, ranges that contain a figure, and values by name", () => {
    expect(matchFacet(tireHeight("Size", 27, 28.5), ["275/60R15", "245/45R17", "P7"])).toEqual(["275/60R15"])
    expect(matchFacet(spans("Range", 75), ["10-80 lb-ft", "20-150 lb-ft", "100-250 lb-ft"])).toEqual(["10-80 lb-ft", "20-150 lb-ft"])
    expect(matchFacet(values("Tube", "Steel"), ["Steel", "Aluminum"])).toEqual(["Steel"])
  })

  it("CALC-05 describes the range with three digits", () => {
    expect(formatMatch(range("Ratio", 3.2126, 3.5701))).toBe("3.21 to 3.57")
    expect(formatMatch(range("Airflow", 499.28, 599.1))).toBe("499 to 599")
    expect(formatMatch(values("Size", "AN-8"))).toBe("AN-8")
    expect(formatMatch(spans("Range", 75.4))).toBe("75.4")
  })
})

describe("formatNumber", () => {
  it("CALC-01 shows thousands, the stated digits and no negative zero", () => {
    expect(formatNumber(3134.46, 0)).toBe("3,134")
    expect(formatNumber(-1234567.891, 1)).toBe("-1,234,567.9")
    expect(formatNumber(-0.001, 1)).toBe("0.0")
    expect(formatShort(0.03)).toBe("0.03")
    expect(withUnit("3.73", "to 1")).toBe("3.73 to 1")
    expect(withUnit("5", "%")).toBe("5%")
  })
})

describe("calculate", () => {
  it("CALC-01 writes the thickest wire as 1/0, and returns no wire beyond the table", () => {
    const getWire = (amps: number) => {
      const values = { amps, feet: 20, volts: 13.8, percent: 3 }
      return calculate(findCalculator("wire-gauge")!, values).results.find(({ name }) => name === "gauge")!
    }
    expect([getWire(180).value, getWire(180).text]).toEqual([0, "1/0"])
    expect([getWire(200).value, getWire(200).text, getWire(200).output.none]).toEqual([null, null, "Beyond our tables"])
  })
})

describe("getCarFacts", () => {
  it("CALC-04 reads displacement, cylinders, bore, stroke and the fuel system of the selected car", () => {
    const facetValues = [
      { name: "Bore", value: "4.030 in" },
      { name: "Stroke", value: "3.480 in" },
      { name: "Engine Fuel System", value: "Port injection (EFI)" }
    ]
    expect(getCarFacts({ engine: "5.7L V8", facetValues })).toEqual({
      displacement: 348,
      cylinders: 8,
      bore: 4.03,
      stroke: 3.48,
      injected: 1
    })
  })

  it("CALC-04 omits facts that the description does not contain", () => {
    expect(getCarFacts({ engine: null, facetValues: [] })).toEqual({})
    expect(getCarFacts({ engine: "LS (Gen III/IV)", facetValues: [] })).toEqual({})
  })
})
