import { describe, it } from "vitest"
import { places, readChanged } from "../test/smallSets.ts"

describe("readCatalog", () => {
  it.each(places)("throws nothing but problems for $name of $set, cut at every byte", async ({ name, set, size }) => {
    for (let length = 0; length < size; length += 1) await readChanged(set, name, (bytes) => bytes.subarray(0, length))
  })
})
