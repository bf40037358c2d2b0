import { describe, expect, it } from "vitest"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { getLineArrivals, findMisfits } from "./describeReviewChanges.ts"
import { reviewLine, reviewWith } from "./testing/samples.ts"

describe("review lines", () => {
  it("BUY-02 getLineArrivals returns the days of the selected shipping method", () => {
    const choice = { price: reviewWith([]).total, hasFreight: false } as const
    const review = reviewWith([reviewLine("Rotor", 100), reviewLine("Pads", 100)], {
      shippingMethod: "expedited",
      shippingChoices: [
        { ...choice, method: "standard", arrivals: ["2026-11-24", null] },
        { ...choice, method: "expedited", arrivals: ["2026-11-20", null] }
      ]
    })
    expect([...getLineArrivals(review)]).toEqual([
      ["Rotor", "2026-11-20"],
      ["Pads", null]
    ])
  })
})

it("BUY-03 findMisfits returns only lines that do not fit, not lines with a universal or undecided fit", () => {
  const createLine = (fitment: Verdict["fitment"], prompt: Verdict["prompt"] = null) => ({
    ...reviewLine(`${fitment} ${prompt}`, 100),
    addedFor: { projectName: "1969 Chevrolet Camaro", verdict: { fitment, prompt, asks: [], reason: null } }
  })
  const lines = [
    createLine("NoFit"),
    createLine("DirectFit"),
    createLine("UniversalFit"),
    createLine("NoFit", "Engine"),
    reviewLine("Oil", 100)
  ]
  expect(findMisfits(lines).map(({ title }) => title)).toEqual(["NoFit null"])
})
