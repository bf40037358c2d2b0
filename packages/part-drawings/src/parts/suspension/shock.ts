import {
  bold,
  centreLine,
  circle,
  fill,
  fine,
  formed,
  gloss,
  group,
  medium,
  num,
  part,
  path,
  pick,
  PRINT,
  rect,
  stroke,
  text
} from "../../pen/index.ts"

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
      formed("M154 166q0-8 8-8h76q8 0 8 8v170q0 14-14 14h-64q-14 0-14-14Z", "upright", f),
      rect(154, 180, 92, 8, 0, medium, "tint", "ink", "upright"),
      // The label wraps around the body, so the body's highlight is also drawn over the print.
      path("M154 210h92v86h-92z", 0, "card"),
      rect(154, 210, 92, 20, 0, 0, o.body === "accent" ? "ink" : "accent"),
      text(`${Math.round(o.compression)}-${Math.round(o.rebound)}`, 200, 264, 36, "middle", 4.5, PRINT.dark),
      gloss("M154 210h92v86h-92z"),
      stroke("M154 210h92M154 230h92M154 296h92"),
      rect(180, 350, 40, 16, 0, medium, "tint", "ink", "upright"),
      rect(178, t - 16, 44, 16, 0, medium, "tint", "ink", "upright"),
      eye(388),
      eye(t - 38)
    )
  },
  [-2, 0, 0.92]
)
