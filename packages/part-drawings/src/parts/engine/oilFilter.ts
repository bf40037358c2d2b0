import {
  bold,
  circle,
  type Color,
  ellipse,
  fill,
  fine,
  gloss,
  holes,
  label,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  stroke,
  times
} from "../../pen/index.ts"

/** Spin-on oil filter: the can with its brand's print, and its base from below. */
export const oilFilter = part(
  "oil-filter",
  "Oil filter",
  { colour: pick("accent", "white", "black", "blue", "orange"), height: pick("long", "short"), thread: num(0.7, 0.9, 0.75) },
  (o, V) => {
    const f: Color = fill(o.colour, { accent: "accent", white: "card", black: "rubber", blue: "#2a62b5", orange: "#e2611c" })
    const line: Color = o.colour === "black" ? "mid" : "ink"
    const R = V.one("radius", [92, 100, 86])
    const H = o.height === "long" ? 262 : 192
    const isLeft = V.is("side")
    const gap = 22
    const base = V.one("base", [74, 80, 68])
    const cx = isLeft ? 392 - R - (400 - 2 * R - 2 * base - gap) / 2 : 8 + R + (400 - 2 * R - 2 * base - gap) / 2
    const bx = isLeft ? cx - R - gap - base : cx + R + gap + base
    const [top, bottom] = [200 - H / 2, 200 + H / 2 - 14]
    const by = V.one("base place", [bottom - base + 22, 200, top + base])
    const e = R * 0.17
    const dome = V.one("dome", [16, 24, 32])
    const can = `M${cx - R} ${bottom}V${top + dome}Q${cx - R} ${top} ${cx - R + dome} ${top - 3}Q${cx} ${top - 12} ${cx + R - dome} ${top - 3}Q${cx + R} ${top} ${cx + R} ${top + dome}V${bottom}A${R} ${e} 0 0 1 ${cx - R} ${bottom}Z`
    const grip = V.int("grip", 3)
    const high = grip === 2 ? 10 : 40
    const flutes = V.one("flutes", [9, 11, 13])
    const ly = top + dome * 0.6 + high + 8
    const lh = bottom - ly - 8
    const half = V.is("band") ? R - 2 : R * 0.78
    const grips = [
      () =>
        times(flutes, (i) => {
          const turn = (Math.PI * (i + 0.5)) / flutes
          const width = Math.max(2.5, ((R * 2) / flutes) * Math.sin(turn))
          return rect(cx - (R - 3) * Math.cos(turn) - width / 2, top + dome * 0.55, width, high, width / 2, fine, f)
        }),
      () =>
        `<path d="M${cx - R + 5} ${top + dome * 0.55 + high / 2}H${cx + R - 5}" fill="none" stroke="#0b0d11" stroke-opacity=".34" stroke-width="${high}" stroke-dasharray="1.4 3" stroke-linecap="butt"/>`,
      () => [
        rect(cx - 24, top - 32, 48, 26, 4, bold, f, "ink", "upright"),
        stroke(`M${cx - 9} ${top - 30}v22M${cx + 11} ${top - 30}v22`, fine, line)
      ]
    ]
    const bore = base * (0.24 + (o.thread - 0.7) * 0.6)
    const inlets = V.one("inlets", [6, 8, 5])
    return [
      grip === 2 ? (grips[2]?.() ?? "") : "",
      path(can, bold, f, "ink", "", "upright"),
      grip === 2 ? "" : (grips[grip]?.() ?? ""),
      label(V, cx - half, ly, 2 * half, lh, "Oil filter"),
      gloss(`M${cx - half} ${ly}h${2 * half}v${lh}h${-2 * half}Z`),
      stroke(`M${cx - half} ${ly}h${2 * half}M${cx - half} ${ly + lh}h${2 * half}`, fine, line),
      stroke(`M${cx - R + 3} ${bottom - 3}A${R} ${e} 0 0 0 ${cx + R - 3} ${bottom - 3}`, medium, line),
      stroke(can, bold),
      circle(bx, by, base, bold, "tint"),
      circle(bx, by, base * 0.84, 9, "none", V.is("seal") ? "#b8452a" : "rubber"),
      circle(bx, by, base * 0.73, medium, "mid"),
      holes(bx, by, base * 0.53, inlets, base * 0.085, -90, fine, "hole"),
      circle(bx, by, bore + 6, medium, "paper", "ink", "dome"),
      circle(bx, by, bore, medium, "hole"),
      ellipse(bx, by, bore - 5, bore - 5, fine, "none", "mid")
    ]
  }
)
