import { anyPaint, bold, circle, fine, ground, medium, PAINT, part, path, pick, rect, stroke, text, wheel } from "../../pen/index.ts"

/** Race type: drag racing, rear-engine dragster, side view. */
export const raceDrag = part(
  "race-drag",
  "Drag racing",
  { colour: anyPaint, number: pick("1", "7", "8", "11", "24", "44") },
  (o) => {
    const f = PAINT[o.colour]
    const body = "M6 254Q60 240 178 226L196 220Q202 196 226 190L246 192Q256 204 256 222L330 220L352 230V250L250 258H14Q3 258 6 254Z"
    return [
      ground(272),
      stroke("M332 220L346 142M352 224L358 142", 5),
      path("M314 140Q346 120 388 124V136Q346 136 316 150Z", bold, f),
      rect(368, 110, 17, 44, 3, bold),
      path("M258 206h50v22h-50z", medium, "mid"),
      stroke("M266 212l-8-22M278 212l-7-24M290 212l-7-24M302 212l-7-24", 8),
      stroke("M266 212l-8-22M278 212l-7-24M290 212l-7-24M302 212l-7-24", 3, "paper"),
      rect(256, 172, 54, 18, 2),
      stroke("M261 178h44M261 184h44", fine),
      path("M256 172L262 152Q284 146 308 152L310 172Z", bold, f),
      path("M258 152h10v20h-14z", medium, "hole"),
      path(body, bold, f),
      path("M204 218Q208 202 226 198H242L244 218Z", medium, "hole"),
      circle(227, 210, 9),
      path("M90 252Q130 241 190 236V256H60Z"),
      text(o.number, 156, 248, 11, "middle", 2.6),
      stroke("M12 255Q100 238 196 232L340 230M196 222L200 256M256 222L260 256", fine),
      wheel(34, 258, 13, 0.5, 4),
      wheel(306, 230, 41, 0.42),
      stroke("M350 244l30 8"),
      circle(380, 258, 9, medium, "black")
    ]
  },
  [3, 5, 0.95]
)
