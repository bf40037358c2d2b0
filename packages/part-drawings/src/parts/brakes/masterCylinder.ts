import { bold, BRASS, fill, fine, medium, part, path, pick, rect, shine, stroke, times, tone, tube } from "../../pen/index.ts"

/** Tandem master cylinder, side view. */
export const masterCylinder = part(
  "master-cylinder",
  "Master cylinder",
  { finish: pick("raw", "black", "polished"), bore: pick("1", "3/4", "7/8", "1 1/8"), reservoir: pick("tandem", "single") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    const r = { "3/4": 30, "7/8": 33, 1: 36, "1 1/8": 39 }[o.bore]
    const cy = 268
    const tan = o.reservoir === "tandem"
    const cap = (x: number, w: number) => [
      path(`M${x - w} 98h${w * 2}v-26q0-8-8-8h-${w * 2 - 16}q-8 0-8 8Z`, bold, "accent"),
      stroke(
        times(Math.floor(w / 6), (i) => `M${x - w + 9 + i * 12} 72v20`),
        fine
      )
    ]
    return [
      rect(330, cy - 9, 52, 18, 3),
      path(`M320 ${cy - 16}h16v32h-16z`, medium, "mid"),
      path(`M46 ${cy - r}H300V${cy + r}H46q-12 0-12-12v-${r * 2 - 24}q0-12 12-12Z`, bold, f),
      tone(`M40 ${cy + r * 0.4}H298v${r * 0.6 - 3}H48q-8 0-8-8z`, "mid"),
      path(`M292 ${cy - 62}h20q8 0 8 8v108q0 8-8 8h-20Z`, bold, f),
      stroke(`M306 ${cy - 56}v112`, fine),
      rect(312, cy - 46, 14, 14, 1),
      rect(312, cy + 32, 14, 14, 1),
      (tan ? [92, 196] : [92]).map((x) => rect(x - 14, 206, 28, 34, 2, medium, "mid")),
      tan
        ? path("M52 112q0-14 14-14H246q14 0 14 14l-8 88q-2 12-14 12H74q-12 0-14-12Z", bold)
        : path("M44 112q0-14 14-14h84q14 0 14 14l-6 88q-2 12-14 12H64q-12 0-14-12Z", bold),
      tan ? stroke("M156 98v114M62 150h84M166 150h82", fine) : stroke("M54 150h92", fine),
      tan ? tone("M62 152h82v56H72zM168 152h80l-8 56h-72z") : tone("M55 152h90l-4 56H60z"),
      tan ? stroke("M156 100v110") : "",
      tan ? [cap(104, 38), cap(206, 38)] : cap(100, 42),
      [84, 204].map((x) => [
        rect(x - 16, cy + r - 2, 32, 16, 2, medium, f),
        rect(x - 11, cy + r + 14, 22, 20, 2, medium, BRASS),
        tube(`M${x} ${cy + r + 34}v8q0 14-14 14H${x - 46}`, 9, "paper", 2.6)
      ]),
      rect(22, cy - 13, 14, 26, 2, medium, "tint"),
      o.finish === "polished" ? shine(120, cy + 20, 1.1) : ""
    ]
  },
  [-2, -14]
)
