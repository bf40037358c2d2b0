import { at, bold, circle, fill, fine, medium, part, path, pick, stroke, times, tone } from "../../pen/index.ts"

/** Dash panel: blank sheet with gauge and switch holes. */
export const dashPanel = part(
  "dash-panel",
  "Dash panel",
  { holes: pick(5, 3, 0), face: pick("black", "alum", "carbon") },
  (o) => {
    const f = fill(o.face, { black: "black", alum: "tint", carbon: "mid" })
    const cut = (x: number, y: number, r: number): string => circle(x, y, r, bold, "paper")
    return [
      path("M16 262V172Q20 132 70 118Q200 88 330 118Q380 132 384 172V262L346 282H54Z", bold, f),
      tone("M20 252L54 272H346L380 252V260L345 278H55L20 260Z", o.face === "black" ? "hole" : "mid"),
      o.face === "carbon"
        ? stroke(
            times(12, (i) => `M${40 + i * 28} 128l-18 18M${40 + i * 28} 246l-18 18`),
            2
          )
        : "",
      o.holes === 5
        ? [cut(200, 184, 56), cut(108, 178, 27), cut(292, 178, 27), cut(50, 190, 20), cut(350, 190, 20)]
        : o.holes === 3
          ? [cut(200, 184, 56), cut(104, 184, 36), cut(296, 184, 36)]
          : "",
      o.holes === 0 ? stroke("M60 190H340", medium, "ink", ' stroke-dasharray="14 10"') : "",
      [88, 116, 284, 312].map((x) => circle(x, 246, 10, medium, "accent")),
      at(
        [
          [30, 236],
          [370, 236],
          [70, 136],
          [330, 136]
        ],
        (x, y) => circle(x, y, 5, fine, "hole")
      ),
      path("M54 282H346L340 304H60Z", bold, f)
    ]
  },
  [0, -3, 0.93]
)
