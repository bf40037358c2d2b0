import { expect, it } from "vitest"
import { countDistinctImages, computeDistinctShare } from "./countDistinctImages.ts"
import { firstPages } from "./firstPages.ts"

const pages = countDistinctImages(firstPages(22_832))

it("at least half of the images on the first pages of the types with the most parts differ by attributes of the parts", () => {
  expect(computeDistinctShare(pages.slice(0, 30))).toBeGreaterThanOrEqual(0.51)
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
])("at least a third of the images on a page of %s are distinct", (type) => {
  const page = pages.find(({ listing }) => listing === `type ${type}`)
  expect((page?.distinct ?? 0) / (page?.shown ?? 1)).toBeGreaterThanOrEqual(1 / 3)
})
