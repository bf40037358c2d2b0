import { Box } from "ink"
import { cleanup, render } from "ink-testing-library"
import { afterEach, describe, expect, it } from "vitest"
import type { Call, Desk, Screen } from "../desk/model.ts"
import { EMPTY_CONTACT } from "@camber/domain/checkout"
import { misfit, sampleCart, sampleParts, signedInDesk } from "../desk/testing/sampleDesk.ts"
import { describeDesk } from "../views/describeDesk.ts"
import { DeskScreen } from "./DeskScreen.tsx"

afterEach(() => cleanup())

const small = { columns: 80, rows: 24 }
const draw = (desk: Desk, size = small): string => {
  const { lastFrame } = render(
    <Box width={size.columns}>
      <DeskScreen desk={desk} size={size} />
    </Box>
  )
  return lastFrame() ?? ""
}
const withCall = (change: Partial<Call>): Desk => ({ ...signedInDesk, call: { ...signedInDesk.call, ...change } })
const onScreen = (screen: Screen, change: Partial<Call> = {}): Desk => withCall({ screen, ...change })
const choices = Array.from({ length: 98 }, (_, at) => ({ label: String(2027 - at), task: { _tag: "ChooseYear" } as const }))
const screens: ReadonlyArray<readonly [name: string, desk: Desk]> = [
  ["the call", withCall({})],
  ["24 parts", onScreen({ _tag: "Parts", found: sampleParts(24) })],
  ["no parts", onScreen({ _tag: "Parts", found: sampleParts(0) })],
  ["98 answers", onScreen({ _tag: "Choose", title: "Which model year?", choices })],
  ["the cars", onScreen({ _tag: "Cars" })],
  ["a cart of 40 lines", onScreen({ _tag: "Cart" }, { cart: sampleCart(40) })],
  ["the mail", onScreen({ _tag: "MailTo" })],
  ["a confirmation", onScreen({ _tag: "Confirm", title: "Sure?", facts: ["One."], task: { _tag: "ChooseYear" } })],
  ["the last field of an order", onScreen({ _tag: "Form", at: 8, values: EMPTY_CONTACT })]
]

describe("the screen at 80 by 24", () => {
  it.each(screens)("shows every key of %s, and leaves the last line free", (_, desk) => {
    const lines = draw(desk).split("\n")
    expect(lines.length).toBeLessThanOrEqual(23)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
    for (const { action, key } of describeDesk(desk).keys) expect(lines.join("\n")).toContain(`${key} ${action}`)
  })

  it("shows fit, number, name, stock and price of each part, and why the selected one fits", () => {
    const frame = draw(onScreen({ _tag: "Parts", found: sampleParts(2) }, { row: 1 }))
    expect(frame).toMatch(/> 2 \[OK\] FITS +CAM-2 +Front Brake Pad Set CAM-2 +In stock +\$44\.95/)
    expect(frame).toMatch(/Why +Guaranteed To Fit/)
  })

  it("shows a long reason on two lines and still shows every key", () => {
    const made = {
      subject: "vehicle",
      name: null,
      side: null,
      answer: "fails",
      accepted: ["1967-1969", "Chevrolet", "Camaro", "Firebird", "Nova"],
      yours: "1999 Ford Mustang"
    } as const
    const reason = {
      rule: "application",
      applicationId: null,
      scope: "vehicle",
      conditions: [made],
      note: null,
      source: null,
      sourceDate: null
    } as const
    const desk = onScreen({ _tag: "Parts", found: sampleParts(24, { ...misfit, reason }) })
    const frame = draw(desk)
    expect(frame).toMatch(/Why +Made for 1967-1969 Chevrolet Camaro, Firebird, Nova; yours is a 1999\s+Ford Mustang/)
    expect(frame).toContain("Esc back")
    expect(frame.split("\n").length).toBeLessThanOrEqual(23)
  })

  it("scrolls a long list to the selected row", () => {
    const frame = draw(onScreen({ _tag: "Choose", title: "Which model year?", choices }, { row: 60 }))
    expect(frame).toMatch(/>61 1967/)
    expect(frame).not.toContain("2027")
  })

  it("shows the notice, and how to cancel while a task runs", () => {
    const desk: Desk = { ...withCall({}), notice: { tone: "bad", text: "No answer." } }
    expect(draw(desk)).toContain("No answer.")
    expect(draw({ ...desk, pending: { _tag: "ChooseYear" } })).toContain("Working... Esc cancels.")
  })
})

it("the screen uses the width and height of a larger terminal", () => {
  const frame = draw(onScreen({ _tag: "Choose", title: "Which model year?", choices }), { columns: 100, rows: 40 })
  expect(frame.split("\n").filter((line) => /^.\s*\d+ \d{4}/.test(line)).length).toBeGreaterThan(25)
})
