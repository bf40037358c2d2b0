import { bold, BRASS, centreLine, ellipse, medium, mirrored, part, path, pick, rect, spring, stroke, text } from "../../pen/index.ts"

/** Thermostat, side view. */
export const thermostat = part(
  "thermostat",
  "Thermostat",
  { temp: pick("180", "160", "195"), flow: pick("standard", "high"), flange: pick("2.13", "1.95", "1.89") },
  (o) => {
    const [b, f] = spring(200, 216, 318, 56, 5, 13, "accent", 3.4)
    const edge = { "2.13": 132, "1.95": 119, "1.89": 112 }[o.flange]
    const valve = o.flow === "high" ? 74 : 40
    return [
      centreLine(200, 24, 200, 388),
      path("M150 200L118 60Q116 52 126 52H142L160 96H240L258 52H274Q284 52 282 60L250 200Z", bold, "tint"),
      path("M164 104H236L250 190H150Z", 0),
      stroke("M164 104H236L248 190M164 104L152 190"),
      path(o.flow === "high" ? "M162 146H238L248 184H152Z" : "M176 150H224L236 184H164Z", medium, BRASS),
      rect(191, 66, 18, 90, 4, medium, BRASS),
      b,
      rect(178, 204, 44, 150, 6, bold, BRASS),
      f,
      ellipse(200, 200, edge, 22, bold),
      ellipse(200, 195, edge, 22, bold),
      ellipse(200, 194, 98, 14, medium, BRASS),
      ellipse(200, 192, valve, 7 + (valve - 40) / 10),
      mirrored(
        200,
        path("M112 216L132 330Q134 340 146 340H176", 9, "none"),
        path("M112 216L132 330Q134 340 146 340H176", 3, "none", "paper")
      ),
      rect(146, 326, 108, 18, 4, bold),
      text(o.temp + "°", 330, 290, 26, "middle", 4)
    ]
  },
  [-14, -6]
)
