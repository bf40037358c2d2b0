import {
  bold,
  centreLine,
  circle,
  fill,
  fine,
  group,
  type Ink,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  shine,
  stroke,
  tone
} from "../../pen/index.ts"

/** Steering column on the slant: lower shaft, tube, bowl with the turn signal, splined top; length in inches. */
export const steeringColumn = part(
  "steering-column",
  "Steering column",
  { style: pick("tilt", "straight"), shift: pick("floor", "column"), finish: pick("raw", "black", "chrome"), length: num(28, 36, 33) },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", chrome: "paper" })
    const shade = o.finish === "black" ? "hole" : "mid"
    // A longer column extends farther to the lower left. The drawing is moved back by half of that length, so that it stays centered.
    const left = 52 - (o.length - 33) * 6
    const lever = (d: string, knob: Ink) => [stroke(d, 13), stroke(d, 5, "paper"), knob]
    const signal = lever("M318 168C314 130 300 104 284 78", circle(280, 68, 15, medium, "accent"))
    const shifter = lever("M282 226C270 270 240 300 206 318", circle(196, 323, 21, bold, "accent"))
    const tilt = [
      stroke("M262 172Q256 200 262 228M276 170Q270 200 276 230", medium),
      lever("M300 232L286 286", path("M278 282h17v24h-17z", medium, "black"))
    ]
    return group(
      `translate(198 206) rotate(-40) scale(.92) translate(${(o.length - 33) * 3 - 190} -200)`,
      centreLine(left - 106, 200, 450, 200),
      signal,
      o.shift === "column" ? shifter : "",
      rect(left - 84, 189, 76, 22, 2, bold),
      stroke(`M${left - 82} 196h40M${left - 82} 204h40`, fine),
      path(`M${left - 12} 172h16l8 6v44l-8 6h-16Z`, medium, "mid"),
      rect(left, 170, 262 - left, 60, 3, bold, f),
      tone(`M${left + 4} 212H258V227H${left + 4}z`, shade),
      o.finish === "chrome" ? shine(left + 24, 206, 0.9) + shine(200, 206, 0.9) : "",
      path("M112 162h40v10h-40zM112 228h40v10h-40z", medium, "tint"),
      path("M106 238H158L166 262H98Z", bold, "accent"),
      circle(114, 251, 4.5, fine, "hole"),
      circle(150, 251, 4.5, fine, "hole"),
      path("M252 164H292Q314 160 328 144H352V256H328Q314 240 292 236H252Z", bold, f),
      tone("M256 218H296Q316 222 330 238H348V253H329Q315 236 293 233H256z", shade),
      stroke("M330 146V254", medium),
      o.style === "tilt" ? tilt : stroke("M262 166V234", fine),
      path("M308 256l4 14h14l4-14Z", medium, "mid"),
      path("M352 164h18l8 14v44l-8 14h-18Z", medium, "tint"),
      rect(378, 183, 38, 34, 2, bold),
      stroke("M381 190h32M381 196.5h32M381 203.5h32M381 210h32", fine),
      rect(416, 189, 16, 22, 2, medium, "tint")
    )
  }
)
