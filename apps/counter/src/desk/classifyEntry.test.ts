import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { classifyEntry } from "./pressOnScreen.ts"

describe("classifyEntry", () => {
  it.each([
    ["0182", "FindCaller"],
    ["440-555-0182", "FindCaller"],
    ["(440) 555 0182", "FindCaller"],
    ["2257 9994 86", "FindCaller"],
    ["dana@example.com", "FindCaller"],
    ["#reyes", "FindCaller"],
    ["#12", "FindCaller"],
    ["2G1FK1EJ1A9000004", "AddCarByVin"],
    ["2g1fk1ej1 a9000004", "AddCarByVin"],
    ["2G1FK1EJ0A9000004", "AddCarByVin"],
    ["69 camaro pads", "FindParts"],
    ["CAM-7PV", "FindParts"],
    ["350", "FindParts"],
    ["windshieldwashers", "FindParts"]
  ])("classifies %j as %s", (text, tag) => {
    expect(classifyEntry(text)?._tag).toBe(tag)
  })

  it.each(["", "   ", "#"])("starts no task for %j", (text) => {
    expect(classifyEntry(text)).toBeNull()
  })

  it("ignores spaces around any text, and always starts a task for a text", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        const task = classifyEntry(text)
        expect(classifyEntry(`  ${text} `)).toEqual(task)
        expect(task === null).toBe(text.trim() === "" || text.trim() === "#")
      })
    )
  })
})
