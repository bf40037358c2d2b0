import { bold, centreLine, circle, fill, fine, group, medium, num, part, path, pick, rect, stroke, text, tone } from "../../pen/index.ts"

/** Shock absorber on the slant: eyelets, rod, body, valving code. */
export const shock = part(
  "shock",
  "Shock absorber",
  { stroke: num(5, 9, 7), body: pick("steel", "alum", "black", "accent"), compression: num(2, 9, 5), rebound: num(2, 9, 3) },
  (o) => {
    const f = fill(o.body, { steel: "tint", alum: "paper", black: "black", accent: "accent" })
    const s = (o.stroke - 7) * 8
    const t = 42 - s
    const eye = (y: number) => [circle(200, y, 30, bold, "tint"), circle(200, y, 18), circle(200, y, 8, medium, "hole")]
    return group(
      `translate(${s * 0.3} ${s * -0.45}) rotate(34 200 200) translate(0 ${s * 0.5}) translate(${200 - 200 * (1 - Math.max(0, s) * 0.003)} 0) scale(${1 - Math.max(0, s) * 0.003})`,
      centreLine(200, -40 - s, 200, 440),
      rect(189, t, 22, 150, 0, bold),
      stroke(`M196 ${t + 30}v100`, fine),
      path(`M164 ${150 - s * 0.2}h72l6 16h-84Z`, medium, "hole"),
      path(`M154 166q0-8 8-8h76q8 0 8 8v170q0 14-14 14h-64q-14 0-14-14Z`, bold, f),
      tone(`M222 164h20v172q0 10-10 10h-10z`, o.body === "black" || o.body === "accent" ? "hole" : "mid"),
      o.body === "accent" ? rect(222, 162, 22, 186, 0, 0, "accent") : "",
      rect(154, 180, 92, 8, 0, medium, "tint"),
      path("M160 210h80v86h-80z"),
      rect(160, 210, 80, 20, 0, medium, o.body === "accent" ? "ink" : "accent"),
      text(`${Math.round(o.compression)}-${Math.round(o.rebound)}`, 200, 264, 36, "middle", 4.5),
      path("M180 350h40v16h-40z", medium, "tint"),
      path(`M178 ${t}h44v-16h-44z`, medium, "tint"),
      eye(388),
      eye(t - 38)
    )
  },
  [-2, 0, 0.92]
)
