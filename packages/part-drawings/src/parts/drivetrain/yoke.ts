import { bold, circle, type Ink, medium, num, part, path, pick, rect, stroke, times } from "../../pen/index.ts"

/** A yoke for one universal joint: short with a nut for a pinion, or on a long sleeve that slides on an output shaft. */
export const yoke = part(
  "yoke",
  "Yoke",
  { kind: pick("pinion", "slip"), series: num(1310, 1410, 1330) },
  (o) => {
    const open = 60 + (o.series - 1310) * 0.3
    const ear = (side: 1 | -1, x: number): Ink => [
      path(
        `M${x} ${200 + side * 34}L${x + 46} ${200 + side * (open + 20)}H${x + 118}Q${x + 138} ${200 + side * (open + 10)} ${x + 134} ${200 + side * (open - 26)}H${x + 74}L${x + 34} ${200 + side * 12}Z`,
        bold,
        "tint",
        "ink",
        "",
        "level"
      ),
      circle(x + 104, 200 + side * (open - 2), 17, medium, "hole")
    ]
    const pinion: Ink = [
      rect(92, 144, 64, 112, 8, bold, "mid", "ink", "level"),
      rect(60, 166, 40, 68, 4, bold, "tint", "ink", "level"),
      stroke(
        times(6, (i) => `M62 ${173 + i * 11}h34`),
        medium
      ),
      path("M150 132H194V268H150Z", bold, "tint", "ink", "", "level"),
      ear(1, 180),
      ear(-1, 180)
    ]
    const slip: Ink = [
      rect(22, 166, 190, 68, 6, bold, "tint", "ink", "level"),
      rect(22, 160, 20, 80, 4, bold, "mid", "ink", "level"),
      stroke(
        times(5, (i) => `M46 ${178 + i * 11}h60`),
        medium
      ),
      rect(204, 156, 36, 88, 6, bold, "mid", "ink", "level"),
      ear(1, 226),
      ear(-1, 226)
    ]
    return o.kind === "pinion" ? pinion : slip
  },
  [4, 0]
)
