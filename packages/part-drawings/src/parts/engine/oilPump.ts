import { at, bold, circle, fine, gear, hexagon, medium, part, path, pick, rect, stroke, tube } from "../../pen/index.ts"

/** Oil pump with cover cut away to the gears, pick-up below. */
export const oilPump = part(
  "oil-pump",
  "Oil pump",
  { volume: pick("high", "standard"), finish: pick("raw", "black"), relief: pick("stock", "high"), inlet: pick("5/8", "3/4", "bolt-on") },
  (o) => {
    const f = o.finish === "black" ? "black" : "tint"
    const r = o.volume === "high" ? 50 : 44
    return [
      tube("M240 214Q250 300 212 330", { "5/8": 24, "3/4": 34, "bolt-on": 28 }[o.inlet], "paper", 4),
      o.inlet === "bolt-on"
        ? [rect(206, 214, 76, 22, 3, bold, "tint"), circle(216, 225, 4, fine, "hole"), circle(272, 225, 4, fine, "hole")]
        : "",
      path("M132 330H292L312 366H112Z", bold),
      path("M112 366H312V376H112Z", medium, "hole"),
      stroke("M148 340l-12 20M172 340l-6 20M196 340l-2 20M228 340l2 20M252 340l6 20M276 340l12 20", fine),
      rect(122, 20, 30, 66, 2, bold),
      stroke("M130 24v56M137 24v56M144 24v56", fine),
      path("M110 74H170V98H110Z", bold, f),
      path("M76 94H286Q330 94 330 150T286 212H76Q34 212 34 152T76 94Z", bold, f),
      path("M108 104H260Q312 106 312 152T260 200H108Q56 200 56 152T108 104Z", medium, "hole"),
      path(gear(175 - r + 7, 152, r, 11, 15, 0, 0.36, 0.62)),
      path(gear(175 + r - 7, 152, r, 11, 15, 180 / 11, 0.36, 0.62), medium, "accent"),
      circle(182 - r, 152, 15, medium, "tint"),
      circle(168 + r, 152, 15),
      circle(168 + r, 152, 6, fine, "hole"),
      hexagon(182 - r, 152, 8, medium, "hole"),
      at(
        [
          [50, 108],
          [312, 106],
          [52, 198],
          [312, 200]
        ],
        (x, y) => [circle(x, y, 12), circle(x, y, 5, fine, "hole")]
      ),
      // The relief valve; a high-pressure spring has a painted plug.
      path("M318 132H362V170H318Z", bold, f),
      rect(358, 126, o.relief === "high" ? 26 : 16, 50, 3, bold, o.relief === "high" ? "accent" : "paper")
    ]
  }
)
