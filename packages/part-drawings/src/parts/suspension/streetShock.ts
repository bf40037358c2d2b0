import {
  bold,
  circle,
  fill,
  fine,
  group,
  hexagon,
  medium,
  num,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  text,
  threadVertical,
  tone
} from "../../pen/index.ts"

/** Street shock: stud and bushings on top, dust tube, body and loop. */
export const streetShock = part(
  "street-shock",
  "Shock absorber",
  { body: pick("steel", "black", "alum", "accent"), charge: pick("twin", "gas"), stroke: num(4, 7, 5.4) },
  (o) => {
    const f = fill(o.body, { steel: "tint", alum: "paper", black: "black", accent: "accent" })
    const trim = o.body === "accent" ? "paper" : "accent"
    // A shock with a shorter stroke has a shorter body.
    const less = (7 - o.stroke) * 30
    return rotate(
      34,
      200,
      200,
      group(`translate(0 ${less / 2 - 16})`, [
        rect(190, -34, 20, 90, 2, bold),
        threadVertical(-32, 0, 200, 10, 7),
        hexagon(200, -14, 21, medium, "tint", 0),
        rect(166, 2, 68, 10, 3, bold),
        path("M170 12H230Q244 24 230 36H170Q156 24 170 12Z", bold, trim),
        rect(160, 36, 80, 12, 3, bold),
        path("M170 48H230Q244 58 230 68H170Q156 58 170 48Z", bold, trim),
        path(`M142 76Q142 68 150 68H250Q258 68 258 76V${220 - less / 2}H142Z`, bold, f),
        tone(`M226 72H250Q254 74 254 80V${216 - less / 2}H226Z`, o.body === "steel" || o.body === "alum" ? "mid" : "hole"),
        path(
          `M154 ${220 - less / 2}H246V${366 - less}Q246 ${384 - less} 226 ${384 - less}H174Q154 ${384 - less} 154 ${366 - less}Z`,
          bold,
          "paper"
        ),
        tone(`M220 ${223 - less / 2}H243V${364 - less}Q242 ${380 - less} 226 ${380 - less}H220Z`, "mid"),
        o.charge === "gas"
          ? [rect(156, 316 - less, 88, 34, 0, medium, "accent"), text("GAS", 200, 333 - less, 22, "middle", 3.2, "paper")]
          : "",
        stroke(`M156 ${250 - less / 2}H244`, fine),
        path(`M180 ${380 - less}H220V${400 - less}H180Z`, medium, "tint"),
        circle(200, 416 - less, 36, bold, "tint"),
        circle(200, 416 - less, 22, bold, "black"),
        circle(200, 416 - less, 10, medium, "paper")
      ])
    )
  },
  [8, -6, 0.82]
)
