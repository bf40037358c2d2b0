import {
  bold,
  centreLine,
  fill,
  fine,
  part,
  path,
  pick,
  rect,
  spring,
  stroke,
  tone,
  type Ink,
  circle,
  group,
  medium,
  rotate
} from "../../pen/index.ts"

/** Valve, spring, retainer and keepers. */
export const valveTrain = part(
  "valve-train",
  "Valve & spring",
  { valve: pick("intake", "exhaust"), spring: pick("single", "dual", "beehive"), colour: pick("accent", "blue", "silver", "black") },
  (o) => {
    const f = fill(o.colour, { accent: "accent", blue: "#2a62b5", silver: "tint", black: "black" })
    const R = o.valve === "intake" ? 104 : 82
    const [b, q] = spring(200, 84, 214, 58, 6, 16, f, 3.6)
    const [b2, q2] = spring(200, 90, 214, 32, 7, 9, "mid", 2.4)
    return [
      centreLine(200, 12, 200, 392),
      o.spring === "beehive" ? "" : b,
      o.spring === "dual" ? b2 : "",
      rect(191, 22, 18, 260, 3, bold),
      tone("M201 26h5v250h-5z", "mid"),
      o.spring === "dual" ? q2 : "",
      o.spring === "beehive"
        ? (() => {
            const [x, y] = spring(200, 84, 140, 46, 3, 15, f, 3.6, false)
            const [u, w] = spring(200, 140, 214, 60, 4.5, 16, f, 3.6)
            return [x, u, y, w]
          })()
        : q,
      path("M130 62H270L262 84Q200 92 138 84Z", bold, "tint"),
      path("M174 44h52l8 18h-68Z", bold),
      stroke("M200 44v18"),
      path("M126 224H274V240H126Z", bold),
      path("M168 240h64v38q-32 8-64 0Z", bold, "tint"),
      path(`M190 276Q190 326 ${200 - R} 352V364L${200 - R + 14} 376H${200 + R - 14}L${200 + R} 364V352Q210 326 210 276Z`, bold),
      path(`M212 300Q220 332 ${200 + R - 8} 354v8l-12 11H250Q230 340 212 300z`, 0, "tint"),
      stroke(`M${200 - R} 364H${200 + R}`),
      rect(191, 26, 18, 4, 0, fine, "hole")
    ]
  }
)

/** A row of pushrods on the slant with ball ends. */
export const pushrods = part(
  "pushrod-set",
  "Pushrods",
  { dia: pick("5/16", "3/8") },
  (o) => {
    const r = o.dia === "3/8" ? 15 : 12
    const rod = (x: number): Ink => [
      rect(x - r, 20, 2 * r, 360, 3, bold, "tint"),
      tone(`M${x + 3} 24h${r - 5}v352h${5 - r}z`, "mid"),
      path(`M${x - r} 44h${2 * r}M${x - r} 356h${2 * r}`, medium),
      circle(x, 16, r + 3, bold, "accent"),
      circle(x, 16, 3.5, fine, "hole"),
      circle(x, 384, r + 3, bold, "accent")
    ]
    return rotate(
      38,
      200,
      200,
      [104, 152, 200, 248, 296].map((x, i) => group(`translate(0 ${(i - 2) * 14})`, rod(x)))
    )
  },
  [0, 0, 0.71]
)
