import { bold, circle, ellipse, fine, group, medium, part, path, pick, rect, stroke, tone } from "../../pen/index.ts"

/** Lifters: roller pair on a tie bar, or flat tappet. */
export const lifters = part(
  "lifters",
  "Lifters",
  { type: pick("roller", "flat"), bar: pick("accent", "raw") },
  (o) => {
    const roll = o.type === "roller"
    const one = [
      path("M-44 -120Q-44 -132 -30 -132H30Q44 -132 44 -120V76H-44Z", bold),
      tone("M22 -120h19V74H22z"),
      ellipse(0, -130, 34, 9, medium, "tint"),
      ellipse(0, -131, 15, 4.5, medium, "hole"),
      path("M-44 -40H44V-16H-44Z", medium, "tint"),
      circle(0, -28, 5, fine, "hole"),
      stroke("M-44 -96H44M-44 40H44", fine),
      roll
        ? [
            path("M-44 62H44V104L26 116H-26L-44 104Z", bold, "tint"),
            circle(0, 122, 40, bold),
            circle(0, 122, 30, fine, "none"),
            circle(0, 122, 13, medium, "accent"),
            circle(0, 122, 5, fine, "hole")
          ]
        : path("M-50 76H50V94Q0 102 -50 94Z", bold, "tint")
    ]
    const dy = roll ? 204 : 232
    return [
      group(`translate(112 ${dy})`, one),
      group(`translate(288 ${dy})`, one),
      roll
        ? [
            path(
              "M96 128H304Q318 128 318 142V162Q318 176 304 176H96Q82 176 82 162V142Q82 128 96 128Z",
              bold,
              o.bar === "accent" ? "accent" : "paper"
            ),
            [112, 288].map((x) => [circle(x, 152, 14), circle(x, 152, 5, fine, "hole")]),
            rect(160, 142, 80, 20, 10)
          ]
        : [112, 288].map((x) => path(`M${x - 44} 152h88v18h-88z`, medium, o.bar === "accent" ? "accent" : "tint"))
    ]
  },
  [0, -16]
)
