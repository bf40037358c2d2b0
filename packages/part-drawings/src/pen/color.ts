import { pick } from "./option.ts"

/** The tones of a drawing. Materials and paints that have the same color in both themes are hex values instead. */
export interface Theme {
  readonly ink: string
  readonly paper: string
  readonly tint: string
  readonly mid: string
  readonly black: string
  readonly hole: string
  readonly acc: string
  /** Printed paper and card. */
  readonly card: string
  /** Colors of cars: windows, tires and rims, and the face, side and core of parts inside a transparent body. */
  readonly glass: string
  readonly rub: string
  readonly rim: string
  readonly sa: string
  readonly sb: string
  readonly sc: string
}

/** The two themes of a stand-alone image. `hole` is dark in both themes, unlike `ink`, so holes must not be drawn in ink. */
export const THEMES: Readonly<Record<"light" | "dark", Theme>> = {
  light: {
    ink: "#171b22",
    paper: "#ffffff",
    tint: "#e8eaed",
    mid: "#c6cad0",
    black: "#868c95",
    hole: "#171b22",
    acc: "#d33500",
    card: "#f4f3ef",
    glass: "#cddae3",
    rub: "#343a43",
    rim: "#f1f2f4",
    sa: "#ffffff",
    sb: "#d3d8de",
    sc: "#a9b1bb"
  },
  dark: {
    ink: "#f0eeea",
    paper: "#181c22",
    tint: "#292e36",
    mid: "#454c57",
    black: "#07090c",
    hole: "#0b0d11",
    acc: "#f77036",
    card: "#b4b3ad",
    glass: "#2a3844",
    rub: "#171b21",
    rim: "#a3a9b2",
    sa: "#262c35",
    sb: "#3a424d",
    sc: "#5a6471"
  }
}

/** Materials with lit surfaces, and their tones from glint to core in each theme. */
const MATERIALS = {
  paper: { light: ["#ffffff", "#eceff2", "#d3d8de", "#a9b0ba"], dark: ["#99a1ad", "#6a737f", "#4a525d", "#323942"] },
  tint: { light: ["#fbfcfc", "#dce0e5", "#b9c0c9", "#8b939f"], dark: ["#818995", "#575f6b", "#3d444e", "#282e36"] },
  mid: { light: ["#e3e7eb", "#b9c0c8", "#8f97a3", "#666e7a"], dark: ["#6b737f", "#464e59", "#323841", "#1e2329"] },
  black: { light: ["#adb3bc", "#727984", "#555c66", "#383e47"], dark: ["#59616d", "#2d333b", "#191d23", "#090b0e"] },
  rubber: { light: ["#7a818c", "#4b515b", "#30353d", "#1d2026"], dark: ["#59616d", "#30363f", "#1b1f25", "#090b0e"] },
  chrome: { light: ["#ffffff", "#dfe4e9", "#a2abb6", "#59616d"], dark: ["#cbd2db", "#7f8894", "#4a525d", "#252a32"] },
  accent: { light: ["#ff9a68", "#e64d16", "#c43100", "#8f2300"], dark: ["#ffb893", "#f77036", "#cc5420", "#863510"] }
} as const

type Material = keyof typeof MATERIALS

const isMaterial = (color: string): color is Material => Object.hasOwn(MATERIALS, color)

/**
 * Fill or stroke color. `black` is a black finish. On light paper it is gray, so that lines on it stay visible. `rubber` is darker and has
 * light lines; `sheet` is visible through an opening.
 */
export type Color =
  | "paper"
  | "sheet"
  | "tint"
  | "mid"
  | "ink"
  | "hole"
  | "black"
  | "rubber"
  | "chrome"
  | "accent"
  | "card"
  | "none"
  | `#${string}`

/**
 * Orientation of a surface toward the two lights, the strong one from the upper left and the weak one from the lower
 * right: `flat`, `upright` and `level` cylinders, `dome` and `dish`. `flatMirrored` and `uprightMirrored` are lit from
 * the left inside a mirrored group.
 */
export type Form = "flat" | "upright" | "level" | "dome" | "dish" | "flatMirrored" | "uprightMirrored"

/**
 * Returns a theme's tones by short name: tones of the sheet by name, the cast shadow as `sh`, and materials as a letter with the tone from
 * 0 to 3.
 */
