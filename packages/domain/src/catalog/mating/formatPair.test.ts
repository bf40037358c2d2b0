import { describe, expect, it } from "vitest"
import { formatPair } from "./formatPair.ts"
import type { ComparedFigure, Pairing } from "./model.ts"

const pairing: Pairing = {
  id: "P111",
  need: "required",
  kind: "fluid-port",
  a: { type: "brake-line-kit", end: "nuts" },
  b: { type: "brake-hose-kit", end: "line end" },
  meets: "The line's nut and the hose go together: {both}.",
  doesNotMeet: "The line's nut has {a}, the hose has {b}: they do not go together.",
  notKnown: "",
  remedy: ""
}
const names = { a: "the line", b: "the hose" }
const format = (figures: ReadonlyArray<ComparedFigure>) =>
  formatPair({ pairing, isVerified: true, verdict: { _tag: "Meets", figures } }, names).text

describe("formatPair", () => {
  it("MATE-05 names sealing systems in words, not by the codes of the tables", () => {
    const thread = { key: "thread", a: "3/8-24", b: "3/8-24" }
    expect(format([{ key: "system", a: "if45", b: "if45" }, thread])).toBe(
      "The line's nut and the hose go together: inverted flare, 3/8-24 on both."
    )
    const clash = { key: "system", a: "if45 or an37", b: "iso-bubble" }
    expect(formatPair({ pairing, isVerified: true, verdict: { _tag: "DoesNotMeet", figure: clash } }, names).text).toBe(
      "The line's nut has inverted flare or AN flare, the hose has bubble flare: they do not go together."
    )
  })

  it("MATE-05 leaves out the thread that a barb does not have", () => {
    const figures = [
      { key: "system", a: "barb", b: "barb" },
      { key: "thread", a: "none", b: "none" }
    ]
    expect(format(figures)).toBe("The line's nut and the hose go together: hose barb on both.")
  })
})
