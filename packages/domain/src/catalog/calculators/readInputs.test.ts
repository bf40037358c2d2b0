import { describe, expect, it } from "vitest"
import { findCalculator } from "./calculators.ts"
import { type CarFacts, type InputTexts, readInputs, toValues, parseNumber } from "./readInputs.ts"

const read = (id: string, texts: InputTexts, facts?: CarFacts) => readInputs(findCalculator(id)!, texts, facts)
const getErrors = (id: string, texts: InputTexts) =>
  Object.fromEntries(read(id, texts).flatMap(({ error, name }) => (error === null ? [] : [[name, error]])))

describe("parseNumber", () => {
  it.each([
    ["6,500", 6500],
    [" 3.73 ", 3.73],
    [".030", 0.03],
    ["-12", -12],
    ["1-5/8", 1.625],
    ["1 3/4", 1.75],
    ["3/4", 0.75]
  ])("CALC-02 reads %j as %d", (text, value) => {
    expect(parseNumber(text)).toBe(value)
  })

  it.each(["", "abc", "1e9", "Infinity", "NaN", "1/0", "0x10", "--1", "1.2.3", "9".repeat(21)])("CALC-02 rejects %j", (text) => {
    expect(parseNumber(text)).toBeNull()
  })
})

describe("readInputs", () => {
  it("CALC-02 uses the defaults of an empty address", () => {
    expect(toValues(read("gear-rpm-speed", {}))).toEqual({ mph: 65, axle: 3.73, gear: 1, tire: 26, rpm_low: 2700, rpm_high: 3000 })
  })

  it("CALC-02 names the limits of each invalid field, and then returns no values", () => {
    expect(getErrors("gear-rpm-speed", { mph: "fast", axle: "9", tire: "26" })).toEqual({
      mph: "Enter a number, 5 to 250 mph.",
      axle: "Enter 2 to 8."
    })
    expect(toValues(read("gear-rpm-speed", { axle: "9" }))).toBeNull()
  })

  it("CALC-02 requires whole numbers of teeth and cylinders", () => {
    expect(getErrors("displacement", { cylinders: "7.5" })).toEqual({ cylinders: "Enter a whole number." })
  })

  it("CALC-02 rejects a range whose start exceeds its end", () => {
    expect(getErrors("gear-rpm-speed", { rpm_low: "3200" })).toEqual({
      rpm_low: 'Enter at most "Highest rpm wanted at that speed".'
    })
  })

  it.each([
    ["bolt-torque", { d: "12" }, "d"],
    ["bolt-torque", { metric: "1" }, "d"],
    ["sway-bar", { inside: "1" }, "inside"],
    ["coil-over-spring", { corner: "100" }, "unsprung"],
    ["brake-bias", { front: "75", grip: "2" }, "grip"]
  ])("CALC-02 rejects inputs of %s that contradict each other: %j", (id, texts, field) => {
    expect(Object.keys(getErrors(id, texts))).toContain(field)
  })

  it("CALC-04 starts from the car's facts, which the address overrides", () => {
    const facts = { displacement: 350, cylinders: 8 }
    const [cid, cylinders] = read("header-primary", { cylinders: "6" }, facts)
    expect([cid!.value, cid!.isFromCar]).toEqual([350, true])
    expect([cylinders!.value, cylinders!.isFromCar]).toEqual([6, false])
  })

  it("CALC-04 ignores a car's fact beyond the limits of the input", () => {
    const [cid] = read("header-primary", {}, { displacement: 5000 })
    expect([cid!.value, cid!.isFromCar]).toEqual([350, false])
  })
})
