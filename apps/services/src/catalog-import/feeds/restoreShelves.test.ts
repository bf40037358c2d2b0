import { describe, expect, it } from "vitest"
import { restoreShelves } from "./restoreShelves.ts"

const toShelves = (...quantities: ReadonlyArray<number>) => quantities.map((quantity, at) => ({ warehouse: at + 1, quantity }))

describe("restoreShelves", () => {
  it("gives each warehouse its pieces back", () => {
    expect(restoreShelves(toShelves(3, 4), toShelves(10, 0), toShelves(10, 0))).toEqual(toShelves(3, 4))
  })

  it("keeps pieces sold and returned since, on other shelves if necessary", () => {
    expect(restoreShelves(toShelves(3, 4), toShelves(10, 0), toShelves(5, 0))).toEqual(toShelves(0, 2))
    expect(restoreShelves(toShelves(3, 4), toShelves(10, 0), toShelves(10, 1))).toEqual(toShelves(3, 5))
    expect(restoreShelves(toShelves(1), toShelves(10), toShelves(2))).toEqual(toShelves(0))
  })
})
