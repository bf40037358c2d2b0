import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { catalogueIdKeys } from "./idKeys.ts"
import { baseVehicleIds } from "../../vehicle-data/src/baseVehicleIds.ts"
import { idsOf } from "../../vehicle-data/src/idFile.ts"
import { vehicleIdKeys } from "../../vehicle-data/src/idKeys.ts"
import { modelYears } from "../../vehicle-data/src/modelYears.ts"

const linesOf = (file: string): ReadonlyArray<string> =>
  readFileSync(new URL(`../../data/ids/${file}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")

/** The id files as they were when ids were first given out: how many lines, and their SHA-256. Later lines come after these. */
const founded: ReadonlyArray<readonly [file: string, lines: number, digest: string]> = [
  ["base_vehicle", 1496, "2e8ac87bb3907f284e39b27b3b93bba43a2f984b2caad784446232483db9a90c"],
  ["brand", 41, "97f0a4160f26d000305a368e254c278f926ea35e21e0e5807d6de3a44116b564"],
  ["engine", 1420, "038688ff40e904367efbbd1033136ef8dca5a37e634deb6930ad37d3ce5eb6bb"],
  ["engine_part", 1635, "e26038bcc8619f90bcee833daf53e885589ae8493a83af2dd07a236b39fa6904"],
  ["facet_value", 103, "1723db42f85c338720c6cdf8b41462c56386e78afe7f20ce3c0a1af3a530e93a"],
  ["make", 58, "3be5446563859baeffc9d3fb3fdf911a4d690b47d1d2fd720ff906044e99c7e9"],
  ["model", 1287, "54baa4a53adc4bf207bf33cb339df3114156021f1bef040226a1fdcbb87ce529"],
  ["option", 244, "682ae5e3bd0fbb048d8c08d50e5b48327bd4a55df2c5d425ae1621b76740ae36"],
  ["option_value", 1426, "ee8e0657590ccc0a5ca5dc85601e1a1833832e9dfef6f2772b6ccfab20471d9d"],
  ["product_type", 236, "d27ebb82a90093a06f59d20fac92b0c9c36a0401b983548434b5f8ed171dd2b6"],
  ["race_type", 69, "4bd865b2660f01f655846eccd4d6207804912b2e13674f36cb19ccc0a0cb6ca8"]
]

describe("the committed ids", () => {
  it.each(founded)("of %s still begin with the lines that were given out first", (file, lines, digest) => {
    const beginning = linesOf(file).slice(0, lines).join("\n")
    expect(createHash("sha256").update(beginning).digest("hex")).toBe(digest)
  })

  it.each([...vehicleIdKeys(), ...catalogueIdKeys()])("of %s cover every key", (kind, keys) => {
    const ids = idsOf(kind)
    expect(keys.filter((key) => !ids.has(key))).toEqual([])
  })

  it("of base vehicles cover every year of every model, each with its own", () => {
    const id = baseVehicleIds()
    const ids = modelYears().flatMap(({ make, model, years }) => [...years.keys()].map((year) => id(make, model, year)))
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("of one kind are each given once, from 2", () => {
    for (const [kind] of [...vehicleIdKeys(), ...catalogueIdKeys()]) {
      const ids = [...idsOf(kind).values()]
      expect(new Set(ids).size).toBe(ids.length)
      expect(Math.min(...ids)).toBe(2)
    }
  })
})
