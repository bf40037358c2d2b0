import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { formatNameCounter, validateListName, listNameRules } from "./listName.ts"

describe("validateListName", () => {
  it.each(["", " ", "\t\n"])("TOAST-13 rejects the blank name %j", (name) => {
    expect(validateListName(name)).toBe("Please provide a list name.")
  })
  it("TOAST-14 accepts 40 characters and rejects 41", () => {
    expect([validateListName("x".repeat(40)), validateListName("x".repeat(41)), validateListName("🏁".repeat(40))]).toEqual([
      null,
      "List name must be less than 40 characters.",
      null
    ])
  })
  it("TOAST-13 TOAST-14 returns the message of the first violated rule", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "🏁"), maxLength: 60 }), (name) => {
        const broken = listNameRules.filter(({ holds }) => !holds(name)).map(({ message }) => message)
        expect(validateListName(name)).toBe(broken[0] ?? null)
      })
    )
  })
  it("TOAST-15 agrees with the displayed character count", () => {
    expect([formatNameCounter(""), formatNameCounter("Brakes")]).toEqual(["0/40 characters", "6/40 characters"])
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", " ", "🏁", "\ud83d"), maxLength: 60 }), (name) => {
        const count = Number(formatNameCounter(name).split("/")[0])
        expect(validateListName(name) === null).toBe(count <= 40 && name.trim() !== "")
      })
    )
  })
})
