import { readFileSync } from "node:fs"

/** Seeds of one product lie so far apart; no product's number is as high. */
export const IMAGE_SEED_STEP = 1_000_000

const salts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(new URL("imageSeeds.json", import.meta.url), "utf8"))

/** The seed that a product's picture is drawn from: its own number, or another one where that would look like its neighbour on a first page. */
export const getImageSeed = (product: number): number => {
  const salt = salts[product]
  return product + (typeof salt === "number" ? salt * IMAGE_SEED_STEP : 0)
}
