import { flatten } from "../pen/shape.ts"
import type { Exploded } from "./Exploded.ts"
import { EDGE, M, OWN } from "./strokes.ts"

/** The sheet size in drawing units. */
export const [WIDTH, HEIGHT] = [900, 700]

/** Gradient stops of each shaded fill, from the lit side. */
const SHADES = {
  M: [
    ["tint", 0],
    ["paper", 0.28],
    ["tint", 0.55],
    ["deep", 1]
  ],
  C: [
    ["mid", 0],
    ["tint", 0.3],
    ["mid", 0.62],
    ["deep", 1]
  ],
  R: [
    ["black", 0],
    ["deep", 0.3],
    ["black", 0.6],
    ["hole", 1]
  ],
  O: [
    ["acc", 0],
    ["acc-lit", 0.28],
    ["acc", 0.6],
    ["acc-deep", 1]
  ]
} as const

/**
 * Rounds numbers to a tenth of a unit, or, below one, to a thousandth, which rotated and foreshortened parts need. Drops the space before a
 * minus sign.
 */
const shortened = (markup: string): string =>
  markup
    .replace(/-?\d*\.\d{2,}/g, (digits) =>
      String(Math.abs(Number(digits)) < 1 ? Number(Number(digits).toFixed(3)) : Number(Number(digits).toFixed(1)))
    )
    .replace(/([ ="(,\-MLHVAahQC])0\.(\d)/g, "$1.$2")
    .replace(/ d="[^"]+"/g, (d) => d.replace(/ -/g, "-"))

const owned = ({ name }: Exploded, markup: string): string => shortened(markup).replaceAll(OWN, `${name}-`)

/** A drawing in pieces, so that a page can style each piece by its state. */
export interface ExplodedSheet {
  /** Markup of the gradients and axes. It comes before all layers. */
  readonly ground: string
  /** Markup from back to front, each with the id of its piece, or null for an object that the shop does not sell. */
  readonly layers: ReadonlyArray<{ readonly of: string | null; readonly markup: string }>
}

/** Renders the markup of an assembly for a page that sets the `--dw-*` tones. Place it inside a `<g>` with the attributes of `INK`. */
export const explodedSheet = (assembly: Exploded): ExplodedSheet => {
  const shades = Object.entries(SHADES).map(
    ([fill, stops]) =>
      `<linearGradient id="${OWN}${fill}" x2="0" y2="1">${stops.map(([tone, share]) => `<stop offset="${share}" stop-color="var(--dw-${tone})"/>`).join("")}</linearGradient>`
  )
  const axes = `<path d="${assembly.axes}" fill="none" stroke="${EDGE}" stroke-width="1" stroke-dasharray="14 4 3 4"/>`
  return {
    ground: owned(assembly, `<defs>${shades.join("")}</defs>${axes}`),
    layers: assembly.layers.map(({ ink, of }) => ({ of, markup: owned(assembly, flatten(ink)) }))
  }
}

/** The tones of a drawing in each theme. */
const TONES = {
  light: {
    ink: "#171b22",
    paper: "#ffffff",
    tint: "#e8eaed",
    mid: "#c6cad0",
    deep: "#9ba1aa",
    black: "#868c95",
    hole: "#2b3038",
    acc: "#d33500",
    "acc-lit": "#f2703d",
    "acc-deep": "#a92a00",
    edge: "#7c8088"
  },
  dark: {
    ink: "#f0eeea",
    paper: "#2b313a",
    tint: "#39414c",
    mid: "#232830",
    deep: "#15191f",
    black: "#0c0e12",
    hole: "#07090c",
    acc: "#d9561f",
    "acc-lit": "#f58a56",
    "acc-deep": "#a03a0f",
    edge: "#70757d"
  }
} as const

const toneRules = (theme: keyof typeof TONES): string =>
  Object.entries(TONES[theme])
    .map(([tone, color]) => `--dw-${tone}:${color}`)
    .join(";")

/** Renders the whole drawing as an SVG file without balloons. `auto` uses the theme of the viewer's browser. */
export const explodedPicture = (assembly: Exploded, theme: "auto" | "dark" | "light" = "auto"): string => {
  const { ground, layers } = explodedSheet(assembly)
  const style =
    theme === "auto"
      ? `<style>:root{${toneRules("light")}}@media(prefers-color-scheme:dark){:root{${toneRules("dark")}}}</style>`
      : `<style>:root{${toneRules(theme)}}</style>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" color="var(--dw-ink)">` +
    `<title>${assembly.title}</title>${style}${ground}` +
    `<g fill="var(--dw-paper)" stroke="currentColor" stroke-width="${M}" stroke-linejoin="round" stroke-linecap="round">` +
    `${layers.map(({ markup }) => markup).join("")}</g></svg>`
  )
}
