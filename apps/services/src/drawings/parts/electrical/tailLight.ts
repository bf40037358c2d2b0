import { at, bold, circle, fine, fins, group, medium, mirror, part, path, pick, times } from "../../pen/index.ts"

/** A block of light-emitting diodes. */
const diodes = (x: number, y: number, columns: number, rows: number): string =>
  times(columns * rows, (i) => circle(x + (i % columns) * 20, y + Math.floor(i / columns) * 23, 6, fine, "paper"))

/** Rectangular tail light: red sections around the reversing lamp. */
export const tailLight = part(
  "tail-light",
  "Tail light",
  { bulb: pick("incandescent", "led"), side: pick("L", "R", "pair") },
  (o) => {
    const lens = [
      path("M24 124Q24 104 44 104H322Q374 110 376 172V268Q374 292 350 292H44Q24 292 24 272Z", bold, "tint"),
      path("M44 124H140V272H44Z", bold, "#c8281e"),
      path("M140 124H240V272H140Z", bold, "paper"),
      // Glass: the light lies on its upper edge.
      path("M50 130H134V156Q92 146 50 160ZM246 130H318Q340 134 348 158Q300 146 246 156Z", 0, "#ffffff", "ink", ' fill-opacity=".35"'),
      path("M240 124H320Q354 130 356 174V262Q354 272 344 272H240Z", bold, "#c8281e"),
      o.bulb === "led"
        ? [diodes(62, 140, 4, 6), diodes(260, 150, 4, 5), fins(152, 140, 228, 140, 6, 0, 23, medium)]
        : [
            [92, 298].map((x) => [circle(x, 198, 34, medium, "none"), circle(x, 198, 17, medium, "none")]),
            fins(148, 144, 232, 144, 6, 0, 22, fine),
            circle(190, 198, 15, medium, "tint")
          ],
      at(
        [
          [34, 114],
          [34, 282],
          [330, 116]
        ],
        (x, y) => circle(x, y, 4, fine, "hole")
      )
    ]
    if (o.side === "pair") return [group("translate(52 -46) scale(0.74)", lens), group("translate(52 148) scale(0.74)", mirror(200, lens))]
    return o.side === "R" ? mirror(200, lens) : lens
  },
  [1, 3]
)
