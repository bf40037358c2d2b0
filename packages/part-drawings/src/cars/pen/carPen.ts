import type { Paint } from "@camber/domain/vehicle"
import { listed, opacity, short, spline } from "./spline.ts"
import { type Fill, isTone, TONES } from "./tones.ts"
import { type Sidewall, wheel, type WheelKind } from "./wheel.ts"

/** The available paints. They are the same in both themes. A car without a known paint has the paper color. */
const PAINTS: Readonly<Record<Paint, string>> = {
  white: "#f3f1ea",
  silver: "#b8bdc4",
  gray: "#747b85",
  black: "#23272e",
  red: "#b32a22",
  maroon: "#6f2735",
  orange: "#cf5a22",
  yellow: "#dbab2c",
  tan: "#b7a283",
  green: "#2f6a50",
  teal: "#2b7d80",
  blue: "#2f62a3",
  navy: "#26375f",
  bronze: "#7b5f41",
  purple: "#543f77"
}

/** Returns the perceived lightness of a hex color, from 0 to 1. */
const lightness = (hex: string): number =>
  [0.3, 0.59, 0.11].reduce((sum, share, at) => sum + (share * Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16)) / 255, 0)

/** Returns whether lines on the paint are white. */
const isDark = (hex: string): boolean => lightness(hex) < 0.36

/** A wheel opening: its center and radius in inches. */
export type Arch = readonly [x: number, y: number, radius: number]
export type Arches = readonly [front: Arch, rear: Arch]

/** The measures of a car in inches: x from the front bumper, y up from the ground. */
export interface Measures {
  readonly length: number
  readonly height: number
  readonly wheelbase: number
  /** Positions of the axles. */
  readonly axles: readonly [front: number, rear: number]
  readonly arch?: Arches
  /** Maximum height of a tall car in sheet units; 164 by default. */
  readonly top?: number
}

/** Size of a sheet and position of the car on it. */
export interface Sheet {
  readonly width: number
  readonly ground: number
  /** Sheet units per inch; by default, the car fills the sheet. */
  readonly scale?: number
  /** Position of the front bumper; by default, the car is centered. */
  readonly left?: number
}

/** `side` has every line; `mark` is for small images: thick lines and no detail. */
export type CarView = "side" | "mark"
/** Returns the height of an opening's edge at `y` from its center. */
const beside = ([, centerY, radius]: Arch, y: number): number => Math.sqrt(Math.max(1, radius * radius - (y - centerY) ** 2))

/** Tools to draw a car, with curves in inches as `spline` parses them. */
export type CarPen = ReturnType<typeof carPen>

