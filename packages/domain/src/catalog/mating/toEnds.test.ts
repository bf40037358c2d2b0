import { describe, expect, it } from "vitest"
import { checkPair, type EndedPart } from "./checkPairs.ts"
import { CHECK_ADVICE, formatPair } from "./formatPair.ts"
import { sampleTables } from "./testing/sampleTables.ts"
import { type MatingPart, toEnds } from "./toEnds.ts"

const toPart = (
  type: string,
  variants: ReadonlyArray<Readonly<Record<string, string>>>,
  families: MatingPart["families"] = []
): EndedPart => ({
  type,
  isInKit: false,
  ends: toEnds(sampleTables, { type, families, variants: variants.map((attributes) => new Map(Object.entries(attributes))) })
})
const disc = toPart("disc", [{ Splines: "1-1/8 in x 26" }])
const check = (gearbox: EndedPart) => checkPair(sampleTables, disc, gearbox)
const sentence = (gearbox: EndedPart) => check(gearbox).map((finding) => formatPair(finding, { a: "the disc", b: "the gearbox" }))

describe("toEnds", () => {
  it("MATE-03 reads figures from listed labels, and from plain numbers with the unit of the figure", () => {
    expect(sentence(toPart("gearbox", [{ Type: "Manual", "Shaft teeth": "26", "Shaft diameter": "1-1/8 in" }]))).toEqual([
      { label: "Meets", text: "The disc and this gearbox go together: 26 teeth, 1.125 in on both.", advice: null }
    ])
  })

  it.each(["28.6 mm", "about 1 in", "1/0 in", ""])("MATE-03 treats a diameter of '%s' as unknown", (label) => {
    const [text] = sentence(toPart("gearbox", [{ "Shaft teeth": "26", "Shaft diameter": label }]))
    expect(text?.text).toBe("We do not know the splines of the gearbox. Count them.")
  })

  it.each([
    ["M20 x 1.5", "Meets", 2],
    ["m20X1.5", "Meets", 3]
  ])("MATE-03 reads the text '%s' only in the spellings of the tables", (form, verdict, known) => {
    const gearbox = toPart("gearbox", [{ "Shaft teeth": "26", "Shaft diameter": "1-1/8 in", "Shaft form": form }])
    expect(check(gearbox).map((finding) => finding.verdict._tag)).toEqual([verdict])
    expect(gearbox.ends[0]?.alternatives[0].size).toBe(known)
  })

  it("MATE-03 uses the family's figures for the years of the fitment, with the advice to check them", () => {
    const families = [{ id: "gearbox:A", fromYear: 1972, toYear: 1972 }]
    expect(sentence(toPart("gearbox", [{}], families))).toEqual([
      { label: "Meets", text: "The disc and this gearbox go together: 26 teeth, 1.125 in on both.", advice: CHECK_ADVICE }
    ])
  })

  it("MATE-03 leaves a figure unknown if the versions of a family disagree", () => {
    const [finding] = check(toPart("gearbox", [{}], [{ id: "gearbox:A", fromYear: 1970, toYear: 1971 }]))
    expect(finding?.verdict).toMatchObject({ _tag: "NotKnown", missing: [{ side: "b", key: "teeth", because: "version" }] })
  })

  it("MATE-03 prefers the part's own figure, and omits versions that contradict it", () => {
    const [finding] = check(toPart("gearbox", [{ "Shaft teeth": "10" }], [{ id: "gearbox:A", fromYear: 1963, toYear: 1974 }]))
    expect(finding?.verdict).toMatchObject({ _tag: "DoesNotMeet", figure: { key: "teeth", a: "26 teeth", b: "10 teeth" } })
  })

  it("MATE-03 creates no pair for a variant that lacks the end, and asks for the option if only some variants have the end", () => {
    const figures = { "Shaft teeth": "26", "Shaft diameter": "1.125 in" }
    expect(check(toPart("gearbox", [{ Type: "Automatic", ...figures }]))).toEqual([])
    const both = toPart("gearbox", [
      { Type: "Manual", ...figures },
      { Type: "Automatic", ...figures }
    ])
    expect(sentence(both)).toEqual([
      { label: "Not known", text: "It depends on the option of the gearbox. Choose it first.", advice: null }
    ])
  })
})
