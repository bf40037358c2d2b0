import { at, bold, circle, dots, fine, medium, PAINT, part, path, pick, rect, stroke, text, times } from "../../pen/index.ts"

/** Car radio, front view: single or double DIN, or the classic two-shaft face. */
export const headUnit = part(
  "head-unit",
  "Head unit",
  { size: pick("single", "double", "classic"), finish: pick("black", "silver"), light: pick("accent", "blue", "green", "white") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const glow = PAINT[o.light]
    const lit = o.light === "white" ? "#ffffff" : glow
    const knob = (x: number, y: number, r: number) => [
      circle(x, y, r, bold, "paper"),
      circle(x, y, r - 8, medium, "tint"),
      stroke(`M${x} ${y - r + 4}v${r * 0.42}`, bold, "accent")
    ]
    const preset = (y: number, n: number) => times(n, (i) => rect(120 + (i * 160) / n, y, 160 / n - 6, 18, 2, medium))
    if (o.size === "double")
      return [
        path("M60 76H340L352 90V318H48V90Z", bold, "mid"),
        path("M36 96H364Q376 96 376 108V306Q376 318 364 318H36Q24 318 24 306V108Q24 96 36 96Z", bold, f),
        rect(78, 112, 282, 176, 5, bold, "hole"),
        knob(50, 142, 20),
        at(
          [
            [50, 194],
            [50, 228],
            [50, 262]
          ],
          (x, y) => rect(x - 14, y - 11, 28, 22, 3)
        ),
        text("98.7", 150, 152, 36, "middle", 5, "#ffffff"),
        text("FM", 226, 160, 15, "middle", 2.4, lit),
        stroke("M98 196H340", fine, "#ffffff"),
        stroke(
          times(16, (i) => `M${106 + i * 15} 262v${-8 - ((i * 7) % 5) * 9}`),
          8,
          lit,
          ' stroke-linecap="butt"'
        ),
        stroke("M300 132v28l22-14Z", medium, "#ffffff"),
        stroke("M120 304H280", fine)
      ]
    if (o.size === "classic")
      return [
        path("M104 118H296V138H104Z", bold, "mid"),
        path("M104 136H296Q306 136 306 146V254Q306 264 296 264H104Q94 264 94 254V146Q94 136 104 136Z", bold, "tint"),
        rect(110, 150, 180, 56, 3, bold, "hole"),
        stroke(
          times(9, (i) => `M${124 + i * 19} 164v${i % 2 ? 7 : 13}`),
          medium,
          "#ffffff"
        ),
        stroke("M216 160V198", bold, lit),
        text("AM", 128, 192, 10, "start", 1.8, "#ffffff"),
        text("FM", 272, 192, 10, "end", 1.8, "#ffffff"),
        times(5, (i) => rect(112 + i * 36, 222, 30, 26, 3, medium, o.finish === "black" ? "black" : "paper")),
        [54, 346].map((x) => [
          path(x < 200 ? "M66 190h32v20H66z" : "M302 190h32v20h-32z", medium, "mid"),
          circle(x, 200, 36, bold),
          circle(x, 200, 27, fine, "none"),
          dots(x, 200, 31, 18, 3.6),
          circle(x, 200, 15, medium, "accent")
        ])
      ]
    return [
      path("M58 112H342L356 134V262H44V134Z", bold, "mid"),
      path("M32 134H368Q378 134 378 144V254Q378 264 368 264H32Q22 264 22 254V144Q22 134 32 134Z", bold, f),
      knob(68, 198, 33),
      rect(116, 150, 208, 62, 4, bold, "hole"),
      text("98.7", 176, 181, 34, "middle", 4.8, lit),
      text("FM", 246, 170, 14, "middle", 2.2, "#ffffff"),
      stroke(
        times(7, (i) => `M${268 + i * 7} 200v${-6 - ((i * 5) % 4) * 8}`),
        4,
        lit,
        ' stroke-linecap="butt"'
      ),
      stroke("M236 196h18", medium, "#ffffff"),
      preset(228, 6),
      rect(292, 228, 32, 18, 2, medium, "accent"),
      path("M336 158h28v28h-28zM336 212h28v28h-28z", medium, "paper"),
      stroke("M343 172h14M350 165v14M343 226h14", medium)
    ]
  }
)