export const carPen = ({ length, height, arch, top = 164 }: Measures, sheet: Sheet, paint: Paint | "none", view: CarView) => {
  const hex = paint === "none" ? null : PAINTS[paint]
  const dark = hex !== null && isDark(hex)
  const isMark = view === "mark"
  const scale = sheet.scale ?? Math.min((sheet.width - 52) / length, top / height)
  const left = sheet.left ?? (sheet.width - length * scale) / 2
  const X = (x: number): number => left + x * scale
  const Y = (y: number): number => sheet.ground - y * scale
  const [bold, medium, fine] = isMark ? [7, 4, 0] : [2.8, 1.7, 1]
  const d = (points: string): string => spline(points, ([x, y]) => [X(x), Y(y)], scale)
  const color = (fill: Fill): string => {
    if (fill === "paint") return hex ?? TONES.paper
    if (fill === "line") return hex === null ? TONES.ink : dark ? "#fff" : "#12151a"
    return isTone(fill) ? TONES[fill] : fill
  }
  const look = (weight: number, fill: Fill, stroke: Fill, shown: number): string =>
    (fill === "none" ? "" : ` fill="${color(fill)}"`) +
    (weight === 0
      ? ' stroke="none"'
      : `${stroke === "ink" ? "" : ` stroke="${color(stroke)}"`}${weight === medium ? "" : ` stroke-width="${short(weight)}"`}`) +
    (shown < 1 ? ` ${fill === "none" ? "stroke-opacity" : "fill-opacity"}="${opacity(shown)}"` : "")
  const raw = (path: string, weight = medium, fill: Fill = "none", stroke: Fill = "ink", shown = 1): string =>
    `<path d="${path}"${look(weight, fill, stroke, shown)}/>`

  const pen = {
    X,
    Y,
    scale,
    bold,
    medium,
    fine,
    /** Whether lines on the paint are white. */
    dark,
    isMark,
    color,
    d,
    raw,
    path: (points: string, weight = medium, fill: Fill = "none", stroke: Fill = "ink", shown = 1): string =>
      weight === 0 && fill === "none" ? "" : raw(d(points), weight, fill, stroke, shown),
    /** Draws a line on the paint: shut lines, creases. */
    cut: (points: string, weight = fine, shown = 0.62): string =>
      isMark ? "" : raw(d(points), weight, "none", "line", dark ? shown * 0.75 : shown),
    ink: (points: string, weight = fine, shown = 1): string =>
      isMark && weight <= fine ? "" : raw(d(points), weight, "none", "ink", shown),
    shade: (points: string, shown = 0.16): string => `<path d="${d(points)}" stroke="none" fill="#000" fill-opacity="${opacity(shown)}"/>`,
    light: (points: string, shown = 0.3): string =>
      isMark || hex === null
        ? ""
        : `<path d="${d(points)}" stroke="none" fill="#fff" fill-opacity="${opacity(dark ? shown * 0.55 : shown)}"/>`,
    glare: (points: string): string => (isMark ? "" : `<path d="${d(points)}" stroke="#fff" stroke-opacity=".45" stroke-width="1.2"/>`),
    circ: (x: number, y: number, radius: number, weight = medium, fill: Fill = "none", stroke: Fill = "ink", shown = 1): string =>
      `<circle cx="${short(X(x))}" cy="${short(Y(y))}" r="${short(radius * scale)}"${look(weight, fill, stroke, shown)}/>`,
    ell: (x: number, y: number, rx: number, ry: number, weight = medium, fill: Fill = "none", stroke: Fill = "ink"): string =>
      `<ellipse cx="${short(X(x))}" cy="${short(Y(y))}" rx="${short(rx * scale)}" ry="${short(ry * scale)}"${look(weight, fill, stroke, 1)}/>`,
    /** Draws a tube of a width in inches. */
    tube: (points: string, width: number, fill: Fill = "mid"): string =>
      `<path d="${d(points)}" stroke-width="${short(width * scale + (isMark ? 4 : 1.8))}"/><path d="${d(points)}" stroke="${color(fill)}" stroke-width="${short(width * scale)}"/>`,
    /** Draws a start number. */
    num: (text: string, x: number, y: number, size: number, weight = 1, stroke: Fill = "ink"): string =>
      `<path d="${digits(text, x, y, size, X, Y)}" stroke="${color(stroke)}" stroke-width="${short(weight * scale)}"/>`,
    /** Returns the lower edge of a closed body with both wheel openings, from the rear sill to the front one. */
    arches: (rear: number, sill: number, front: number): string => {
      if (arch === undefined) return ""
      const [f, r] = arch
      return `${r[0] + beside(r, rear)},${rear}! @${r.join(",")} ${r[0] - beside(r, sill)},${sill}! ${f[0] + beside(f, sill)},${sill}! @${f.join(",")} ${f[0] - beside(f, front)},${front}!`
    },
    /** Draws the dark inside of the wheel openings. */
    well: (): string =>
      (arch ?? [])
        .map(
          ([x, y, radius]) =>
            `<path d="M${listed(X(x - radius - 0.6), Y(y))}A${listed((radius + 0.6) * scale, (radius + 0.6) * scale)} 0 0 1 ${listed(X(x + radius + 0.6), Y(y))}Z" fill="${TONES.hole}" stroke="none"/>`
        )
        .join(""),
    wheel: (x: number, y: number, radius: number, kind: WheelKind, rimShare: number, extra?: Fill | Sidewall): string =>
      wheel(pen, x, y, radius, kind, rimShare, extra)
  }
  return pen
}

/** Strokes of the digits on a grid of 3 by 6, whose origin is the upper left corner. */
const STROKES: Readonly<Record<string, string>> = {
  "0": "M1 0H2L3 1V5L2 6H1L0 5V1Z",
  "1": "M.5 1L1.5 0V6",
  "2": "M0 1L1 0H2L3 1V2L0 6H3",
  "3": "M0 1L1 0H2L3 1V2L2 3L3 4V5L2 6H1L0 5M1 3H2",
  "4": "M2 6V0L0 4H3",
  "5": "M3 0H0V2.5H2L3 3.5V5L2 6H1L0 5",
  "6": "M3 1L2 0H1L0 1V5L1 6H2L3 5V4L2 3H0",
  "7": "M0 0H3L1 6",
  "8": "M1 3L0 2V1L1 0H2L3 1V2L2 3H1L0 4V5L1 6H2L3 5V4L2 3",
  "9": "M3 3H1L0 2V1L1 0H2L3 1V5L2 6H1L0 5"
}

/** Returns the path data of a number whose lower left corner is at `x`, `y`. `height` is its height. All are in inches. */
const digits = (text: string, x: number, y: number, height: number, X: (x: number) => number, Y: (y: number) => number): string => {
  const unit = height / 6
  return [...text]
    .map((figure, at) => {
      const left = x + at * 4.4 * unit
      const top = y + height
      return (STROKES[figure] ?? "").replace(/([MLHV])([\d.]+)(?: ([\d.]+))?/g, (_, command: string, first: string, second = "0") => {
        if (command === "V") return `V${short(Y(top - Number(first) * unit))}`
        if (command === "H") return `H${short(X(left + Number(first) * unit))}`
        return command + listed(X(left + Number(first) * unit), Y(top - Number(second) * unit))
      })
    })
    .join("")
}
