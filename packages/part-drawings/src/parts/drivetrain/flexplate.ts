import { bold, circle, fine, holes, medium, part, path, pick, rotate, times } from "../../pen/index.ts"

/** Flexplate: thin stamped disc with slots and lightening holes and a starter ring. */
export const flexplate = part(
  "flexplate",
  "Flexplate",
  {
    teeth: pick(153, 168),
    rating: pick("stock", "sfi"),
    balance: pick("internal", "external"),
    crank: pick("6-wide", "6-small", "6-close", "8-close")
  },
  (o) => {
    const pitch = (2 * Math.PI * 168) / (o.teeth / 2)
    return [
      circle(200, 200, 162, bold, "mid"),
      `<circle cx="200" cy="200" r="168" fill="none" stroke-width="13" stroke-linecap="butt" stroke-dasharray="${(pitch * 0.55).toFixed(2)} ${(pitch * 0.45).toFixed(2)}"/>`,
      circle(200, 200, 160, bold, "tint"),
      times(3, (i) =>
        rotate(
          i * 120,
          200,
          200,
          path("M134 96A124 124 0 0 1 266 96L246 132A84 84 0 0 0 154 132Z", bold, "paper"),
          rotate(60, 200, 200, [
            circle(200, 86, 24, bold, "paper"),
            circle(200, 86, 10, medium, "accent"),
            circle(164, 66, 7, medium, "hole"),
            circle(236, 66, 7, medium, "hole")
          ])
        )
      ),
      o.rating === "sfi" ? [circle(200, 200, 148, medium, "none"), holes(200, 200, 142, 24, 3, 0, fine, "hole")] : "",
      // External balance has a weight on one side.
      o.balance === "external" ? path("M128 296A120 120 0 0 0 272 296L252 262A80 80 0 0 1 148 262Z", bold, "mid") : "",
      circle(200, 200, 62, bold, "paper"),
      holes(
        200,
        200,
        { "6-wide": 48, "6-small": 38, "6-close": 42, "8-close": 42 }[o.crank],
        o.crank === "8-close" ? 8 : 6,
        7.5,
        -90,
        medium,
        "hole"
      ),
      circle(200, 200, 24, bold, "hole")
    ]
  }
)
