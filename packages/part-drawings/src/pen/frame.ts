import { createGradients, toneTable, toneVariable } from "./color.ts"
import { withDimensions } from "./dimension.ts"
import type { RawOptions } from "./option.ts"
import { type Ink, flatten, medium } from "./shape.ts"

/** Presentation of a drawing, independent of its content. */
export interface Look {
  /**
   * `inline`: the page sets the `--dw-*` properties; `light` and `dark`: fixed colors; `auto`: a stand-alone file that follows
   * prefers-color-scheme. Do not use it inline, because it contains a `:root` rule.
   */
  readonly theme: "inline" | "light" | "dark" | "auto"
  /** Whether to draw a faint grid with 25 units. */
  readonly grid: boolean
  /** Whether to draw dimension lines and leaders. A dimension shows the value of an option, so pass either all sizes or none. */
  readonly dims: boolean
  /** Slug of the part's brand, which determines ink, badge and label layout; empty for no brand. */
  readonly brand: string
  /** The product's number, starting at 0. It determines the details that no option determines. */
  readonly seed: number
  /** Packaging: the part is in front of its carton, has the brand's tag, or neither. */
  readonly pack: "none" | "carton" | "tag"
  /** Whether to fill the background with the paper color. */
  readonly bg: boolean
  /** Text of the `<title>`; empty for the title of the drawing itself. */
  readonly title: string
}

const isTheme = (value: unknown): value is Look["theme"] => value === "inline" || value === "light" || value === "dark" || value === "auto"

/**
 * Parses a boolean option: true and 1, also as texts, mean true; false and 0, also as texts, mean false; any other value results in the
 * default.
 */
export const flag = (raw: string | number | boolean | undefined, initial: boolean): boolean =>
  raw === true || raw === "true" || raw === "1" || raw === 1
    ? true
    : raw === false || raw === "false" || raw === "0" || raw === 0
      ? false
      : initial

/** Maximum length of a brand's slug. */
const BRAND_LIMIT = 32

const getBrand = (raw: RawOptions[string] | undefined): string => {
  const slug = String(raw ?? "")
  return slug.length <= BRAND_LIMIT && /^[a-z\d]+(-[a-z\d]+)*$/.test(slug) ? slug : ""
}

/** Parses a seed of at most seven digits. */
const getSeed = (raw: RawOptions[string] | undefined): number => (/^\d{1,7}$/.test(String(raw)) ? Number(raw) : 0)

/** Extracts the look from raw options; invalid values get the default of an inline drawing with dimensions. */
export const parseLook = (raw: RawOptions): Look => ({
  theme: isTheme(raw["theme"]) ? raw["theme"] : "inline",
  grid: flag(raw["grid"], false),
  dims: flag(raw["dims"], true),
  brand: getBrand(raw["brand"]),
  seed: getSeed(raw["seed"]),
  pack: raw["pack"] === "carton" || raw["pack"] === "tag" ? raw["pack"] : "none",
  bg: flag(raw["bg"], false),
  title: raw["title"] === undefined ? "" : String(raw["title"])
})

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for an element and removes characters that XML forbids. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "")

const TONES = { light: toneTable("light"), dark: toneTable("dark") }
const VARIABLE = /var\(--dw-(\w+),#\w+\)/g

/** Returns the style block of a stand-alone file: the tones that it uses, in both themes. */
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

/** Rounds numbers to a tenth of a unit. This is more precise than a screen can show, and halves the size. */
const shorten = (markup: string): string =>
  markup.replace(/-?\d*\.?\d+e-\d+|-?\d*\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))).replace(/ 0\.(\d)/g, " .$1")

const baked = (svg: string, theme: keyof typeof TONES): string =>
  svg.replace(VARIABLE, (variable, tone: string) => TONES[theme].get(tone) ?? variable)

/** Placeholder for the style block, which is replaced when the used tones are known. */
const STYLE_PLACE = "<style/>"

/** Creates an SVG document from markup, in the look's colors. */
export const sheet = (title: string, body: string, look: Look, width: number, height: number): string => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" color="${toneVariable("ink")}">` +
    `<title>${escape(look.title || title)}</title>` +
    STYLE_PLACE +
    createGradients(body) +
    (look.bg ? `<path d="M0 0H${width}V${height}H0Z" fill="${toneVariable("paper")}"/>` : "") +
    (look.grid ? grid(width, height) : "") +
    `${body}</svg>`
  const styled = svg.replace(STYLE_PLACE, () => (look.theme === "auto" ? autoStyle(svg) : ""))
  if (look.theme === "auto") return styled.replace(VARIABLE, "var(--dw-$1)")
  return look.theme === "inline" ? styled : baked(styled, look.theme)
}

/** Creates an SVG document from ink, without class, style attribute or script (a style block only for theme auto). */
export const frame = (title: string, ink: Ink, look: Look, width = 400, height = 400): string => {
  const body = shorten(withDimensions(flatten(ink), look.dims))
  const drawn = `<g fill="${toneVariable("paper")}" stroke="currentColor" stroke-width="${medium}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`
  return sheet(title, drawn, look, width, height)
}
