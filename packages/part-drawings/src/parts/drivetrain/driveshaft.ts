import {
  type Ink,
  bold,
  centreLine,
  circle,
  fill,
  fine,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  times,
  tone
} from "../../pen/index.ts"

/** Driveshaft on the slant: long welded tube, a universal joint at each end, slip yoke and flange. */
export const driveshaft = part(
  "driveshaft",
  "Driveshaft",
  { material: pick("steel", "aluminum", "carbon"), dia: num(2.5, 4, 3) },
  (o) => {
    const r = 27 + (o.dia - 2.5) * 8
    const f = fill(o.material, { steel: "tint", aluminum: "paper", carbon: "black" })
    const joint = (x: number, d: number): Ink => [
      path(
        `M${x + d * 62} ${200 - r}L${x + d * 34} 178H${x + d * 4}V166H${x - d * 14}V234H${x + d * 4}V222H${x + d * 34}L${x + d * 62} ${200 + r}Z`,
        bold,
        "paper"
      ),
      path(
        `M${x - d * 54} 184H${x - d * 34}L${x - d * 24} 174H${x + d * 16}V226H${x - d * 24}L${x - d * 34} 216H${x - d * 54}Z`,
        bold,
        "tint"
      ),
      circle(x - d * 2, 200, 18, bold, "accent"),
      circle(x - d * 2, 200, 7, medium, "paper"),
      rect(x - 8 - d * 4, 154, 16, 14, 2, medium, "mid"),
      rect(x - 8 - d * 4, 232, 16, 14, 2, medium, "mid")
    ]
    return rotate(-40, 200, 200, [
      centreLine(-86, 200, 486, 200),
      rect(-66, 178, 78, 44, 3, bold, "paper"),
      stroke("M-60 189h64M-60 200h64M-60 211h64", medium),
      tone("M-62 212H8V218H-62Z", "mid"),
      path("M388 152H404V248H388Z", bold, "mid"),
      rect(404, 180, 22, 40, 2, bold),
      [164, 236].map((y) => rect(404, y - 7, 14, 14, 1, medium)),
      joint(46, 1),
      joint(348, -1),
      path(`M104 ${200 - r}H290V${200 + r}H104Z`, bold, f),
      tone(`M107 ${200 + r * 0.4}H287V${197 + r}H107Z`, o.material === "carbon" ? "hole" : "mid"),
      stroke(`M116 ${202 - r}V${198 + r}M278 ${202 - r}V${198 + r}`),
      o.material === "carbon"
        ? stroke(
            times(12, (i) => `M${124 + i * 12} ${202 - r}l10 ${r * 2 - 4}`),
            fine,
            "paper"
          )
        : stroke(`M128 ${200 - r * 0.5}H266`, fine),
      rect(146, 200 - r - 9, 24, 11, 1, medium, "mid")
    ])
  },
  [0, -2, 0.79]
)