export const toneTable = (theme: "light" | "dark"): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(THEMES[theme]),
    ["sh", theme === "light" ? "#171b2240" : "#00000099"],
    ...Object.entries(MATERIALS).flatMap(([name, tones]) =>
      tones[theme].map((tone, i): [string, string] => [`${name.charAt(0)}${i}`, tone])
    )
  ])

const channels = (hex: string): readonly number[] =>
  (hex.length === 4 ? [1, 2, 3].map((i) => hex.charAt(i).repeat(2)) : [1, 3, 5].map((i) => hex.slice(i, i + 2))).map((pair) =>
    Number.parseInt(pair, 16)
  )

/** Mixes a share of white or black into a hex color. */
const mixed = (hex: string, other: 0 | 255, share: number): `#${string}` =>
  `#${channels(hex)
    .map((channel) =>
      Math.round(channel + (other - channel) * share)
        .toString(16)
        .padStart(2, "0")
    )
    .join("")}`

/** Returns the tones of a color's surface from glint to core; undefined for an unlit color. */
export const getTones = (color: string): readonly [string, string, string, string] | undefined => {
  if (color.startsWith("#")) return [mixed(color, 255, 0.5), mixed(color, 255, 0.12), mixed(color, 0, 0.14), mixed(color, 0, 0.42)]
  if (!isMaterial(color)) return undefined
  const [a, b, c, d] = MATERIALS[color].light
  const named = (tone: string, i: number) => `var(--dw-${color.charAt(0)}${i},${tone})`
  return [named(a, 0), named(b, 1), named(c, 2), named(d, 3)]
}

/** Returns a tone of light metal, from glint (0) to core (3). */
export const materialTone = (tone: "p0" | "p3"): string => `var(--dw-${tone},${MATERIALS.paper.light[tone === "p0" ? 0 : 3]})`

const FORM_LETTERS: Readonly<Record<Form, string>> = {
  flat: "d",
  flatMirrored: "e",
  upright: "x",
  uprightMirrored: "z",
  level: "y",
  dome: "r",
  dish: "q"
}

/** Returns the paint of a lit surface, `url(#...)`, or the plain color if it is unlit. The frame adds the used gradients. */
export const surface = (color: Color, form: Form): string =>
  color.startsWith("#")
    ? `url(#dw-${mixed(color, 0, 0).slice(1)}-${FORM_LETTERS[form]})`
    : isMaterial(color)
      ? `url(#dw-${color.charAt(0)}-${FORM_LETTERS[form]})`
      : toCssColor(color)

const MIRRORED: Readonly<Record<string, string>> = { d: "e", e: "d", x: "z", z: "x" }

