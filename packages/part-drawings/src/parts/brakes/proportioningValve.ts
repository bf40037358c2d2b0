import {
  BRASS,
  type Ink,
  bold,
  circle,
  fine,
  fins,
  medium,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  text,
  thread,
  threadVertical,
  tone
} from "../../pen/index.ts"

/** Brake proportioning valve: block with knob or lever, ports at both ends; or the combination block. */
export const proportioningValve = part(
  "proportioning-valve",
  "Proportioning valve",
  { type: pick("knob", "lever", "combination"), finish: pick("black", "raw") },
  (o) => {
    const f = o.type === "combination" ? BRASS : o.finish === "black" ? "black" : "tint"
    const port = (x: number, y: number, angle: number): Ink =>
      rotate(angle, x, y, [
        rect(x - 4, y - 24, 46, 48, 2, bold, BRASS),
        thread(x + 2, x + 42, y, 23, 8),
        rect(x + 42, y - 8, 22, 16, 2, medium, "hole")
      ])
    const top =
      o.type === "knob"
        ? [
            rect(186, 110, 28, 70, 2, bold, "tint"),
            threadVertical(120, 170, 200, 14, 8),
            path("M132 36Q132 24 146 24H254Q268 24 268 36V112Q268 124 254 124H146Q132 124 132 112Z", bold, "accent"),
            fins(150, 28, 150, 120, 8, 14.5, 0, medium)
          ]
        : o.type === "lever"
          ? [
              path("M156 130Q156 92 200 92T244 130V184H156Z", bold, "tint"),
              path("M190 110L292 22Q312 12 322 28Q328 42 314 52L214 128Z", bold, "paper"),
              circle(308, 36, 25, bold, "accent"),
              stroke("M166 156v20M184 152v24M202 152v24M220 152v24", fine)
            ]
          : [rect(176, 104, 48, 76, 4, bold, "accent"), rect(188, 76, 24, 30, 3, bold, "black"), stroke("M200 78Q200 40 260 30", 6)]
    return [
      top,
      port(304, 240, 0),
      port(96, 240, 180),
      path("M96 176H304Q316 176 316 188V292Q316 304 304 304H96Q84 304 84 292V188Q84 176 96 176Z", bold, f),
      tone("M90 280H310V292Q308 299 302 299H98Q90 297 90 290Z", o.finish === "black" && o.type !== "combination" ? "hole" : "mid"),
      o.type === "combination"
        ? [port(140, 300, 90), port(260, 300, 90)]
        : [rect(126, 304, 148, 22, 2, bold, "paper"), circle(148, 315, 6, fine, "hole"), circle(252, 315, 6, fine, "hole")],
      text(o.type === "combination" ? "F   R" : "IN    OUT", 200, 240, 24, "middle", 3.6)
    ]
  },
  [1, 26]
)
