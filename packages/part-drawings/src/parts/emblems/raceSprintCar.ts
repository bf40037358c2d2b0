import { anyPaint, bold, circle, fine, ground, group, medium, PAINT, part, path, pick, stroke, text, tube, wheel } from "../../pen/index.ts"

/** Race type: sprint car, winged or not, side view. */
export const raceSprintCar = part(
  "race-sprint-car",
  "Sprint car",
  { colour: anyPaint, number: pick("24", "1", "7", "8", "11", "44", "99"), wing: pick("yes", "no") },
  (o) => {
    const f = PAINT[o.colour]
    const w = o.wing === "yes"
    const dy = w ? 0 : -24
    return group(`translate(0 ${dy})`, [
      ground(310),
      circle(304, 252, 50, bold, "mid"),
      w ? stroke("M206 190L214 130M256 188L258 130", 6) : "",
      path("M320 182Q386 178 388 218Q386 252 334 258L300 258V186Z", bold, f),
      stroke("M340 186q20 14 14 66"),
      path("M206 240Q206 208 222 198Q240 198 246 216L252 248H206Z", medium, "tint"),
      circle(225, 196, 14),
      path("M212 192h16v7h-15z", fine, "hole"),
      tube("M172 240L192 190Q200 166 222 166H260Q280 168 286 192L294 244", 10, "paper", 3),
      tube("M230 168L226 240", 8, "paper", 2.6),
      path("M46 252L92 224L178 210L214 230L300 240V268H66Q48 266 46 252Z", bold, f),
      stroke("M92 225L186 243L300 253"),
      path("M106 236h58l6 18h-60z", medium, "hole"),
      stroke("M114 250q-10 18 6 22h92M130 250q-8 14 4 16h80M146 250q-4 10 4 12h70", 4.5),
      stroke("M34 204L52 240M70 200L74 234", 4),
      path("M26 202L94 190L97 200L30 214Z", medium, f),
      path("M22 192h32l6 28H26z"),
      stroke("M318 262l40-8M110 262l-30 10", 4),
      w
        ? [
            path("M128 104Q220 80 338 74L342 84Q216 94 132 118Z"),
            path("M120 74L332 52Q342 51 342 60V126Q342 134 334 135L132 143Q122 143 121 134L114 84Q114 75 120 74Z", bold, f),
            stroke("M124 132L338 124"),
            circle(228, 96, 26),
            text(o.number, 228, 96, 27, "middle", 4.6)
          ]
        : [circle(356, 218, 16), text(o.number, 356, 218, 15, "middle", 3)],
      wheel(76, 277, 33, 0.5),
      wheel(288, 260, 50, 0.46)
    ])
  },
  [-4, 15, 0.99]
)
