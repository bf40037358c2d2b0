import {
  bold,
  circle,
  fill,
  fine,
  foreshortened,
  medium,
  num,
  part,
  path,
  pick,
  polar,
  rect,
  rotate,
  stroke,
  text,
  thread,
  times,
  tone
} from "../../pen/index.ts"

/** Name, unit and scale of each function. */
const SCALES = {
  oil: ["OIL", "PSI", [0, 25, 50, 75, 100]],
  water: ["WATER", "°F", [100, 160, 220, 280]],
  fuel: ["FUEL", "PSI", [0, 5, 10, 15]],
  volts: ["VOLTS", "", [8, 12, 16, 18]],
  boost: ["BOOST", "PSI", [0, 10, 20, 30]],
  speed: ["MPH", "", [0, 40, 80, 120, 160]],
  tach: ["RPM", "×1000", [0, 2, 4, 6, 8, 10]]
} as const satisfies Record<string, readonly [string, string, readonly number[]]>

/** Round gauge. Options: function, face, needle position from 0 to 1 (`value`) and bezel. */
export const gauge = part(
  "gauge",
  "Gauge",
  {
    function: pick("oil", "water", "fuel", "volts", "boost", "speed", "tach"),
    face: pick("white", "black", "silver"),
    bezel: pick("black", "chrome"),
    value: num(0, 1, 0.62)
  },
  (o) => {
    const [n, u, sc] = SCALES[o.function]
    const x = 200
    const y = 200
    const R = 158
    const f = fill(o.face, { white: "paper", black: "#15181d", silver: "tint" })
    const c = o.face === "black" ? "#f4f2ee" : "ink"
    const a0 = 135
    const sw = 270
    const k = (sc.length - 1) * 5
    const tick = (major: boolean, r1: number) =>
      times(k + 1, (i) =>
        (i % 5 === 0) === major ? `M${polar(x, y, 118, a0 + (sw * i) / k).join(" ")}L${polar(x, y, r1, a0 + (sw * i) / k).join(" ")}` : ""
      )
    const na = a0 + sw * o.value
    const arc = (a: number, b: number) => `M${polar(x, y, 122, a).join(" ")}A122 122 0 0 1 ${polar(x, y, 122, b).join(" ")}`
    const face = [
      circle(x, y, R, bold, o.bezel === "black" ? "black" : "tint"),
      o.bezel === "chrome" ? stroke("M96 108A140 140 0 0 1 160 66M300 296A144 144 0 0 1 240 336", 7, "paper") : "",
      circle(x, y, R - 12, fine, "none"),
      circle(x, y, R - 22, bold, f),
      stroke(arc(a0 + sw * 0.82, a0 + sw), 8, "accent", ' stroke-linecap="butt"'),
      stroke(tick(true, 100), 5, c),
      stroke(tick(false, 109), 2, c),
      sc.map((s, i) => text(s, ...polar(x, y, 80, a0 + (sw * i) / (sc.length - 1)), Math.max(...sc) > 99 ? 16 : 20, "middle", 2.6, c)),
      text(n, x, 284, 19, "middle", 2.6, c),
      u ? text(u, x, 308, 13, "middle", 1.8, c) : "",
      rotate(na, x, y, path(`M${x - 34} ${y - 5}L${x + 106} ${y - 1.6}V${y + 1.6}L${x - 34} ${y + 5}Z`, 2, "accent", "accent")),
      circle(x, y, 17, medium, o.face === "black" ? "mid" : "hole"),
      circle(x, y, 5, fine)
    ]
    return [
      path("M300 92H356Q380 200 356 308H300Z", bold, o.bezel === "black" ? "black" : "tint"),
      tone("M306 250H364L353 303H306Z", o.bezel === "black" ? "hole" : "mid"),
      [160, 240].map((s) => [rect(362, s - 9, 44, 18, 2, bold, "tint"), thread(376, 404, s, 9, 6)]),
      foreshortened(x, 0.92, face)
    ]
  },
  [-29, 1]
)
