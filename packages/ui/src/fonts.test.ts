import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), "utf8")
const faces = read("fonts.css")
const tokens = read("tokens.css")

/** Average width of a letter of English text as a share of the font size, from @capsizecss/metrics 4.3.0. */
const widths: Readonly<Record<string, number>> = {
  "Barlow 400": 431 / 1000,
  "Barlow 600": 439 / 1000,
  "Barlow Condensed 600": 356 / 1000,
  "Barlow Condensed 700": 365 / 1000,
  Arial: 913 / 2048,
  "Arial Bold": 983 / 2048,
  "Segoe UI": 908 / 2048,
  "Segoe UI Bold": 973 / 2048,
  Roboto: 911 / 2048,
  "Roboto Bold": 926 / 2048,
  "Noto Sans": 474 / 1000,
  "Noto Sans Bold": 503 / 1000
}
/** Ascent and descent of both of the shop's fonts, relative to the font size. */
const [ASCENT, DESCENT] = [1, 0.2]
/** Tolerance: the shop's own pages, with their part numbers and prices, differ by this much from English text. */
const OTHER_TEXT = 0.025

const blocks = Array.from(faces.matchAll(/@font-face \{([^}]*)\}/g), ([, rules = ""]) => rules)
const standIns = blocks.flatMap((rules) => {
  const value = (name: string) => new RegExp(`${name}: ([^;]*)`).exec(rules)?.[1] ?? ""
  const share = (name: string) => parseFloat(value(name)) / 100
  const family = value("font-family").replaceAll('"', "")
  const [weight = ""] = value("font-weight").split(" ")
  return value("size-adjust") === ""
    ? []
    : [
        {
          family,
          of: `${family.startsWith("Narrow") ? "Barlow Condensed" : "Barlow"} ${weight}`,
          local: /local\("([^"]+)"\)/.exec(rules)?.[1] ?? "",
          size: share("size-adjust"),
          ascent: share("ascent-override"),
          descent: share("descent-override")
        }
      ]
})

it("the shop's fonts have fallbacks of equal width on Windows, Apple's systems, Android and Linux", () => {
  const known = standIns.filter(({ local }) => local in widths)
  expect(new Set(known.map(({ local }) => local)).size).toBe(8)
  for (const { local, of, size } of known)
    expect([local, of, Math.abs((size * widths[local]!) / widths[of]! - 1) < OTHER_TEXT]).toEqual([local, of, true])
})

it("the shop's fonts have fallbacks of equal height, and each font is requested", () => {
  expect(standIns.length).toBeGreaterThan(15)
  for (const { ascent, descent, family, size } of standIns) {
    expect(ascent * size, family).toBeCloseTo(ASCENT, 2)
    expect(descent * size, family).toBeCloseTo(DESCENT, 2)
    expect(tokens, family).toContain(`"${family}"`)
  }
})

it("NAV-132 the page uses fallback fonts until it switches to the loaded fonts", () => {
  const fetched = blocks.filter((rules) => rules.includes("url("))
  expect(blocks.filter((rules) => rules.includes("font-display: swap"))).toEqual(fetched)
  expect(fetched.length).toBeGreaterThan(1)
  const families = new Set(fetched.map((rules) => /font-family: ("[^"]+")/.exec(rules)?.[1] ?? ""))
  for (const family of families) expect(tokens).toMatch(new RegExp(`--\\w+: ${family}, var\\(--\\w+-stand-ins\\)`))
})
