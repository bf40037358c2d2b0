import { anyPaint, bold, circle, fine, ground, medium, PAINT, part, path, pick, rect, stroke, text, tube, wheel } from "../../pen/index.ts"

/** Race type: dirt modified, open front wheels, side view. */
export const raceModified = part(
  "race-modified",
  "Modified",
  { colour: anyPaint, number: pick("24", "1", "7", "8", "11", "44", "99") },
  (o) => {
    const f = PAINT[o.colour]
    const body = "M154 192H374L378 250H350Q348 210 312 209T274 250H166L150 240V222Z"
    return [
      ground(274),
      tube("M30 250H14V218H42", 9, "paper", 2.8),
      stroke("M58 240H134M50 226L112 208", 6),
      rect(96, 222, 60, 30, 2, medium, "mid"),
      stroke("M104 231h42M104 240h42", fine),
      path("M26 216L120 192L168 188V226L34 230Z", bold, f),
      stroke("M36 223L150 214"),
      path("M108 190h36v-12h-30z", medium, "hole"),
      stroke("M84 200v-22M80 178h9"),
      path("M174 194L192 148H282L344 188V198H174Z"),
      circle(222, 180, 13, medium, "tint"),
      path("M176 136Q236 124 300 132L302 144Q236 138 178 149Z", bold, f),
      stroke("M194 150L184 194M244 148V194", 5),
      path("M266 142H300L374 184V200H274Z", bold, f),
      path(body, bold, f),
      path("M152 230H276L274 250H166L150 240ZM349 230H377V250H350Z"),
      path(body, bold, "none"),
      stroke("M196 194V228M286 150L352 188", fine),
      circle(236, 212, 16),
      text(o.number, 236, 212, 17, "middle", 3.4),
      stroke("M376 226h12v-26h-12", 4.5),
      wheel(78, 242, 32, 0.52),
      wheel(312, 240, 34, 0.52)
    ]
  }
)