/** Prepares markup to be mirrored horizontally, so that it is still lit from the left. */
export const litFromLeft = (markup: string): string =>
  markup.replace(/(url\(#dw-\w+-)([dexz])\)/g, (_, head: string, form: string) => `${head}${MIRRORED[form] ?? form})`)

/** Position of each tone along a form, as [share, tone]. */
const STOPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  d: [
    [0, 0],
    [0.4, 1],
    [1, 2]
  ],
  x: [
    [0, 2],
    [0.28, 0],
    [0.52, 1],
    [0.84, 3],
    [1, 2]
  ],
  r: [
    [0, 0],
    [0.45, 1],
    [1, 3]
  ],
  q: [
    [0, 3],
    [0.5, 2],
    [1, 0]
  ]
}

/** Positions of the tones on polished metal, which reflects a sharp horizon in every orientation. */
const POLISHED: typeof STOPS = {
  d: [
    [0, 1],
    [0.3, 0],
    [0.5, 2],
    [0.62, 0],
    [1, 2]
  ],
  x: [
    [0, 3],
    [0.1, 1],
    [0.18, 2],
    [0.28, 0],
    [0.44, 0],
    [0.48, 3],
    [0.8, 1],
    [1, 3]
  ],
  r: [
    [0, 0],
    [0.34, 0],
    [0.48, 2],
    [0.62, 1],
    [1, 3]
  ]
}

/** Highlights and shadows over print on a round body: offset, white or black, and opacity. */
const GLOSS: readonly (readonly [offset: number, tone: "#ffffff" | "#05070a", share: number])[] = [
  [0, "#05070a", 0.34],
  [0.26, "#ffffff", 0.42],
  [0.42, "#ffffff", 0.03],
  [0.8, "#05070a", 0.32],
  [1, "#05070a", 0.28]
]

/** Returns the paint of highlights over print on a round body, for either cylinder form. */
export const glossPaint = (form: "upright" | "level"): string => `url(#dw-o-${FORM_LETTERS[form]})`

/** The direction of a linear gradient; the default is that of an upright cylinder. */
const DIRECTIONS: Readonly<Record<string, string>> = {
  d: ' x2="1" y2="1"',
  e: ' x1="1" x2="0" y2="1"',
  x: "",
  z: ' x1="1" x2="0"',
  y: ' x2="0" y2="1"',
  q: ' x2="1" y2="1"'
}

const gradient = (letter: string, form: string): string => {
  if (letter === "o") {
    const veil = GLOSS.map(([offset, tone, share]) => `<stop offset="${offset}" stop-color="${tone}" stop-opacity="${share}"/>`).join("")
    return `<linearGradient id="dw-o-${form}"${DIRECTIONS[form] ?? ""}>${veil}</linearGradient>`
  }
  const material = Object.keys(MATERIALS).find((name) => name.charAt(0) === letter) ?? `#${letter}`
  const tones = getTones(material)
  if (!tones) return ""
  const like = { e: "d", z: "x", y: "x" }[form] ?? form
  const stops = ((letter === "c" ? POLISHED[like] : undefined) ?? STOPS[like] ?? [])
    .map(([share, tone]) => `<stop${share ? ` offset="${share}"` : ""} stop-color="${tones[tone]}"/>`)
    .join("")
  const id = `id="dw-${letter}-${form}"`
  return form === "r"
    ? `<radialGradient ${id} cx=".36" cy=".3" r=".75">${stops}</radialGradient>`
    : `<linearGradient ${id}${DIRECTIONS[form] ?? ""}>${stops}</linearGradient>`
}

/** Marks a group that casts a shadow on the sheet. */
export const CASTING = ' filter="url(#dw-cast)"'
const CAST = `<filter id="dw-cast"><feDropShadow dx="5" dy="8" stdDeviation="4" flood-color="var(--dw-sh,#171b2240)"/></filter>`

/**
 * Returns the gradients and the shadow that markup uses. Equal gradients have equal ids, so that a page can contain any number of drawings.
 */
export const createGradients = (markup: string): string => {
  const used = new Map(
    [...markup.matchAll(/url\(#dw-([\da-f]{6}|[a-z])-([a-z])\)/g)].map(([whole, letter = "", form = ""]) => [
      whole,
      [letter, form] as const
    ])
  )
  const shades = [...used.values()].map(([letter, form]) => gradient(letter, form)).join("") + (markup.includes(CASTING) ? CAST : "")
  return shades === "" ? "" : `<defs>${shades}</defs>`
}

/** Returns a theme's tone as a custom property with the light theme as fallback. */
export const toneVariable = (tone: keyof Theme): string => `var(--dw-${tone},${THEMES.light[tone]})`

const css: Readonly<Record<string, string>> = {
  paper: toneVariable("paper"),
  sheet: toneVariable("paper"),
  tint: toneVariable("tint"),
  mid: toneVariable("mid"),
  ink: "currentColor",
  hole: toneVariable("hole"),
  black: toneVariable("black"),
  rubber: "#3b4049",
  chrome: toneVariable("tint"),
  accent: toneVariable("acc"),
  card: toneVariable("card"),
  none: "none"
}

/** Returns the value of a `fill` or `stroke` attribute. */
export const toCssColor = (color: Color): string => css[color] ?? color

/** Returns the shaded variant of a color, such as for the far side of a spring. */
export const shaded = (color: Color): Color =>
  color.startsWith("#") ? mixed(color, 0, 0.5) : color === "rubber" || color === "black" ? "hole" : color === "accent" ? "#8f2f08" : "mid"

/** Brass, for fittings, bushings and valves. */
export const BRASS = "#c9a35a"

/** Paints of colored products: panels, helmets, wheels. */
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
} as const satisfies Record<string, Color>

/** A color option with every paint. */
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

/** Returns the color of an option value, such as a finish. */
export const fill = <Choice extends string | number>(choice: Choice, colors: Readonly<Record<Choice, Color>>): Color => colors[choice]
