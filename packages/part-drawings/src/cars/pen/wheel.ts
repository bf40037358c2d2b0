import { listed, short } from "./spline.ts"
import type { Fill } from "./tones.ts"

const TURN = 2 * Math.PI
const WHITEWALL = "#f4f2ec"

export type WheelKind = "mag5" | "steel" | "rally" | "alloy" | "twin" | "six" | "bead" | "wide5" | "wire" | "kart"

/** The pen functions that a wheel needs. */
interface WheelPen {
  readonly X: (x: number) => number
  readonly Y: (y: number) => number
  readonly scale: number
  readonly medium: number
  readonly fine: number
  readonly isMark: boolean
  readonly color: (fill: Fill) => string
  readonly circ: (x: number, y: number, radius: number, weight: number, fill: Fill, stroke?: Fill) => string
}

interface Hub {
  readonly pen: WheelPen
  readonly x: number
  readonly y: number
  /** The rim's radius, inches. */
  readonly rim: number
}

const disc = ({ pen, x, y }: Hub, radius: number, weight: number, fill: Fill): string => pen.circ(x, y, radius, weight, fill, "hole")

/** Draws a ring of `count` holes, or of slots if a length is given. */
const ring = ({ pen, x, y }: Hub, radius: number, count: number, width: number, length = 0): string => {
  const dashes =
    length === 0
      ? `0 ${short(((TURN * radius) / count) * pen.scale)}`
      : listed(length * pen.scale, ((TURN * radius) / count - length) * pen.scale)
  return `<circle cx="${short(pen.X(x))}" cy="${short(pen.Y(y))}" r="${short(radius * pen.scale)}" stroke="${pen.color("hole")}" stroke-width="${short(width * pen.scale)}" stroke-dasharray="${dashes}"${length === 0 ? "" : ' stroke-linecap="butt"'}/>`
}

const polar = ({ pen, x, y }: Hub, radius: number, angle: number): string =>
  listed(pen.X(x) + radius * pen.scale * Math.cos(angle), pen.Y(y) + radius * pen.scale * Math.sin(angle))

/** Draws spokes between two shares of the rim radius. Their half-width changes from `inner` to `outer`, in radians. */
const spokes = (hub: Hub, count: number, inner: number, outer: number, from: number, to: number): string => {
  const one = (angle: number): string =>
    `M${polar(hub, hub.rim * from, angle - inner / from / 2)}L${polar(hub, hub.rim * to, angle - outer / to / 2)}` +
    `L${polar(hub, hub.rim * to, angle + outer / to / 2)}L${polar(hub, hub.rim * from, angle + inner / from / 2)}Z`
  const all = Array.from({ length: count }, (_, at) => one(-Math.PI / 2 + (at * TURN) / count)).join("")
  return `<path d="${all}" fill="${hub.pen.color("rim")}" stroke="none"/>`
}

const twinSpokes = (hub: Hub): string => {
  const all = Array.from({ length: 5 }, (_, at) => -Math.PI / 2 + (at * TURN) / 5)
    .flatMap((angle) =>
      [-1, 1].map((side) => `M${polar(hub, hub.rim * 0.2, angle + side * 0.3)}L${polar(hub, hub.rim * 0.92, angle + side * 0.2)}`)
    )
    .join("")
  return `<path d="${all}" stroke="${hub.pen.color("rim")}" stroke-width="${short(hub.rim * 0.12 * hub.pen.scale)}"/>`
}

type Face = (hub: Hub, extra: Fill | null) => ReadonlyArray<string>

