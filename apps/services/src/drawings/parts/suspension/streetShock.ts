import {
  bold,
  circle,
  fill,
  fine,
  hexagon,
  medium,
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
  { body: pick("steel", "black", "alum", "accent"), charge: pick("twin", "gas") },
  (o) => {
    const f = fill(o.body, { steel: "tint", alum: "paper", black: "black", accent: "accent" })
    const trim = o.body === "accent" ? "paper" : "accent"
    return rotate(34, 200, 200, [
      rect(190, -34, 20, 90, 2, bold),
      threadVertical(-32, 0, 200, 10, 7),
      hexagon(200, -14, 21, medium, "tint", 0),
      rect(166, 2, 68, 10, 3, bold),
      path("M170 12H230Q244 24 230 36H170Q156 24 170 12Z", bold, trim),
      rect(160, 36, 80, 12, 3, bold),
      path("M170 48H230Q244 58 230 68H170Q156 58 170 48Z", bold, trim),
      path("M142 76Q142 68 150 68H250Q258 68 258 76V220H142Z", bold, f),
      tone("M226 72H250Q254 74 254 80V216H226Z", o.body === "steel" || o.body === "alum" ? "mid" : "hole"),
      path("M154 220H246V366Q246 384 226 384H174Q154 384 154 366Z", bold, "paper"),
      tone("M220 223H243V364Q242 380 226 380H220Z", "mid"),
      o.charge === "gas" ? [rect(156, 316, 88, 34, 0, medium, "accent"), text("GAS", 200, 333, 22, "middle", 3.2, "paper")] : "",
      stroke("M156 250H244", fine),
      path("M180 380H220V400H180Z", medium, "tint"),
      circle(200, 416, 36, bold, "tint"),
      circle(200, 416, 22, bold, "black"),
      circle(200, 416, 10, medium, "paper")
    ])
  },
  [8, -6, 0.82]
)
