import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toEvents, toFunctionKey } from "./toEvents.ts"

describe("toEvents", () => {
  it("types pasted text, and presses Enter at each line break in it", () => {
    expect(toEvents("0182\r69 camaro", {})).toEqual([
      { _tag: "Typed", text: "0182" },
      { _tag: "KeyPressed", name: "enter" },
      { _tag: "Typed", text: "69 camaro" }
    ])
  })

  it("types no control character from any pasted text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code))).map((letters) => letters.join("")),
        (text) => {
          for (const event of toEvents(text, {})) if (event._tag === "Typed") expect(event.text).not.toMatch(/\p{Cc}/u)
        }
      )
    )
  })

  it("repeats a task with Ctrl+R, and ignores other control keys", () => {
    expect(toEvents("r", { ctrl: true })).toEqual([{ _tag: "KeyPressed", name: "retry" }])
    expect(toEvents("x", { ctrl: true })).toEqual([])
    expect(toEvents("x", { meta: true })).toEqual([])
  })

  it.each([
    ["\u001bOQ", "f2"],
    ["\u001b[12~", "f2"],
    ["\u001b[21~", "f10"],
    ["x", null]
  ])("maps the terminal sequence %j to the function key %s", (data, name) => {
    expect(toFunctionKey(data)).toBe(name)
  })
})
