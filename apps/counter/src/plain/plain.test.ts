import fc from "fast-check"
import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import { describe, expect, it } from "vitest"
import type { DeskEvent } from "../desk/events.ts"
import { sampleCart, sampleParts, signedInDesk } from "../desk/testing/sampleDesk.ts"
import { createDesk } from "../desk/model.ts"
import type { Shop } from "../session/createShop.ts"
import { createDeskStore } from "../session/DeskStore.ts"
import { formatPlain, listNewLines } from "./formatPlain.ts"
import { parseLine } from "./parseLine.ts"
import { runPlain } from "./runPlain.ts"

const onCall = signedInDesk.call
const onParts = { ...onCall, screen: { _tag: "Parts", found: sampleParts(30) } as const }

describe("parseLine", () => {
  const { signIn } = signedInDesk

  it("types a line and presses Enter where text is expected", () => {
    expect(parseLine({ call: onCall, signIn }, "69 camaro pads")).toEqual([
      { _tag: "Typed", text: "69 camaro pads" },
      { _tag: "KeyPressed", name: "enter" }
    ])
  })

  it("replaces a suggested text with the typed one", () => {
    const call = { ...onCall, screen: { _tag: "MailTo" } as const, input: "ab" }
    const back: DeskEvent = { _tag: "KeyPressed", name: "backspace" }
    expect(parseLine({ call, signIn }, "lee@mail.test").slice(0, 3)).toEqual([back, back, { _tag: "Typed", text: "lee@mail.test" }])
    expect(parseLine({ call, signIn }, "")).toEqual([{ _tag: "KeyPressed", name: "enter" }])
  })

  it("selects a row of a list by number, and treats a letter as a key", () => {
    expect(parseLine({ call: onParts, signIn }, "12")).toEqual([{ _tag: "RowPicked", number: 12 }])
    expect(parseLine({ call: onParts, signIn }, "l")).toEqual([{ _tag: "Typed", text: "l" }])
  })

  it("treats words as function keys, except in a password", () => {
    expect(parseLine({ call: onParts, signIn }, "Cart")).toEqual([{ _tag: "KeyPressed", name: "f3" }])
    const password = { _tag: "Password", email: "priya@shop.test" } as const
    expect(parseLine({ call: onParts, signIn: password }, "back")[0]).toEqual({ _tag: "Typed", text: "back" })
  })
})

describe("formatPlain", () => {
  it("reads out a part with its number, fit, price and reason, and all keys", () => {
    const lines = formatPlain({ ...signedInDesk, call: onParts })
    expect(lines).toContain("1. fit [OK] FITS, part CAM-1, name Front Brake Pad Set CAM-1, stock In stock, price $44.95")
    expect(lines).toContain("Why: Guaranteed To Fit")
    expect(lines).toContain("Selected: 1")
    expect(lines.at(-1)).toBe(
      "You can type a number: select; an empty line: add; Q: ask the open question; A: all parts; N: next page; L: mail link; cart: cart; back: back."
    )
  })

  it("prints no color, cursor movement or frame", () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), (count) => {
        const desk = { ...signedInDesk, call: { ...onCall, screen: { _tag: "Cart" } as const, cart: sampleCart(count) } }
        expect(formatPlain(desk).join("")).not.toMatch(/\p{Cc}|----/u)
      })
    )
  })

  it("prints no control or format characters from customers' or makers' texts", () => {
    const anyText = fc
      .array(fc.constantFrom("a", "\u001b", "[2J", "\r", "\n", "\u0007", "\u202e", "\u2028", "\u0085"))
      .map((parts) => parts.join(""))
    fc.assert(
      fc.property(anyText, (text) => {
        const caller = { email: text, name: text, phone: text, place: text, orders: [], vehicles: [] }
        const cars = { saved: [{ projectId: "1", name: text }], selected: text }
        for (const screen of [
          { _tag: "Call" },
          { _tag: "Cars" },
          { _tag: "Confirm", title: text, facts: [text], task: { _tag: "ChooseYear" } }
        ] as const) {
          const call = { ...onCall, caller, cars, email: text, screen }
          expect(formatPlain({ ...signedInDesk, call, notice: { tone: "bad", text } }).join("")).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u)
        }
      })
    )
  })

  it("shows an asterisk for each letter of the password", () => {
    expect(formatPlain({ ...createDesk("priya@shop.test"), field: "abc" }).join("\n")).toContain("Password: ***")
  })
})

describe("listNewLines", () => {
  it("reads out only the changed lines on the same screen", () => {
    expect(listNewLines(["CART", "Total: $1.00", "Selected: 1"], ["CART", "Changed.", "Total: $2.00", "Selected: 1"])).toEqual([
      "Changed.",
      "Total: $2.00"
    ])
  })

  it("reads out a new screen completely", () => {
    expect(listNewLines(["CART", "Car: none"], ["CALL", "Car: none"])).toEqual(["CALL", "Car: none"])
  })
})

describe("the plain mode", () => {
  /** A fake shop that accepts every sign-in. */
  const shop: Shop = {
    run: async (task) => ({ _tag: "TaskDone", result: { _tag: "SignedIn", email: "email" in task ? task.email : "" } }),
    closeCall: () => {},
    signOut: async () => {},
    close: async () => {}
  }

  it("runs until the input ends or the user quits, and never prints the password", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const store = createDeskStore(shop)
    const done = runPlain(store, { input, output, isTerminal: false })
    input.write("priya@shop.test\nsesame\nquit\nunread\n")
    await done
    output.end()
    const printed = await text(output)
    expect(printed).toContain("SIGN IN")
    expect(printed).toContain("Caller: not known yet")
    expect(printed).not.toContain("sesame")
    expect(store.current().isOver).toBe(true)
  })
})
