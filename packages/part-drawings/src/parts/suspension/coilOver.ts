import {
  bold,
  centreLine,
  circle,
  fill,
  fine,
  line,
  medium,
  num,
  PAINT,
  part,
  path,
  pick,
  rect,
  rotate,
  spring,
  threadVertical,
  tone
} from "../../pen/index.ts"

/** Coil-over shock, drawn on the slant. A longer stroke shows more of the rod. */
export const coilOver = part(
  "coil-over",
  "Coil-over shock",
  {
    stroke: num(5, 9, 7),
    coils: num(6, 12, 8),
    body: pick("alum", "steel", "black"),
    colour: pick("accent", "black", "silver", "red", "blue", "green", "yellow")
  },
  (o) => {
    const bf = fill(o.body, { alum: "paper", steel: "tint", black: "black" })
    const s = (o.stroke - 7) * 5
    const top = 70 - s
    const [b, f] = spring(200, top + 14, 272, 52, o.coils, 17, PAINT[o.colour], 4)
    const eye = (y: number) => [circle(200, y, 25, bold, "tint"), circle(200, y, 14), circle(200, y, 7, fine, "hole")]
    return rotate(
      32,
      200,
      200,
      centreLine(200, -14 - s, 200, 412),
      b,
      rect(192, 30 - s, 16, 150, 0, medium, "tint"),
      rect(172, 150, 56, 190, 4, bold, bf),
      tone("M211 153h14v184h-14z", "mid"),
      threadVertical(155, 300, 200, 28, 8),
      f,
      path(`M186 ${top - 38}h28v18h-28z`),
      rect(142, top - 18, 116, 18, 4, bold, "tint"),
      line(160, top - 9, 240, top - 9, fine),
      rect(140, 284, 120, 15, 3, bold, "tint"),
      rect(148, 302, 104, 13, 3, medium, "mid"),
      threadVertical(300, 304, 200, 40, 3),
      rect(180, 338, 40, 20, 3, medium, bf),
      eye(374),
      eye(top - 52),
      circle(236, 340, 9, medium, "accent")
    )
  }
)
