import { at, bold, BRASS, ellipse, fill, fine, medium, part, path, pick, rect, stroke, tone, num, text } from "../../pen/index.ts"

/** Canister ignition coil with bracket. */
export const ignitionCoil = part(
  "ignition-coil",
  "Ignition coil",
  { can: pick("accent", "chrome", "black", "blue", "yellow"), volts: num(0, 70_000, 0) },
  (o) => {
    const f = fill(o.can, { accent: "accent", chrome: "paper", black: "black", blue: "#2a62b5", yellow: "#e9b818" })
    return [
      path("M132 140V340Q132 366 200 366T268 340V140Z", bold, f),
      o.can === "chrome"
        ? tone("M150 152v200q8 6 22 8V156zM186 158v204h6V158zM248 150v200l12-8V146z", "mid")
        : tone("M246 150v204q14-4 19-14V146z", "mid"),
      path("M120 220Q200 250 280 220v44Q200 294 120 264Z", bold),
      path("M278 222h52v40h-50Z", bold),
      rect(302, 234, 18, 14, 7, medium, "hole"),
      stroke("M128 256Q200 284 272 256", fine),
      o.volts === 0
        ? ""
        : [rect(148, 300, 104, 44, 3, medium, "paper"), text(`${Math.round(o.volts / 1000)}KV`, 200, 322, 24, "middle", 3)],
      ellipse(200, 140, 68, 22, bold, "black"),
      ellipse(200, 135, 56, 16, medium, "black"),
      path("M176 132L182 70Q182 62 200 62T218 70L224 132Q200 142 176 132Z", bold, "black"),
      stroke("M180 106q20 8 40 0M182 92q18 6 36 0"),
      ellipse(200, 68, 18, 7),
      ellipse(200, 68, 9, 3, medium, "hole"),
      at(
        [
          [150, 0],
          [250, 0]
        ],
        (x) => [
          rect(x - 5, 106, 10, 30, 1),
          stroke(`M${x - 5} 112h10M${x - 5} 118h10`, fine),
          path(`M${x - 11} 124h22v9h-22z`, medium, BRASS)
        ]
      )
    ]
  },
  [-26, -14]
)
