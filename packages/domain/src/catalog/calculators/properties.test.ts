import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { calculate } from "./calculate.ts"
import { calculators, findCalculator } from "./calculators.ts"
import type { Calculator, CalculatorInput, Numbers } from "./model.ts"
import { createPlot } from "./plot.ts"
import { readInputs, toValues } from "./readInputs.ts"

const arbitraryInput = ({ isInteger, least, most }: CalculatorInput): fc.Arbitrary<number> =>
  isInteger ? fc.integer({ min: least, max: most }) : fc.double({ min: least, max: most, noNaN: true })

/** Values within the limits that do not contradict each other. */
const arbitraryValues = (calculator: Calculator): fc.Arbitrary<Numbers> =>
  fc
    .record(Object.fromEntries(Object.entries(calculator.inputs).map(([name, input]) => [name, arbitraryInput(input)])))
    .map((values: Numbers) => {
      const swaps = (calculator.ascending ?? []).filter(([low, high]) => values[low]! > values[high]!)
      return {
        ...values,
        ...Object.fromEntries(swaps.flatMap(([low, high]) => [[low, values[high]!] as const, [high, values[low]!] as const]))
      }
    })
    .filter(
      (values: Numbers) =>
        Object.values(calculator.check?.(values) ?? {}).length === 0 &&
        Object.entries(calculator.inputs).every(([name, { least, most }]) => values[name]! >= least && values[name]! <= most)
    )

const get = (id: string): Calculator => findCalculator(id)!
const run = (id: string, values: Numbers): Numbers => get(id).compute(values)
const defaultsOf = (id: string): Numbers => Object.fromEntries(Object.entries(get(id).inputs).map(([name, input]) => [name, input.default]))
const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))

describe("calculate", () => {
  it.each(calculators)("CALC-02 returns a finite number or none for any valid inputs of $id", (calculator) => {
    fc.assert(
      fc.property(arbitraryValues(calculator), (values) => {
        const { results, searches } = calculate(calculator, values)
        expect(results.map(({ name }) => name)).toEqual(Object.keys(calculator.outputs))
        for (const { text, value } of results) {
          expect(value === null || Number.isFinite(value)).toBe(true)
          expect(text === null || /^-?[\d,]+(?:\.\d+)?$/.test(text) || text === "1/0").toBe(true)
        }
        for (const { matches, partType } of searches)
          expect(calculator.partFacets[partType]).toEqual(expect.arrayContaining(matches.map(({ facet }) => facet)))
        for (const match of searches.flatMap(({ matches }) => matches))
          if ("from" in match) expect(Number.isFinite(match.from) && Number.isFinite(match.to)).toBe(true)
      }),
      { numRuns: 60 }
    )
  })

  it.each(calculators)("CALC-02 has an answer for the defaults of $id, and a plot if it declares one", (calculator) => {
    const values = toValues(readInputs(calculator, {}))!
    expect(calculate(calculator, values).results.filter(({ value }) => value === null)).toEqual([])
    expect(createPlot(calculator, values) !== null).toBe(calculator.plot !== undefined)
  })
})

/** Physics requires that the output rises (or falls) with the input. */
const monotone: ReadonlyArray<readonly [id: string, input: string, output: string, isRising: boolean]> = [
  ["compression-ratio", "chamber", "ratio", false],
  ["dynamic-compression", "ivc", "dynamic", false],
  ["displacement", "bore", "cid", true],
  ["piston-speed", "rpm", "speed", true],
  ["carburetor-cfm", "ve", "air", true],
  ["cam-timing", "lsa", "overlap", false],
  ["injector-size", "rail", "size", false],
  ["fuel-pump", "hp", "need_gph", true],
  ["header-primary", "od", "rpm", true],
  ["gear-rpm-speed", "axle", "rpm", true],
  ["gear-after-tires", "new", "wanted", true],
  ["finish-line-gear", "mph", "ratio", false],
  ["speedometer-gear", "tire", "teeth", false],
  ["converter-stall", "torque", "stall", true],
  ["converter-slip", "rpm", "slip", true],
  ["driveshaft-critical", "length", "critical", false],
  ["driveshaft-critical", "rpm", "od_needed", true],
  ["wheel-rate", "ratio", "wheel_rate", true],
  ["wheel-rate", "sprung", "hz", false],
  ["coil-over-spring", "corner", "rate", true],
  ["sway-bar", "d", "rate", true],
  ["brake-pressure", "bore", "psi", false],
  ["brake-bias", "p_front", "have", true],
  ["wheel-offset", "offset", "backspace", true],
  ["tire-size", "aspect", "diameter", true],
  ["kart-gear", "axle", "mph", false],
  ["cooling-fan", "rise", "air", false],
  ["radiator-cap", "altitude", "boils", false],
  ["alternator-size", "fans", "look", true],
  ["wire-gauge", "feet", "cmil", true],
  ["bolt-torque", "k", "torque", true],
  ["et-horsepower", "want_et", "hp_want", false],
  ["air-density", "temp", "density", false]
]

