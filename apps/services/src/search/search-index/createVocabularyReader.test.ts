import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { readVocabularyEntries } from "@camber/search/search-index"
import { createVocabularyReader } from "./createVocabularyReader.ts"

const columns = ["term", "brand", "near"] as const

describe("the shop's own search vocabulary", () => {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "vocabulary-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const terms = () => createVocabularyReader(folder)("brands", columns).map(({ term }) => term)

  it("replaces a table of the same name, or appends rows to it", () => {
    const shops = createVocabularyReader(null)("brands", columns).length
    writeFileSync(join(folder, "brands.more.tsv"), "term\tbrand\tnear\r\nzoomies inc\tZoomies\theader\r\n")
    expect([terms().length, terms().at(-1)]).toEqual([shops + 1, "zoomies inc"])
    writeFileSync(join(folder, "brands.tsv"), "term\tbrand\tnear\nholley\tHolley\tcarburetor\n")
    expect(terms()).toEqual(["holley", "zoomies inc"])
  })

  it("extends the known terms and rejects an invalid table at startup", () => {
    writeFileSync(
      join(folder, "vocabulary.more.tsv"),
      "term\tkind\ttarget\tweight\tcontext\tnote\nwhirligig\tpart_type\twater-pump\t0.9\t\t\n"
    )
    expect(readVocabularyEntries(createVocabularyReader(folder))).toContainEqual(
      expect.objectContaining({ term: "whirligig", meaning: { kind: "type", slugs: ["water-pump"] }, weight: 0.9 })
    )
    writeFileSync(join(folder, "vocabulary.more.tsv"), "word\n")
    expect(() => readVocabularyEntries(createVocabularyReader(folder))).toThrow("vocabulary.more.tsv has no column term")
    expect(() => readVocabularyEntries(createVocabularyReader(join(folder, "mistyped")))).toThrow(
      `SEARCH_VOCABULARY_DIR: folder ${join(folder, "mistyped")} does not exist`
    )
  })

  it("NAV-143 accepts Spanish translations only of known terms", () => {
    writeFileSync(join(folder, "spanish.more.tsv"), "term\tenglish\ngasolina dé carrera\trace fuel\n")
    const fuel = readVocabularyEntries(createVocabularyReader(folder)).filter(({ term }) => term === "race fuel")
    expect(fuel.length).toBeGreaterThan(0)
    for (const term of ["gasolina dé carrera", "gasolina de carrera"])
      expect(readVocabularyEntries(createVocabularyReader(folder))).toEqual(
        expect.arrayContaining(fuel.map((entry) => ({ ...entry, term, isForeign: true })))
      )
    writeFileSync(join(folder, "spanish.more.tsv"), "term\tenglish\nalgo\tno such thing\n")
    expect(() => readVocabularyEntries(createVocabularyReader(folder))).toThrow('algo: "no such thing" is not in vocabulary.tsv')
  })

  it("rejects an invalid weight or year at startup", () => {
    const write = (name: string, ...lines: ReadonlyArray<string>) => writeFileSync(join(folder, name), `${lines.join("\n")}\n`)
    for (const weight of ["high", "", "0,9", "9"]) {
      write("vocabulary.more.tsv", "term\tkind\ttarget\tweight\tcontext\tnote", `whirligig\tpart_type\twater-pump\t${weight}\t\t`)
      expect(() => readVocabularyEntries(createVocabularyReader(folder))).toThrow(`whirligig: "${weight}" is not a number from 0 to 1`)
    }
    rmSync(join(folder, "vocabulary.more.tsv"))
    write("engine_terms.more.tsv", "term\tfamily\tmake\tyear_from\tyear_to\tweight", "wedge\tMopar B/RB\tDodge\t1958\tlate\t0.5")
    expect(() => readVocabularyEntries(createVocabularyReader(folder))).toThrow('wedge: "late" is not a number from 0 to 9999')
  })
})
