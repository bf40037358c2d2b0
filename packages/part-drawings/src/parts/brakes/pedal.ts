import { at, bold, BRASS, circle, fine, group, medium, part, path, pick, rect, stroke, thread } from "../../pen/index.ts"

/** Brake or clutch pedal assembly, side view. */
export const pedal = part(
  "pedal",
  "Pedal assembly",
  { mount: pick("floor", "swing"), finish: pick("raw", "black") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const a = [
      path("M150 304L206 62Q210 44 228 48T240 72L196 312Z", bold, f),
      at(
        [
          [214, 110],
          [206, 150],
          [198, 190]
        ],
        (x, y, i) => circle(x + 6, y, 12 - i)
      ),
      path("M196 34Q188 30 192 22L204 14Q210 12 214 18L252 90Q256 98 248 102L238 106Q230 108 226 100Z", bold, "accent"),
      stroke("M206 34l14-8M214 48l14-8M221 62l14-8M229 76l14-8M237 90l12-7"),
      rect(206, 216, 72, 20, 3, bold),
      thread(222, 276, 226, 9, 6),
      path("M276 198h22v56h-22z", bold),
      path("M298 206H364q8 0 8 8v24q0 8-8 8H298Z", bold, "tint"),
      path("M306 206v-22h44v22Z"),
      path("M300 184h56v-14q0-6-6-6h-44q-6 0-6 6Z", medium, "accent"),
      rect(328, 246, 14, 18, 1, medium, BRASS),
      circle(199, 226, 11),
      circle(199, 226, 4, fine, "hole"),
      path("M96 330L128 284H216L240 330Z", bold),
      circle(172, 308, 17, bold, "tint"),
      circle(172, 308, 7, medium, "hole"),
      path("M270 330V254H300V330Z"),
      path("M60 330H340q10 0 10 10v6q0 8-10 8H60q-10 0-10-8v-6q0-10 10-10Z", bold, f),
      [82, 128, 256, 320].map((x) => rect(x - 9, 320, 18, 10, 2))
    ]
    return o.mount === "swing" ? group("matrix(1 0 0 -1 0 368)", a) : a
  },
  [-12, 16]
)
