import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { findEngineInWords } from "./carInWords.ts"

const engines = [
  { displayName: "302 V8 5.0L", liters: 4.95 },
  { displayName: "307 V8 5.0L", liters: 5 },
  { displayName: "350 V8 5.7L", liters: 5.7 },
  { displayName: "250 I6 4.1L", liters: 4.1 },
  { displayName: "LS3 V8 6.2L", liters: 6.2 }
]
const camaroOf1998 = [
  { displayName: "LS1 V8 5.7L", liters: 5.7 },
  { displayName: "3800 V6 3.8L", liters: 3.8 }
]
const find = (text: string) => findEngineInWords(engines, text)

describe("findEngineInWords", () => {
  it.each([
    ["ss 350", "350 V8 5.7L", "ss"],
    ["350ci", "350 V8 5.7L", ""],
    ["5.7l v8", "350 V8 5.7L", ""],
    ["346", "350 V8 5.7L", ""],
    ["302", "302 V8 5.0L", ""],
    ["ls3 swap", "LS3 V8 6.2L", "swap"],
    ["Inline 250", "250 I6 4.1L", "inline"]
  ])("in %j, finds the %s and leaves %j", (text, displayName, unread) => {
    const found = find(text)
    expect([found?.engine.displayName, found?.unread]).toEqual([displayName, unread])
  })

  it.each(["", "ss", "v8", "5.0", "454", "2 door", "9999"])("finds no engine in %j, which names none or several", (text) => {
    expect(find(text)).toBeNull()
  })

  it.each([
    ["350", false],
    ["v8 350", false],
    ["ls1 346", false],
    ["ls1", true],
    ["5.7", true],
    ["5.7l v8", true]
  ])("names the LS1 of 1998 in %j: %s", (text, isNamed) => {
    expect(findEngineInWords(camaroOf1998, text)).toMatchObject({ engine: camaroOf1998[0], isNamed })
  })

  it("names an engine in '350ci' by its name, and in '346' only by its size", () => {
    expect([find("350ci")?.isNamed, find("346")?.isNamed]).toEqual([true, false])
  })

  it("finds an engine by its own name, whatever the order of the engines", () => {
    const inAnyOrder = fc.shuffledSubarray(engines, { minLength: engines.length })
    fc.assert(
      fc.property(inAnyOrder, fc.constantFrom(...engines), (all, engine) => {
        expect(findEngineInWords(all, engine.displayName)?.engine).toBe(engine)
      })
    )
  })
})
