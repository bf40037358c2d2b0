import { readFileSync } from "node:fs"

/** Distance between seeds of one product; larger than any product's number. */
export const IMAGE_SEED_STEP = 1_000_000

const salts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(new URL("imageSeeds.json", import.meta.url), "utf8"))

/** Returns the seed of a product's image: its number, or another seed if it would look like its neighbor on a first page. */
export const getImageSeed = (product: number): number => {
  const salt = salts[product]
  return product + (typeof salt === "number" ? salt * IMAGE_SEED_STEP : 0)
}
