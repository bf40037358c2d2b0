import { bold, circle, fill, fine, fins, medium, mirrored, part, path, pick, stroke, text, times } from "../../pen/index.ts"

/** Returns top and bottom of the bowed opening at x. */
const opening = (x: number): [top: number, bottom: number] => {
  const bow = 10 * ((x - 200) / 158) ** 2
  return [133 + bow, 265 - bow]
}

const STYLES = {
  "egg-crate": { rows: 6, columns: 21, weight: 3.6 },
  bars: { rows: 6, columns: 5, weight: 5 },
  billet: { rows: 12, columns: 3, weight: 4.6 }
} as const

/** Radiator grille, front view, with the headlight bezels at its ends. */
export const grille = part(
  "grille",
  "Grille",
  { style: pick("egg-crate", "bars", "billet"), finish: pick("chrome", "black", "raw"), lamps: pick(4, 2) },
  (o) => {
    const f = fill(o.finish, { chrome: "paper", black: "black", raw: "tint" })
    const bars = o.finish === "black" ? "#6d737c" : "#ffffff"
    const { rows, columns, weight } = STYLES[o.style]
    const upright = (x: number) => {
      const [top, bottom] = opening(x)
      return `M${x} ${top}V${bottom}`
    }
    const lamp = (x: number, r: number) => [
      circle(x, 200, r + 7, bold, f),
      circle(x, 200, r - 2, medium, "tint"),
      circle(x, 200, r - 11, fine, "none"),
      stroke(`M${x - 9} ${202 + r * 0.2}l${r * 0.36} ${-r * 0.62}`, fine)
    ]
    return [
      path("M20 148Q18 132 36 130Q200 108 364 130Q382 132 380 148L376 250Q376 266 360 268Q200 290 40 268Q24 266 24 250Z", bold, f),
      path("M32 152Q32 144 42 142Q200 122 358 142Q368 144 368 152L365 246Q364 255 356 256Q200 277 44 256Q36 255 35 246Z", medium, "hole"),
      fins(42, 152, 358, 152, rows, 0, 94 / (rows - 1), weight, bars),
      stroke(
        times(columns, (i) => upright(50 + (i * 300) / (columns - 1))),
        weight,
        bars
      ),
      mirrored(200, o.lamps === 4 ? [lamp(66, 24), lamp(124, 24)] : lamp(78, 38)),
      path("M168 185H232L243 200L232 215H168L157 200Z", bold, "accent"),
      text("CAMBER", 200, 200, 12, "middle", 2.2, "#ffffff"),
      mirrored(200, [path("M108 272l5 24h26l3-21Z", medium, "mid"), circle(126, 287, 4, fine, "hole")])
    ]
  },
  [0, -2, 1.04]
)
