import { bold, dimension, fill, fine, fins, medium, num, part, path, pick, rect, shine, stroke, times } from "../../pen/index.ts"

/** Crossflow aluminium radiator, front view. rows thickens the tubes; inlet side; core width. */
export const radiator = part(
  "radiator",
  "Radiator",
  { inlet: pick("left", "right"), rows: num(1, 4, 2), finish: pick("raw", "black", "polished"), width: num(22, 31, 26) },
  (o) => {
    const w = 176 + (o.width - 22) * 6
    const x = 200 - w / 2
    const y = 84
    const h = 210
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    const t = 40
    const n = 11 - Math.round(o.rows)
    const st = h / n
    const core = times(n, (i) => `M${x + 5} ${y + st * (i + 0.5)}H${x + w - 4}`)
    const tank = (q: number, d: number) => [
      path(`M${q} ${y - 12}h${t}v${h + 24}h-${t}z`, bold, f),
      path(`M${q + (d < 0 ? 0 : t - 12)} ${y - 9}h12v${h + 18}h-12z`, 0, d < 0 ? "none" : "mid"),
      stroke(`M${q + (d < 0 ? 12 : t - 12)} ${y - 8}v${h + 16}`, fine)
    ]
    const left = o.inlet === "left"
    const up = left ? x - t - 24 : x + w + t - 2
    const dn = left ? x + w + t - 2 : x - t - 24
    const cap = left ? x + w + t / 2 : x - t / 2
    const neck = (q: number, v: number) => [rect(q, v, 26, 38, 3, bold), stroke(`M${q + 8} ${v}v38M${q + 18} ${v}v38`, fine)]
    return [
      path(`M${x} ${y}h${w}v${h}h-${w}z`, bold),
      stroke(core, st - 7, "ink", ' stroke-dasharray="1.2 4.4" stroke-linecap="butt" stroke-opacity=".7"'),
      fins(x, y + st, x + w, y + st, n - 1, 0, st, medium + o.rows * 0.6),
      rect(x - 2, y - 10, w + 4, 13, 0, medium, f),
      rect(x - 2, y + h - 3, w + 4, 13, 0, medium, f),
      neck(up, y + 8),
      neck(dn, y + h - 50),
      tank(x - t, -1),
      tank(x + w, 1),
      path(`M${cap - 12} ${y - 12}v-14h24v14z`),
      path(`M${cap - 26} ${y - 24}h52v-8l-9-9h-34l-9 9z`, bold, "accent"),
      rect(x - t + 5, y + h + 12, 26, 12, 2, medium, "tint"),
      rect(x + w + t - 31, y + h + 12, 26, 12, 2, medium, "tint"),
      o.finish === "polished" ? shine(x - t + 8, y + 130, 0.8) + shine(x + w + 8, y + 90, 0.8) : "",
      dimension(x, 360, x + w, 360, `${o.width}"`, 44)
    ]
  },
  undefined,
  [-1, 20, 1]
)
