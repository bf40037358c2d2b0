import { PAINT, anyPaint, bold, circle, ground, medium, part, path, pick, rect, stroke, text, tube, wheel } from "../../pen/index.ts"

/** Race type: dirt modified, open front wheels, flat roof and sail panels, side view. */
export const raceModified = part(
  "race-modified",
  "Modified",
  { colour: anyPaint, number: pick("24", "1", "7", "8", "11", "44", "99") },
  (o) => {
    const f = PAINT[o.colour]
    const trim = o.colour === "white" || o.colour === "silver" ? "ink" : "paper"
    return [
      ground(282),
      tube("M34 262H12V218H46", 10, "paper", 3),
      stroke("M62 250H140M46 236L120 206", 7),
      rect(112, 216, 54, 44, 2, bold, "mid"),
      stroke("M120 228h38M120 238h38M120 248h38", medium),
      path("M18 214L132 176L176 172V226L26 234Z", bold, f),
      stroke("M30 224L158 206", medium),
      path("M92 174H140V154H98Z", bold, "hole"),
      path("M86 156Q86 148 116 148T148 156Z", bold, "paper"),
      path("M176 182L202 116H300L352 182Z", bold, "paper"),
      circle(236, 160, 17, bold, "tint"),
      path("M228 152H254V164H230Z", medium, "hole"),
      stroke("M204 120L188 184M262 116V184", 7),
      path("M166 112Q240 94 322 106L326 120Q240 110 168 126Z", bold, f),
      path("M288 112H320L388 178V196H292Z", bold, f),
      path("M160 182H382L390 256H356Q354 210 312 209T266 256H158L144 232Z", bold, f),
      path("M150 232H268L266 256H158Z", bold, trim),
      circle(222, 208, 25, medium, "paper"),
      text(o.number, 222, 208, 26, "middle", 4.4, "hole"),
      path("M378 152L396 146V190H386Z", bold, trim),
      wheel(76, 246, 36, 0.54),
      wheel(312, 242, 40, 0.54)
    ]
  },
  [-2, 4, 0.88]
)
