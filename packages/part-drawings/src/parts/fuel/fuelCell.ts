import { bold, ellipse, fill, fine, isometric, medium, num, part, path, pick, type Point, polygon, stroke } from "../../pen/index.ts"

/** Fuel cell: can, flange straps, fill plate with bolt ring. */
export const fuelCell = part(
  "fuel-cell",
  "Fuel cell",
  { gallons: num(5, 32, 22), colour: pick("accent", "black", "red", "silver") },
  (o) => {
    const f = fill(o.colour, { accent: "accent", black: "black", red: "#c8281e", silver: "tint" })
    const h = 74 + (o.gallons - 5) * 2.8
    const a = 186
    const b = 176
    const oy = 196 - h * 0.5
    const P = (x: number, y: number, z: number) => isometric(x - a / 2, y - b / 2, z, 200, oy)
    const top = [P(0, 0, 0), P(a, 0, 0), P(a, b, 0), P(0, b, 0)]
    const L = [P(0, b, 0), P(a, b, 0), P(a, b, -h), P(0, b, -h)]
    const Rr = [P(a, 0, 0), P(a, b, 0), P(a, b, -h), P(a, 0, -h)]
    const s = (q: readonly Point[]) => polygon(q)
    const st = (u: number) => s([P(u, b, 0), P(u + 16, b, 0), P(u + 16, b, -h), P(u, b, -h)])
    const st2 = (u: number) => s([P(a, u, 0), P(a, u + 16, 0), P(a, u + 16, -h), P(a, u, -h)])
    const [cx, cy] = P(a / 2, b / 2, 0)
    let d = ""
    for (let i = 0; i < 24; i++) {
      const t = (i * 15 * Math.PI) / 180
      d += `M${cx + 74 * Math.cos(t)} ${cy + 43 * Math.sin(t)}h.01`
    }
    return [
      polygon(L, bold, f),
      polygon(Rr, bold, f),
      polygon(Rr, 0, "hole", "ink", ' fill-opacity=".25"'),
      polygon(top, bold, f),
      st(34),
      st(140),
      st2(30),
      st2(132),
      polygon(L, bold, "none"),
      polygon(Rr, bold, "none"),
      polygon(top, bold, "none"),
      ellipse(cx, cy, 84, 49, bold),
      stroke(d, 6),
      ellipse(cx, cy, 62, 36, fine, "tint"),
      path(`M${cx - 38} ${cy + 4}v-16a34 20 0 0 1 68 0v16a34 20 0 0 1-68 0Z`, medium, "mid"),
      ellipse(cx - 4, cy - 12, 34, 20),
      path(`M${cx - 32} ${cy - 12}l56 0`, 5, "none", o.colour === "accent" ? "ink" : "accent"),
      path(`M${cx + 42} ${cy + 8}v-22h14v22`, medium, "#2a62b5"),
      path(`M${cx - 8} ${cy + 36}v-12h14v12`, medium, "#2a62b5")
    ]
  }
)
