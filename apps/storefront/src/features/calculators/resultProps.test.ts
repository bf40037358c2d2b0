import { createPlot, findCalculator, readInputs, toValues } from "@camber/domain/calculators"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { getTicks, toPlotProps } from "./resultProps.ts"

describe("getTicks", () => {
  it("returns few round numbers within any range", () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (from, width) => {
        const ticks = getTicks(from / 10, (from + width) / 10)
        expect(ticks.length).toBeGreaterThanOrEqual(1)
        expect(ticks.length).toBeLessThanOrEqual(6)
        for (const tick of ticks) expect(tick >= from / 10 - 1e-6 && tick <= (from + width) / 10 + 1e-6).toBe(true)
      })
    )
  })
})

describe("toPlotProps", () => {
  it("describes the start, the current point and the end of the curve", () => {
    const calculator = findCalculator("gear-rpm-speed")!
    const { description, x, y } = toPlotProps(createPlot(calculator, toValues(readInputs(calculator, {}))!)!)
    expect(description).toBe("Engine speed by Speed: 1,567 rpm at 32.5 mph, 3,134 rpm at 65 mph, 4,702 rpm at 97.5 mph")
    expect([x.title, y.title]).toEqual(["Speed, mph", "Engine speed, rpm"])
  })
})
