import { bold, circle, type Colour, dimension, fine, group, num, part, path, stroke } from "../../pen/index.ts"

const PLATE =
  "M-128 34V2q0-12 14-12h10v-22q4-16 22-24Q0-92 82-56q18 8 22 24v22h10q14 0 14 12v32h-24v36q0 14-18 10Q0 62-86 80q-18 4-18-10V34Z"
const FRICTION = "M-88 54V-30q2-8 12-13Q0-72 76-43q10 5 12 13V54q0 6-8 5Q0 44-80 59q-8 1-8-5Z"
const TEXTURE =
  "M-68 -14l6 4M-40 -34l5 5M-30 10l6-3M-60 30l5 4M-18 -22l6 2M22 -38l5 4M34 6l6-4M58 -18l5 4M66 32l5-3M44 36l5 4M24 -8l4 5M-36 -8l4 3M62 8l5 3M-74 8l5 3M-20 36l5-3M20 26l5 3"
/** Friction block colour of compound 1 (mild) to 6 (fierce). */
const COMPOUNDS: readonly Colour[] = ["tint", "mid", "accent", "#c8281e", "#2a62b5", "black"]

/** Brake pad set: one pad facing, one behind. compound 1-6 tones the friction block. */
export const brakePads = part(
  "brake-pads",
  "Brake pads",
  { compound: num(1, 6, 3), slots: num(0, 2, 1), length: num(3, 8, 5.81) },
  (o) => {
    const f = COMPOUNDS[Math.round(o.compound) - 1] ?? "accent"
    const slots = [[], [0], [-30, 30]][Math.round(o.slots)] ?? []
    const back = group(
      "translate(216 130)",
      path(PLATE, bold, "tint"),
      path("M-128 34h24M128 34h-24", fine),
      circle(-60, -10, 30),
      circle(60, -10, 30),
      circle(-60, -10, 20, fine),
      circle(60, -10, 20, fine),
      circle(-114, 12, 5, fine),
      circle(114, 12, 5, fine)
    )
    const front = group(
      "translate(184 252)",
      path(PLATE, bold),
      path(FRICTION, 0, "mid", "ink", ' transform="translate(4 5)"'),
      path(FRICTION, bold, f),
      stroke(TEXTURE, fine),
      slots.map((x) => path(`M${x - 5} -62V50h10V-62Z`)),
      circle(-114, 12, 5),
      circle(114, 12, 5)
    )
    return [back, front, dimension(56, 358, 312, 358, `${o.length}"`, 66)]
  },
  undefined,
  [-1, 6, 1.1]
)
