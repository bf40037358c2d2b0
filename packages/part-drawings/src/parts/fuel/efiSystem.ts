import { at, bold, circle, fill, fine, medium, mirrored, part, path, pick, rect, shine, stroke, text, tone, num } from "../../pen/index.ts"

/** Throttle-body injection: four-barrel body with injectors in its corners, wired to the control unit. */
export const efiSystem = part(
  "efi-system",
  "Fuel injection system",
  { finish: pick("raw", "black", "polished"), power: num(0, 1500, 0), flange: pick("square", "spread") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    return [
      stroke("M226 176C300 176 318 200 318 250M226 200C280 206 290 220 290 250", 9),
      path("M30 66H246V238H30Z", bold, f),
      tone("M34 222H242V234H34Z", "mid"),
      mirrored(138, [rect(10, 84, 24, 136, 4, bold), circle(22, 106, 7, medium, "accent"), circle(22, 198, 7, medium, "accent")]),
      path("M56 78H220L234 92V212L220 226H56L42 212V92Z", medium, f),
      at(
        [
          [95, 112],
          [181, 112],
          [95, 192],
          [181, 192]
        ],
        (x, y) => [
          circle(x, y, y < 150 && o.flange === "spread" ? 27 : 37, bold),
          circle(x, y, y < 150 && o.flange === "spread" ? 20 : 30, medium, "hole"),
          rect(x - 3, y - 28, 6, 56, 0, fine, "mid")
        ]
      ),
      circle(138, 152, 14, bold, "accent"),
      o.finish === "polished" ? shine(46, 226, 0.9) : "",
      path("M228 250H380V366H228Z", bold, "black"),
      rect(258, 236, 24, 18, 2, medium),
      rect(306, 236, 24, 18, 2, medium),
      stroke("M244 274H364M244 292H364M244 310H364", medium),
      text(o.power === 0 ? "EFI" : `${Math.round(o.power)} HP`, 304, 340, o.power === 0 ? 26 : 20, "middle", 3.4, "#ffffff"),
      path("M40 278H196V366H40Z", bold, "paper"),
      rect(52, 290, 132, 52, 2, medium, "hole"),
      stroke("M62 330A46 46 0 0 1 120 306M128 308A46 46 0 0 1 150 330", 5, "accent"),
      stroke("M110 332L134 310", 3.5, "#ffffff"),
      stroke("M196 322H228", 9)
    ]
  },
  [5, -14, 0.92]
)
