// @vitest-environment node
import { DISMISSED_BANNERS, DISMISSED_MINUTES, isDismissed } from "@camber/domain/banners"
import { runInNewContext } from "node:vm"
import { describe, expect, it } from "vitest"
import banners from "./banners.ts?script"

const minute = 60_000
const now = DISMISSED_MINUTES * minute * 3

/** Returns the stylesheet that a browser with this storage creates. */
const sheetFor = (storage: Readonly<Record<string, string>>) => {
  const document: { adoptedStyleSheets: ReadonlyArray<{ text: string }> } = { adoptedStyleSheets: [] }
  class CSSStyleSheet {
    text = ""
    replaceSync(text: string) {
      this.text = text
    }
  }
  runInNewContext(banners, { document, localStorage: storage, CSSStyleSheet, JSON, Date: { now: () => now } })
  return document.adoptedStyleSheets.map(({ text }) => text).join("")
}
const storedText = (value: unknown) => ({ [DISMISSED_BANNERS]: JSON.stringify({ value, keptAt: now }) })

describe("dismissed banners", () => {
  it("BAN-07 remain hidden from the first paint on, for as long as the domain's dismissal lasts", () => {
    const dismissed = [
      { id: 7, dismissedAt: now },
      { id: 8, dismissedAt: now - DISMISSED_MINUTES * minute + 1 },
      { id: 9, dismissedAt: now - DISMISSED_MINUTES * minute }
    ]
    const away = dismissed.filter(({ id }) => isDismissed(dismissed, id, now)).map(({ id }) => `[data-banner="${id}"]{display:none}`)
    expect([away.length, sheetFor(storedText(dismissed))]).toEqual([2, away.join("")])
  })

  it("remain visible if storage is empty, broken or hostile", () => {
    const broken = ["", "null", "[1]"].map((text) => ({ [DISMISSED_BANNERS]: text }))
    expect([{}, ...broken].map(sheetFor)).toEqual(["", "", "", ""])
    expect(sheetFor(storedText([{ id: `1"]{}body`, dismissedAt: now }]))).toBe(`[data-banner="NaN"]{display:none}`)
  })
})
