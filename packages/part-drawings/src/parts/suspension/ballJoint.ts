import { bold, centreLine, fine, group, medium, num, part, path, pick, rect, stroke, threadVertical, times, tone } from "../../pen/index.ts"

/** Ball joint: taper stud, castle nut, boot, housing (screw-in, press-in or bolt-on). */
export const ballJoint = part(
  "ball-joint",
  "Ball joint",
  { style: pick("bolt-on", "screw-in", "press-in"), stud: num(0, 1, 0), taper: pick("1-1/2", "2") },
  (o) => {
    const base = {
      "bolt-on": [
        path("M52 276H348q14 0 14 12v10q0 12-14 12H52q-14 0-14-12v-10q0-12 14-12Z", bold),
        [76, 324].map((x) => [
          path(`M${x - 16} 276v-12h32v12z`, medium, "tint"),
          rect(x - 8, 244, 16, 20, 1),
          rect(x - 14, 310, 28, 14, 2, medium, "tint")
        ]),
        path("M128 310H272L262 348Q240 364 200 364T138 348Z", bold, "tint")
      ],
      "screw-in": [
        path("M112 268h176v20H112Z", bold, "tint"),
        path("M122 288H278V350Q240 364 200 364T122 350Z", bold),
        threadVertical(290, 348, 200, 78, 9, fine + 0.5, 6)
      ],
      "press-in": [
        path("M108 262h184v16H108Z", bold, "tint"),
        path("M120 278H280V340L264 364H136L120 340Z", bold),
        stroke(
          times(20, (i) => `M${124 + i * 8} 284v48`),
          fine
        )
      ]
    }[o.style]
    // The shorter the stud, the closer it is to its boot.
    const down = 44 * (1 - o.stud)
    const half = o.taper === "2" ? 42 : 33
    return [
      centreLine(200, 14, 200, 392),
      group(`translate(0 ${down})`, [
        rect(184, 34, 32, 60, 3, bold),
        threadVertical(38, 74, 200, 16, 7, fine + 0.3, 4),
        path("M164 76h72v40h-72z", bold, "tint"),
        stroke("M186 76v40M214 76v40"),
        [170, 196, 222].map((x) => rect(x, 66, 10, 16, 0, medium, "hole")),
        rect(152, 116, 96, 8, 2)
      ]),
      path(`M178 ${124 + down}h44L${200 + half} 188H${200 - half}Z`, bold),
      tone(`M208 ${128 + down}h12L${198 + half} 186h-20z`, "mid"),
      path("M152 186h96q10 0 10 8 14 6 20 24 16 10 20 30 4 18 4 24H98q0-6 4-24 4-20 20-30 6-18 20-24 0-8 10-8Z", bold, "accent"),
      stroke("M140 196q60 16 120 0M122 218q78 20 156 0M104 248q96 22 192 0"),
      base
    ]
  },
  [0, -3, 0.97]
)