describe("formulas", () => {
  it("CALC-03 covers every calculator with a monotone output", () => {
    expect(new Set(monotone.map(([id]) => id))).toEqual(new Set(calculators.map(({ id }) => id)))
  })

  it.each(monotone)("CALC-03 %s: %s changes %s in one direction", (id, name, output, isRising) => {
    const calculator = get(id)
    fc.assert(
      fc.property(arbitraryValues(calculator), arbitraryInput(calculator.inputs[name]!), (values, other) => {
        const [low, high] = [values[name]!, other].toSorted((a, b) => a - b)
        const before = run(id, { ...values, [name]: low! })[output]!
        const after = run(id, { ...values, [name]: high! })[output]!
        if (Number.isNaN(before) || Number.isNaN(after)) return
        expect(isRising ? after >= before - 1e-9 : after <= before + 1e-9).toBe(true)
      }),
      { numRuns: 60 }
    )
  })

  const inverses: ReadonlyArray<readonly [id: string, from: string, result: string, input: string, back: string]> = [
    ["displacement", "want", "stroke_wanted", "stroke", "cid"],
    ["gear-rpm-speed", "rpm_low", "axle_low", "axle", "rpm"],
    ["gear-rpm-speed", "rpm_high", "axle_high", "axle", "rpm"],
    ["header-primary", "rpm_low", "od_low", "od", "rpm"],
    ["converter-stall", "want_low", "label_low", "rated", "stall"],
    ["wheel-rate", "hz_low", "rate_low", "spring", "hz"],
    ["wheel-rate", "hz_high", "rate_high", "spring", "hz"],
    ["sway-bar", "want", "d_wanted", "d", "wheel"],
    ["brake-pressure", "psi_low", "bore_high", "bore", "psi"],
    ["brake-pressure", "psi_high", "bore_low", "bore", "psi"],
    ["piston-speed", "limit", "rpm_limit", "rpm", "speed"],
    ["dynamic-compression", "dcr_high", "ivc_early", "ivc", "dynamic"],
    ["dynamic-compression", "dcr_low", "ivc_late", "ivc", "dynamic"],
    ["compression-ratio", "high", "chamber_low", "chamber", "ratio"],
    ["compression-ratio", "low", "chamber_high", "chamber", "ratio"]
  ]

  it.each(inverses)("CALC-03 %s: the size found for %s (%s), entered as %s, gives %s back", (id, from, result, name, back) => {
    fc.assert(
      fc.property(arbitraryValues(get(id)), (values) => {
        const solid = "inside" in values ? { ...values, inside: 0 } : values
        const found = run(id, solid)[result]!
        // Beyond the engine's own geometry there is no answer.
        if (!Number.isFinite(found) || (name === "ivc" && (found < 0 || found > 180))) return
        const again = run(id, { ...solid, [name]: found })[back]!
        expect(Number.isNaN(again) || near(again, solid[from]!)).toBe(true)
      }),
      { numRuns: 60 }
    )
  })

  it("CALC-03 tightens the front brakes until the rear pressure gives the needed share", () => {
    const values = defaultsOf("brake-bias")
    const { need, rear_psi } = run("brake-bias", values)
    expect(near(run("brake-bias", { ...values, p_rear: rear_psi! })["have"]!, need!)).toBe(true)
  })
})
