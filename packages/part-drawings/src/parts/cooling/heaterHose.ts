import { bold, ellipse, part, pick, rect, stroke, tube } from "../../pen/index.ts"

/** Heater hose: a tied coil seen face-on with a straight end. */
export const heaterHose = part(
  "heater-hose",
  "Heater hose",
  { dia: pick("5/8", "3/4"), cover: pick("rubber", "braided") },
  (o) => {
    const w = o.dia === "3/4" ? 36 : 30
    const f = o.cover === "rubber" ? "black" : "paper"
    const stripe = (d: string): string =>
      stroke(
        d,
        o.cover === "rubber" ? 2.5 : w - 12,
        o.cover === "rubber" ? "accent" : "ink",
        o.cover === "rubber" ? "" : ' stroke-linecap="butt" stroke-dasharray="1.6 6"'
      )
    const loop = (ry: number, y: number): string => `M56 ${y}A144 ${ry} 0 1 0 344 ${y}A144 ${ry} 0 1 0 56 ${y}`
    const coil = [236, 206, 176, 146].map((y) => tube(loop(86, y), w, f, 4.5) + stripe(loop(86, y)))
    return [
      coil,
      tube("M344 146V300C344 346 330 360 290 362", w, f, 4.5),
      stripe("M344 146V300C344 346 330 360 290 362"),
      ellipse(288, 362, 7, w / 2 - 3, bold, "hole"),
      [
        [130, 210],
        [248, 216]
      ].map(([x = 0, y = 0]) => [rect(x, y, 22, 122, 6, bold, "accent"), stroke(`M${x} ${y + 34}h22`)])
    ]
  },
  [1, -10]
)
