import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkPairs, type EndedPart } from "./checkPairs.ts"
import { parseFigures } from "./parseFigures.ts"
import { sampleTables } from "./testing/sampleTables.ts"

const toPart = (type: "disc" | "gearbox", teeth: number, isInKit = false): EndedPart => ({
  type,
  isInKit,
  ends: [
    {
      name: type === "disc" ? "hub" : "shaft",
      kind: "spline",
      role: type === "disc" ? "female" : "male",
      alternatives: [parseFigures(`teeth=${teeth};diameter=1`)],
      open: null,
      isVerified: true
    }
  ]
})
const check = (...parts: ReadonlyArray<EndedPart>) => checkPairs(sampleTables, parts).map(({ a, b, verdict }) => [a, b, verdict._tag])

describe("checkPairs", () => {
  it("MATE-04 compares parts in either order", () => {
    expect(check(toPart("gearbox", 26), toPart("disc", 10))).toEqual([[1, 0, "DoesNotMeet"]])
  })

  it("MATE-04 returns only the pairs of a one-to-one matching", () => {
    expect(check(toPart("disc", 10), toPart("disc", 26), toPart("gearbox", 26), toPart("gearbox", 10))).toEqual([
      [0, 3, "Meets"],
      [1, 2, "Meets"]
    ])
  })

  it("MATE-04 returns every pair if one part has no partner", () => {
    expect(check(toPart("disc", 10), toPart("disc", 10), toPart("gearbox", 26), toPart("gearbox", 10)).map(([, , tag]) => tag)).toEqual([
      "DoesNotMeet",
      "Meets",
      "DoesNotMeet",
      "Meets"
    ])
  })

  it("OWN-02 never turns a known pair unknown when a part is added", () => {
    const known = fc.constantFrom(10, 26)
    const arbitraryPart = fc.oneof(
      fc.record({ type: fc.constantFrom("disc" as const, "gearbox" as const), teeth: known }).map(({ teeth, type }) => toPart(type, teeth)),
      fc.constantFrom("disc" as const, "gearbox" as const).map((type): EndedPart => {
        const [end] = toPart(type, 10).ends
        return { type, isInKit: false, ends: end === undefined ? [] : [{ ...end, alternatives: [new Map()] }] }
      })
    )
    fc.assert(
      fc.property(fc.array(arbitraryPart, { maxLength: 5 }), arbitraryPart, (parts, added) => {
        const before = checkPairs(sampleTables, parts).filter(({ verdict }) => verdict._tag !== "NotKnown")
        const after = checkPairs(sampleTables, [...parts, added])
        for (const { a, b, pairing } of before) {
          const same = after.find((finding) => finding.pairing.id === pairing.id && finding.a === a && finding.b === b)
          expect(same?.verdict._tag).not.toBe("NotKnown")
        }
      })
    )
  })
})
