import { expect, it } from "vitest"
import { distinctPictures, meanShare } from "./distinctPictures.ts"

const pages = distinctPictures(22_500)

it("of the pictures on a listing's first page nearly half differ, over the types with most parts", () => {
  expect(meanShare(pages.slice(0, 30))).toBeGreaterThanOrEqual(0.48)
})

it.each([
  "oil-filter",
  "spark-plug-set",
  "water-pump",
  "thermostat",
  "starter",
  "brake-hose-kit",
  "tie-rod-end",
  "sway-bar-link",
  "shock",
  "control-arm",
  "ball-joint",
  "wheel-bearing-kit",
  "carpet-kit"
])("a page of %s shows a third or more of its pictures once", (type) => {
  const page = pages.find((one) => one.type === type)
  expect((page?.distinct ?? 0) / (page?.shown ?? 1)).toBeGreaterThanOrEqual(1 / 3)
})
