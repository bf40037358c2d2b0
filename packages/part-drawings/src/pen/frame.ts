import { shadesOf, toneTable, toneVariable } from "./colour.ts"
import { withDimensions } from "./dimension.ts"
import type { RawOptions } from "./option.ts"
import { type Ink, flatten, medium } from "./shape.ts"

/** How a drawing is presented, apart from what it shows. */
export interface Look {
  /**
   * `inline`: the page sets the `--dw-*` properties; `light` and `dark`: colours baked in; `auto`: a stand-alone file that
   * follows prefers-color-scheme (never inline: it carries a `:root` rule).
   */
  readonly theme: "inline" | "light" | "dark" | "auto"
  /** The faint 25-unit grid. */
  readonly grid: boolean
  /** Dimension lines and leaders. A dimension shows the option's value, so pass every size or none. */
  readonly dims: boolean
  /** Slug of the brand that made the part: its ink, badge and label layout; the empty string is no brand's. */
  readonly brand: string
  /** Decides what no option does; a product's own number, from 0. */
  readonly seed: number
  /** How it is sold: before its carton, with the maker's tag, or as it is. */
  readonly pack: "none" | "carton" | "tag"
  /** Ground in the paper colour. */
  readonly bg: boolean
  /** Text of the `<title>`; the empty string gives the drawing's own. */
  readonly title: string
}

const isTheme = (value: unknown): value is Look["theme"] => value === "inline" || value === "light" || value === "dark" || value === "auto"

/** A yes or no option: true, 1 and their texts are yes, false, 0 and theirs no, all else the default. */
export const flag = (raw: string | number | boolean | undefined, initial: boolean): boolean =>
  raw === true || raw === "true" || raw === "1" || raw === 1
    ? true
    : raw === false || raw === "false" || raw === "0" || raw === 0
      ? false
      : initial

/** No slug of a brand is longer. */
const BRAND_LIMIT = 32

const brandOf = (raw: RawOptions[string] | undefined): string => {
  const slug = String(raw ?? "")
  return slug.length <= BRAND_LIMIT && /^[a-z\d]+(-[a-z\d]+)*$/.test(slug) ? slug : ""
}

/** Of seven digits at most. */
const seedOf = (raw: RawOptions[string] | undefined): number => (/^\d{1,7}$/.test(String(raw)) ? Number(raw) : 0)

/** The look among raw options; odd values give the default of an inline drawing with dimensions. */
export const lookOf = (raw: RawOptions): Look => ({
  theme: isTheme(raw["theme"]) ? raw["theme"] : "inline",
  grid: flag(raw["grid"], false),
  dims: flag(raw["dims"], true),
  brand: brandOf(raw["brand"]),
  seed: seedOf(raw["seed"]),
  pack: raw["pack"] === "carton" || raw["pack"] === "tag" ? raw["pack"] : "none",
  bg: flag(raw["bg"], false),
  title: raw["title"] === undefined ? "" : String(raw["title"])
})

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Text safe inside an element: markup escaped, characters that XML forbids left out. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "")

const TONES = { light: toneTable("light"), dark: toneTable("dark") }
const VARIABLE = /var\(--dw-(\w+),#\w+\)/g

/** The style block of a stand-alone file: the tones that it uses, in both themes. */
const autoStyle = (svg: string): string => {
  const used = [...new Set([...svg.matchAll(VARIABLE)].map(([, tone = ""]) => tone))]
  const properties = (theme: keyof typeof TONES): string => used.map((tone) => `--dw-${tone}:${TONES[theme].get(tone)}`).join(";")
  return `<style>:root{${properties("light")}}@media(prefers-color-scheme:dark){:root{${properties("dark")}}}</style>`
}

const grid = (width: number, height: number): string => {
  let d = ""
  for (let x = 25; x < width; x += 25) d += `M${x} 0V${height}`
  for (let y = 25; y < height; y += 25) d += `M0 ${y}H${width}`
  return `<path d="${d}" fill="none" stroke="currentColor" stroke-opacity=".07"/>`
}

/** Numbers to a tenth of a unit, which is finer than a screen shows and halves the size. */
const shorten = (markup: string): string =>
  markup.replace(/-?\d*\.?\d+e-\d+|-?\d*\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))).replace(/ 0\.(\d)/g, " .$1")

const baked = (svg: string, theme: keyof typeof TONES): string =>
  svg.replace(VARIABLE, (variable, tone: string) => TONES[theme].get(tone) ?? variable)

/** Stands for the style block until the tones are known. */
const STYLE_PLACE = "<style/>"

/** An SVG document of finished markup, in the look's colors. */
export const sheet = (title: string, body: string, look: Look, width: number, height: number): string => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" color="${toneVariable("ink")}">` +
    `<title>${escape(look.title || title)}</title>` +
    STYLE_PLACE +
    shadesOf(body) +
    (look.bg ? `<path d="M0 0H${width}V${height}H0Z" fill="${toneVariable("paper")}"/>` : "") +
    (look.grid ? grid(width, height) : "") +
    `${body}</svg>`
  const styled = svg.replace(STYLE_PLACE, () => (look.theme === "auto" ? autoStyle(svg) : ""))
  if (look.theme === "auto") return styled.replace(VARIABLE, "var(--dw-$1)")
  return look.theme === "inline" ? styled : baked(styled, look.theme)
}

/** An SVG document of the ink on a sheet, without class, style attribute or script (a style block only for theme auto). */
export const frame = (title: string, ink: Ink, look: Look, width = 400, height = 400): string => {
  const body = shorten(withDimensions(flatten(ink), look.dims))
  const drawn = `<g fill="${toneVariable("paper")}" stroke="currentColor" stroke-width="${medium}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`
  return sheet(title, drawn, look, width, height)
}
