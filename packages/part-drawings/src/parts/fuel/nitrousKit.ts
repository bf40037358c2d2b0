import {
  BRASS,
  type Color,
  type Ink,
  PAINT,
  at,
  bold,
  circle,
  fill,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  text,
  times,
  tone
} from "../../pen/index.ts"

/** Nitrous kit: bottle, two solenoids and the injector plate, joined by braided line. */
export const nitrousKit = part(
  "nitrous-kit",
  "Nitrous kit",
  { colour: pick("accent", "blue", "black", "silver"), size: pick(10, 5, 15), type: pick("plate", "nozzle", "port") },
  (o) => {
    const f = fill(o.colour, { accent: "accent", blue: PAINT.blue, black: "black", silver: "tint" })
    const h = { 5: 190, 10: 226, 15: 250 }[o.size]
    const bottom = 372
    const top = bottom - h
    const solenoid = (x: number, y: number, colour: Color): Ink => [
      rect(x - 26, y + 44, 52, 28, 3, bold, BRASS),
      rect(x - 32, y - 8, 64, 54, 6, bold, "black"),
      rect(x - 32, y + 8, 64, 20, 0, medium, colour),
      stroke(`M${x - 12} ${y - 8}Q${x - 16} ${y - 34} ${x - 34} ${y - 36}M${x + 4} ${y - 8}Q${x + 2} ${y - 40} ${x - 26} ${y - 50}`, 3)
    ]
    return [
      stroke(`M108 ${top - 12}H176C206 ${top - 12} 206 184 236 184H348M268 190V246M348 190V246`, 9),
      stroke(`M108 ${top - 12}H176C206 ${top - 12} 206 184 236 184H348M268 190V246M348 190V246`, 3, "tint"),
      path(
        `M36 ${top + 56}Q36 ${top + 20} 76 ${top}H108Q148 ${top + 20} 148 ${top + 56}V${bottom - 20}Q148 ${bottom} 128 ${bottom}H56Q36 ${bottom} 36 ${bottom - 20}Z`,
        bold,
        f
      ),
      tone(
        `M118 ${top + 14}Q143 ${top + 34} 143 ${top + 58}V${bottom - 22}Q143 ${bottom - 6} 128 ${bottom - 5}H118Z`,
        o.colour === "silver" ? "mid" : "hole"
      ),
      rect(46, bottom - h * 0.55, 92, h * 0.3, 2, medium),
      text("N20", 92, bottom - h * 0.4, 34, "middle", 5),
      rect(76, top - 30, 32, 34, 2, bold, BRASS),
      rect(56, top - 52, 72, 22, 10, bold, "tint"),
      solenoid(268, 120, "accent"),
      solenoid(348, 120, PAINT.blue),
      o.type === "plate"
        ? [
            path("M196 250H380V366H196Z", bold, "tint"),
            at(
              [
                [248, 284],
                [328, 284],
                [248, 334],
                [328, 334]
              ],
              (x, y) => circle(x, y, 21, bold, "hole")
            ),
            stroke("M204 309H372", 7),
            stroke("M204 309H372", 3, "accent")
          ]
        : times(o.type === "port" ? 4 : 2, (i) => {
            const x = (o.type === "port" ? 212 : 256) + i * (o.type === "port" ? 44 : 80)
            return `${rect(x - 12, 268, 24, 40, 2, bold, BRASS)}${path(`M${x - 9} 308H${x + 9}V346L${x} 366L${x - 9} 346Z`, bold, "tint")}`
          })
    ]
  },
  [-7, -6]
)
