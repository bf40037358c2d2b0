import {
  bold,
  centreLine,
  circle,
  fine,
  group,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  thread,
  times,
  tone,
  tube
} from "../../pen/index.ts"

/** Rack and pinion on the slant: housing, bellows, tie rods, pinion shaft. */
export const steeringRack = part(
  "steering-rack",
  "Steering rack",
  { type: pick("manual", "power"), finish: pick("raw", "black") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const bel = (x: number, d: number) => {
      let p = `M${x} 182`
      for (let i = 0; i < 6; i++) p += `q${d * 5} -${16 - i} ${d * 10} 0`
      let q = `L${x + d * 60} 218`
      for (let i = 0; i < 6; i++) q += `q${-d * 5} ${11 + i} ${-d * 10} 0`
      return [
        path(p + q + "Z", bold, "accent"),
        stroke(
          times(5, (i) => `M${x + d * (10 + i * 10)} 184v32`),
          fine
        )
      ]
    }
    const tie = (x: number, d: number) => [
      rect(d > 0 ? x : x - 60, 193, 60, 14, 2),
      thread(d > 0 ? x + 20 : x - 60, d > 0 ? x + 60 : x - 20, 200, 7, 6),
      rect(d > 0 ? x + 44 : x - 58, 186, 14, 28, 1, medium, "tint"),
      circle(x + d * 72, 200, 18, bold, "tint"),
      circle(x + d * 72, 200, 9),
      rect(x + d * 72 - 5, 214, 10, 34, 1),
      rect(x + d * 72 - 9, 232, 18, 10, 1, medium, "tint")
    ]
    return group(
      "translate(200 206) rotate(-36) scale(.86) translate(-200 -200)",
      centreLine(-46, 200, 446, 200),
      tie(44, -1),
      tie(356, 1),
      path("M232 178l14-76q2-8 10-8h24q8 0 10 8l10 76Z", bold, f),
      rect(250, 72, 36, 24, 2),
      rect(259, 28, 18, 44, 2),
      stroke("M264 30v36M268 30v36M272 30v36", fine),
      rect(102, 176, 200, 48, 6, bold, f),
      tone("M106 208h192v12H106z", "mid"),
      [128, 200].map((x) => path(`M${x - 6} 168h34v64h-34z`)),
      rect(240, 216, 50, 34, 4, bold, f),
      rect(252, 250, 26, 12, 2),
      o.type === "power"
        ? [
            tube("M250 110C220 110 200 130 200 150T170 172", 9, "paper", 2.4),
            tube("M250 126C230 130 226 150 210 160T150 172", 9, "paper", 2.4)
          ]
        : "",
      bel(102, -1),
      bel(302, 1)
    )
  },
  [-6, -2, 0.97]
)
