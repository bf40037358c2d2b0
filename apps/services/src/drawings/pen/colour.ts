import { pick } from "./option.ts"

/** The tones of a drawing; hex values are for material and paint that has the same colour in both themes. */
export interface Theme {
  readonly ink: string
  readonly paper: string
  readonly tint: string
  readonly mid: string
  readonly black: string
  readonly hole: string
  readonly acc: string
}

/** The two themes a stand-alone picture carries. `hole` stays dark in both, `ink` does not: a hole is never drawn in ink. */
export const THEMES: Readonly<Record<"light" | "dark", Theme>> = {
  light: { ink: "#171b22", paper: "#ffffff", tint: "#e8eaed", mid: "#c6cad0", black: "#868c95", hole: "#171b22", acc: "#d33500" },
  dark: { ink: "#f0eeea", paper: "#181c22", tint: "#292e36", mid: "#454c57", black: "#07090c", hole: "#0b0d11", acc: "#f77036" }
}

/** What a shape is filled or stroked with. `black` is a black finish: grey on light paper, so that lines on it stay readable. */
export type Colour = "paper" | "tint" | "mid" | "ink" | "hole" | "black" | "accent" | "none" | `#${string}`

/** A theme's tone as a custom property that falls back to the light theme. */
export const toneVariable = (tone: keyof Theme): string => `var(--dw-${tone},${THEMES.light[tone]})`

const css: Readonly<Record<string, string>> = {
  paper: toneVariable("paper"),
  tint: toneVariable("tint"),
  mid: toneVariable("mid"),
  ink: "currentColor",
  hole: toneVariable("hole"),
  black: toneVariable("black"),
  accent: toneVariable("acc"),
  none: "none"
}

/** The value of a `fill` or `stroke` attribute. */
export const cssColour = (colour: Colour): string => css[colour] ?? colour

/** Brass, for fittings, bushings and valves. */
export const BRASS = "#c9a35a"

/** Paints of coloured goods: panels, helmets, wheels. */
export const PAINT = {
  accent: "accent",
  white: "paper",
  black: "black",
  grey: "mid",
  silver: "tint",
  red: "#c8281e",
  orange: "#e8731a",
  yellow: "#e9b818",
  green: "#2f8a45",
  teal: "#1f8a8a",
  blue: "#2a62b5",
  navy: "#2b3f78",
  maroon: "#83283a",
  tan: "#b99a6b"
} as const satisfies Record<string, Colour>

/** A colour option with every paint. */
export const anyPaint = pick(
  "accent",
  "white",
  "black",
  "grey",
  "silver",
  "red",
  "orange",
  "yellow",
  "green",
  "teal",
  "blue",
  "navy",
  "maroon",
  "tan"
)

/** The colour that belongs to a chosen option value, such as a finish. */
export const fill = <Choice extends string | number>(choice: Choice, colours: Readonly<Record<Choice, Colour>>): Colour => colours[choice]
