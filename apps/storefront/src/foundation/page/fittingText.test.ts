import { expect, it } from "vitest"
import { fittingText } from "./format.ts"

it("FIT-29 fittingText counts parts that are made for the car separately from universal parts", () => {
  expect([fittingText(368, 9), fittingText(1, 1), fittingText(1200, 1200), fittingText(359, 0)]).toEqual([
    "9 parts made for it, 359 universal",
    "1 part made for it",
    "1,200 parts made for it",
    "359 universal parts fit"
  ])
})
