import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { baseVehicleIds, vehicleIdKeys } from "./idKeys.ts"
import { readIds } from "./idFile.ts"
import { modelYears } from "./modelYears.ts"

const readLines = (file: string): ReadonlyArray<string> =>
  readFileSync(new URL(`../data/ids/${file}.tsv`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n")

/** The id files as first committed: the number of lines and the SHA-256 of these lines. Later lines are appended after them. */
const initialFiles: ReadonlyArray<readonly [file: string, lines: number, digest: string]> = [
  ["base_vehicle", 1496, "2e8ac87bb3907f284e39b27b3b93bba43a2f984b2caad784446232483db9a90c"],
  ["engine", 1420, "038688ff40e904367efbbd1033136ef8dca5a37e634deb6930ad37d3ce5eb6bb"],
  ["engine_part", 1635, "e26038bcc8619f90bcee833daf53e885589ae8493a83af2dd07a236b39fa6904"],
  ["make", 58, "3be5446563859baeffc9d3fb3fdf911a4d690b47d1d2fd720ff906044e99c7e9"],
  ["model", 1287, "54baa4a53adc4bf207bf33cb339df3114156021f1bef040226a1fdcbb87ce529"],
  ["race_type", 69, "4bd865b2660f01f655846eccd4d6207804912b2e13674f36cb19ccc0a0cb6ca8"]
]

describe("committed vehicle ids", () => {
  it.each(initialFiles)("do not change in the first lines of %s", (file, lines, digest) => {
    const beginning = readLines(file).slice(0, lines).join("\n")
    expect(createHash("sha256").update(beginning).digest("hex")).toBe(digest)
  })

  it.each(vehicleIdKeys())("include every key of %s", (kind, keys) => {
    const ids = readIds(kind)
    expect(keys.filter((key) => !ids.has(key))).toEqual([])
  })

  it("include every year of every model", () => {
    const id = baseVehicleIds()
    const ids = modelYears().flatMap(({ make, model, years }) => [...years.keys()].map((year) => id(make, model, year)))
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("ids are unique within a kind, and start at 2", () => {
    for (const [kind] of vehicleIdKeys()) {
      const ids = [...readIds(kind).values()]
      expect(new Set(ids).size).toBe(ids.length)
      expect(Math.min(...ids)).toBe(2)
    }
  })
})
