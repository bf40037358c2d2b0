import { anyPaint, bold, circle, fine, ground, medium, PAINT, part, path, pick, stroke, text, wheel } from "../../pen/index.ts"

/** Race type: dirt late model, side view, nose to the left. */
export const raceDirtLateModel = part(
  "race-dirt-late-model",
  "Dirt late model",
  { colour: anyPaint, number: pick("24", "1", "7", "8", "11", "44", "99") },
  (o) => {
    const f = PAINT[o.colour]
    const body =
      "M12 252L16 238Q26 220 60 208L150 190Q176 184 204 183L352 168L372 174V250H348Q346 212 310 211T272 250H140Q140 213 102 212T62 252Z"
    return [
      ground(270),
      path("M56 246h300v12H56z", medium, "hole"),
      path("M160 190L196 144L284 138L326 176V188Z"),
      stroke("M196 146L188 186M238 142V186M282 140L292 180", 4.5),
      circle(220, 172, 13, medium, "tint"),
      path("M270 140L292 138L352 171V180H286Z", medium, f),
      path("M184 138Q238 122 300 130L302 140Q240 134 186 147Z", bold, f),
      path(body, bold, f),
      path(
        "M14 246Q52 236 66 232Q76 210 102 211Q136 214 140 238L148 232H268Q276 208 310 208Q344 212 347 236L371 234V250H348Q346 212 310 211T272 250H140Q140 213 102 212T62 252H13Z",
        medium,
        "paper"
      ),
      path(body, bold, "none"),
      stroke("M16 240L58 224M150 191L146 214M204 184V230", fine),
      path("M340 170L366 122L376 124L374 176Z", bold),
      stroke("M352 168L366 130M344 170h28", fine),
      circle(236, 209, 21),
      text(o.number, 236, 209, 22, "middle", 4),
      wheel(102, 240, 31),
      wheel(310, 238, 33)
    ]
  }
)
