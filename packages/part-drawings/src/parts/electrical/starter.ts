import {
  type Ink,
  bold,
  BRASS,
  circle,
  fill,
  fine,
  group,
  medium,
  part,
  path,
  pick,
  rect,
  shine,
  stroke,
  text,
  tone
} from "../../pen/index.ts"

const bolt = (x: number, y: number): Ink => circle(x, y, 10, medium, "hole")
const ear = (x: number, y: number): Ink => [circle(x, y, 24, bold, "paper"), bolt(x, y)]

/** Drawings of the mounting: bolts through the nose, in line or staggered, or through the ears of a flange. */
const nose: Readonly<Record<"staggered" | "straight" | "two" | "three", Ink>> = {
  staggered: [bolt(162, 116), bolt(140, 272)],
  straight: [bolt(152, 116), bolt(152, 272)],
  two: [ear(150, 106), ear(150, 290)],
  three: [ear(150, 106), ear(150, 290), ear(112, 186)]
}

/** Starter motor with solenoid and pinion. */
export const starter = part(
  "starter",
  "Starter",
  {
    finish: pick("black", "raw", "chrome"),
    style: pick("mini", "full"),
    bolts: pick("staggered", "straight", "two", "three"),
    flexplate: pick("153 teeth", "168 teeth")
  },
  (o) => {
    const f = fill(o.finish, { black: "black", raw: "tint", chrome: "paper" })
    const x2 = o.style === "mini" ? 330 : 372
    const dk = o.finish === "black" ? "mid" : "mid"
    return group(
      `translate(200 200) rotate(-12) scale(${o.style === "mini" ? 1.02 : 0.93}) translate(${o.style === "mini" ? -182 : -202} -192)`,
      path("M30 196h54v56H30z", bold, "accent"),
      stroke("M30 206h54M30 216h54M30 227h54M30 238h54"),
      rect(18, 214, 14, 20, 2, medium, "tint"),
      rect(84, 208, 16, 32, 1, medium, "tint"),
      path("M96 182h20l14-72q2-12 14-12h26v200h-26q-14 0-18-14l-14-28H96Z", bold),
      nose[o.bolts],
      stroke("M118 190l16 74M166 104v190", fine),
      path(`M170 176H${x2}q12 0 12 12v84q0 12-12 12H170Z`, bold, f),
      tone(`M172 252H${x2 + 8}v18q0 10-10 10H172z`, dk),
      stroke(`M${x2 - 30} 176v108M190 176v108`),
      stroke(`M206 196H${x2 - 44}`, fine),
      circle(x2 - 14, 230, 9, medium, "tint"),
      text(o.flexplate.slice(0, 3), (x2 + 160) / 2, 232, 34, "middle", 4.4),
      path("M170 98h104q10 0 10 10v58H170Z", bold, f),
      tone("M172 144h110v20H172z", dk),
      stroke("M190 98v68", fine),
      o.finish === "chrome" ? shine(206, 264, 0.9) + shine(214, 140) : "",
      path("M284 104h22q8 0 8 8v42q0 8-8 8h-22Z", medium, "hole"),
      rect(314, 112, 20, 12, 1, medium, BRASS),
      rect(314, 142, 20, 12, 1, medium, BRASS),
      stroke("M321 112v12M327 112v12M321 142v12M327 142v12", fine)
    )
  }
)
