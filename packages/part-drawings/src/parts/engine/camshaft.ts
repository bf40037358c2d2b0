import { bold, centreLine, circle, fine, medium, num, part, path, pick, polar, rect, rotate, stroke, tone } from "../../pen/index.ts"

/** Direction of each lobe in this view, from up (1) to down (-1). */
const LOBES = [1, -0.6, 0.3, -1, 0.8, -0.3, 0.5, 1, -1, 0.6, -0.8, 0.2]

/** Camshaft on the slant with a lobe profile; `lift` raises the nose of the lobe, `lsa` turns the second lobe. */
export const camshaft = part(
  "camshaft",
  "Camshaft",
  { lift: num(400, 700, 520), lsa: num(104, 116, 110), lifter: pick("flat", "roller") },
  (o) => {
    const e = 10 + (o.lift - 400) / 16
    const jr = 34
    const lob = (x: number, k: number) => {
      const up = k * e
      return [
        rect(x, 200 - 27 - Math.max(up, 0), 19, 54 + Math.abs(up), 4, medium, "tint"),
        stroke(`M${x + 13} ${204 - 27 - Math.max(up, 0)}v${46 + Math.abs(up)}`, fine)
      ]
    }
    const jour = (x: number) => [rect(x, 200 - jr, 20, jr * 2, 2, bold), tone(`M${x + 3} ${200 + jr * 0.4}h14v${jr * 0.6 - 3}h-14z`)]
    const shaft = rotate(
      -38,
      200,
      200,
      centreLine(-44, 200, 444, 200),
      rect(-6, 182, 410, 36, 3, bold),
      tone("M0 206h400v10H0z"),
      [2, 112, 222, 332].map(jour),
      [0, 1, 2].map((i) => [28, 49, 71, 91].map((x, j) => lob(x + i * 110, LOBES[i * 4 + j] ?? 0))),
      path("M352 176h20l4 6v36l-4 6h-20Z", medium, "mid"),
      stroke("M358 177v46M364 177v46M370 180v40", fine),
      rect(376, 170, 14, 60, 2, bold),
      rect(390, 186, 22, 28, 3, medium, "tint"),
      rect(-22, 186, 16, 28, 3, medium, "tint")
    )
    const x = 300
    const y = 298
    const R = 38
    const n = R + e * 1.5
    const nose = o.lifter === "roller" ? 17 : 11
    const prof = (a: number) => {
      const [p, q] = polar(x, y, R, a + 115)
      const [u, v] = polar(x, y, R, a - 115)
      const c = polar(x, y, n - nose, a)
      const [k, l] = polar(...c, nose, a + 70)
      const [m, w] = polar(...c, nose, a - 70)
      const s = polar(x, y, R * 1.06, a + 62)
      const t = polar(x, y, R * 1.06, a - 62)
      return `M${p} ${q}Q${s.join(" ")} ${k} ${l}A${nose} ${nose} 0 0 0 ${m} ${w}Q${t.join(" ")} ${u} ${v}A${R} ${R} 0 0 0 ${p} ${q}Z`
    }
    const h = ((o.lsa - 90) / 2) * 2.2
    return [
      shaft,
      path(prof(-90 + h), medium, "tint"),
      path(prof(-90 - h), bold, "accent"),
      circle(x, y, 15),
      centreLine(x - 62, y, x + 62, y),
      centreLine(x, y - 84, x, y + 58)
    ]
  },
  [0, -2, 0.93]
)
