import { bold, ellipse, fill, fine, medium, part, path, pick, type Point, stroke, times, tone } from "../../pen/index.ts"

/** Wheel hub, three-quarter view with studs. */
export const hub = part(
  "hub",
  "Wheel hub",
  { bolts: pick(5, 4, 6, 8), finish: pick("raw", "black", "accent") },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", accent: "accent" })
    const n = o.bolts
    const cx = 220
    const st = Array.from({ length: n }, (_, i): Point => {
      const a = -Math.PI / 2 + (i * 2 * Math.PI) / n
      return [cx + 70 * Math.cos(a), 200 + 112 * Math.sin(a)]
    })
    const acc = o.finish === "accent" ? "paper" : "accent"
    return [
      path(`M${cx + 20} 90H330Q352 140 352 200T330 310H${cx + 20}Z`, bold, "tint"),
      tone(`M${cx + 20} 270H338L328 306H${cx + 20}z`, "mid"),
      ellipse(330, 200, 26, 110, bold),
      ellipse(334, 200, 14, 64, medium, "hole"),
      path(`M${cx} 48h26a98 152 0 0 1 0 304h-26Z`, bold, f),
      ellipse(cx, 200, 98, 152, bold, f),
      ellipse(cx, 200, 86, 136, fine, "none"),
      st.map(([x, y]) => [
        path(`M${x} ${y - 11}H${x - 62}a6 11 0 0 0 0 22H${x}Z`, medium, acc),
        stroke(
          times(6, (i) => `M${x - 58 + i * 9} ${y - 10}q-5 10 0 20`),
          fine
        )
      ]),
      path(`M${cx} 142H158a32 58 0 0 0 0 116H${cx}a36 58 0 0 0 0-116Z`, bold, f),
      path(`M158 162H118a18 38 0 0 0 0 76h40a22 38 0 0 0 0-76Z`, bold, "tint"),
      ellipse(118, 200, 18, 38, bold),
      ellipse(118, 200, 8, 17, medium, "mid")
    ]
  },
  [-22, 0]
)
