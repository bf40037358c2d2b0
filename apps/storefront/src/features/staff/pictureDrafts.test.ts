import type { StaffPicture } from "@camber/domain/staff"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { carryPictures, findFileProblem, moveItem } from "./pictureDrafts.ts"

const picture = (source: string, alt = ""): StaffPicture => ({ source, sku: null, alt, src: null, problem: null })

describe("an unsaved list of photographs", () => {
  it("EDIT-22 keeps its items when one moves, and moves back", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), fc.nat(20), fc.nat(20), (items, from, to) => {
        const moved = moveItem(items, from, to)
        expect(new Set(moved)).toEqual(new Set(items))
        expect(moveItem(moved, to, from)).toEqual(items)
        if (from < items.length && to < items.length) expect(moved[to]).toBe(items[from])
      })
    )
  })

  it("EDIT-22 keeps texts, order and removals when an upload ends before they are saved", () => {
    const seen = [picture("a"), picture("b", "Box"), picture("c")]
    const draft = [picture("c", "Typed"), picture("a")]
    expect(carryPictures(draft, seen, [...seen, picture("d")])).toEqual([picture("c", "Typed"), picture("a"), picture("d")])
    expect(carryPictures(draft, seen, [picture("a")])).toEqual([picture("a")])
  })
})

describe("a chosen file", () => {
  it("EDIT-22 is refused before its upload if it is empty or larger than 20 MB", () => {
    expect(findFileProblem({ name: "rotor.jpg", size: 20_000_000 })).toBeUndefined()
    expect(findFileProblem({ name: "rotor.jpg", size: 2_000_000_000 })).toBe("rotor.jpg is larger than 20 MB. Choose a smaller file.")
    expect(findFileProblem({ name: "rotor.jpg", size: 0 })).toBe("rotor.jpg is empty.")
  })
})
