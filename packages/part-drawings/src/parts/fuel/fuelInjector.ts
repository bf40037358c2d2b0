import { bold, fine, group, medium, part, path, pick, rect, stroke, tone, num, text } from "../../pen/index.ts"

/** Two fuel injectors on the slant: O-rings, electrical plug and nozzle. */
export const fuelInjector = part(
  "fuel-injector",
  "Fuel injector",
  { plug: pick("ev1", "ev6"), flow: num(0, 200, 0) },
  (o) => {
    // The width of the band shows the flow.
    const band = 22 + o.flow * 0.3
    const one = [
      rect(182, 8, 36, 74, 4, bold),
      rect(174, 20, 52, 20, 9, bold, "accent"),
      path("M226 92L300 66L316 110L242 142Z", bold, "black"),
      o.plug === "ev1" ? path("M290 70L302 64L318 108L306 114Z", medium, "mid") : path("M296 62L318 54L338 106L314 116Z", bold, "black"),
      path("M160 82H240V190L228 206H172L160 190Z", bold, "black"),
      tone("M222 86H236V188L226 202H220Z", "hole"),
      stroke("M164 104H236M164 176H236", fine),
      rect(170, 206, 60, 74, 2, bold, "tint"),
      tone("M214 210H227V277H214Z", "mid"),
      o.flow === 0
        ? ""
        : [
            rect(160, 148 - band / 2, 80, band, 0, medium, "paper"),
            text(Math.round(o.flow), 200, 148, Math.min(26, band * 0.75), "middle", 3)
          ],
      rect(164, 284, 72, 22, 10, bold, "accent"),
      path("M178 306H222V342L212 354H188L178 342Z", bold),
      rect(192, 354, 16, 18, 2, medium, "hole")
    ]
    return [group("translate(-78 0) rotate(30 200 200)", one), group("translate(92 36) rotate(30 200 200)", one)]
  },
  [-32, -5, 0.82]
)