const FACES: Readonly<Record<WheelKind, Face>> = {
  mag5: (h) => [
    disc(h, h.rim * 0.84, 0, "hole"),
    spokes(h, 5, 0.2, 0.34, 0.24, 0.88),
    disc(h, h.rim * 0.27, h.pen.fine, "rim"),
    disc(h, h.rim * 0.12, 0, "mid")
  ],
  steel: (h, extra) => [
    disc(h, h.rim * 0.84, h.pen.fine, extra ?? "mid"),
    ring(h, h.rim * 0.66, 10, h.rim * 0.14),
    disc(h, h.rim * 0.46, h.pen.fine, "rim"),
    disc(h, h.rim * 0.2, h.pen.fine, "mid")
  ],
  rally: (h) => [
    disc(h, h.rim * 0.84, h.pen.fine, "mid"),
    ring(h, h.rim * 0.6, 5, h.rim * 0.2, h.rim * 0.42),
    disc(h, h.rim * 0.32, h.pen.fine, "rim"),
    disc(h, h.rim * 0.14, 0, "hole")
  ],
  alloy: (h) => [disc(h, h.rim * 0.9, 0, "hole"), spokes(h, 10, 0.1, 0.13, 0.2, 0.94), disc(h, h.rim * 0.24, h.pen.fine, "rim")],
  twin: (h) => [disc(h, h.rim * 0.92, 0, "hole"), twinSpokes(h), disc(h, h.rim * 0.26, h.pen.fine, "rim")],
  six: (h) => [
    disc(h, h.rim * 0.86, 0, "hole"),
    spokes(h, 6, 0.2, 0.4, 0.26, 0.9),
    disc(h, h.rim * 0.34, h.pen.fine, "rim"),
    ring(h, h.rim * 0.22, 6, h.rim * 0.09)
  ],
  bead: (h, extra) => [
    ring(h, h.rim * 0.89, 16, h.rim * 0.12),
    disc(h, h.rim * 0.76, h.pen.fine, extra ?? "mid"),
    ring(h, h.rim * 0.5, 5, h.rim * 0.13),
    disc(h, h.rim * 0.22, h.pen.fine, "rim")
  ],
  wide5: (h, extra) => [
    disc(h, h.rim * 0.8, h.pen.fine, extra ?? "mid"),
    ring(h, h.rim * 0.56, 5, h.rim * 0.3),
    disc(h, h.rim * 0.28, h.pen.fine, "rim"),
    ring(h, h.rim * 0.9, 12, h.rim * 0.09)
  ],
  wire: (h) => [disc(h, h.rim * 0.92, 0, "hole"), spokes(h, 20, 0.03, 0.03, 0.14, 0.96), disc(h, h.rim * 0.2, h.pen.fine, "rim")],
  kart: () => []
}

/** Decoration of the tire's sidewall. */
export type Sidewall = "white" | "line"

/** Draws a tire and rim. `extra` is the white wall or line of the tire, or the fill of the rim's center. */
export const wheel = (
  pen: WheelPen,
  x: number,
  y: number,
  radius: number,
  kind: WheelKind,
  rimShare: number,
  extra?: Fill | Sidewall
): string => {
  const hub: Hub = { pen, x, y, rim: radius * rimShare }
  const tire = pen.circ(x, y, radius, pen.medium, "rubber")
  if (pen.isMark) return tire + disc(hub, hub.rim, 0, "rim")
  const line = (share: number, look: string): string =>
    `<circle cx="${short(pen.X(x))}" cy="${short(pen.Y(y))}" r="${short(radius * share * pen.scale)}" ${look} stroke-width="1"/>`
  const wall =
    extra === "white"
      ? disc(hub, radius * 0.84, 0, WHITEWALL) + disc(hub, radius * 0.7, 0, "rubber")
      : extra === "line"
        ? line(0.82, `stroke="${WHITEWALL}"`)
        : rimShare < 0.7
          ? line((rimShare + 1) / 2, 'stroke="#fff" stroke-opacity=".22"')
          : ""
  const center = extra === "white" ? "paint" : extra === "line" || extra === undefined ? null : extra
  return tire + wall + disc(hub, hub.rim, pen.fine, "rim") + FACES[kind](hub, center).join("")
}
