import { bold, circle, type Color, dimension, fine, medium, part, path, rect, spring, stroke, text } from "../../pen/index.ts"

/** Article cover: spring rate, three loads on one spring and the load line. */
export const coverSpringRate = part(
  "cover-spring-rate",
  "Spring rate and motion ratio",
  {},
  () => {
    const s = (x: number, y: number, f: Color) => {
      const [b, q] = spring(x, y + 8, 226, 34, 5, Math.min(13, (218 - y) / 10), f, 3)
      return [b, q, rect(x - 46, y - 10, 92, 10, 2)]
    }
    const w = (x: number, y: number, h: number, t: string) => [
      path(`M${x - 20} ${y}l6-${h}h28l6 ${h}Z`, medium, "tint"),
      text(t, x, y - h / 2, 12, "middle", 2)
    ]
    return [
      rect(32, 234, 336, 12, 2, bold, "tint"),
      s(84, 84, "mid"),
      s(200, 116, "accent"),
      s(316, 148, "mid"),
      w(200, 106, 30, "200"),
      w(316, 138, 44, "400"),
      stroke("M38 74H362", fine, "ink", ' stroke-dasharray="6 5"'),
      dimension(252, 106, 252, 74, "", 0),
      dimension(366, 138, 366, 74, "", 0),
      stroke("M56 278V368H360"),
      stroke("M56 368L340 286", 5, "accent"),
      stroke("M198 368V327H56M340 368V286H56", fine, "ink", ' stroke-dasharray="5 5"'),
      circle(198, 327, 6),
      circle(340, 286, 6),
      text("LB", 36, 286, 13),
      text("IN", 372, 382, 13, "end"),
      text("1", 198, 382, 13),
      text("2", 340, 382, 13)
    ]
  },
  [0, -31]
)
