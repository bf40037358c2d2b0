import { bold, circle, fine, gear, holes, medium, num, part, path, pick, rotate, stroke, times, tone, group } from "../../pen/index.ts"

/** Belt-driven fan: riveted blades on a spider, finned clutch in the middle. */
export const fanClutch = part(
  "fan-clutch",
  "Fan & clutch",
  { drive: pick("clutch", "flex", "fixed"), blades: num(5, 7, 6), dia: num(14, 19, 18), circle: pick("2.25", "2.50", "3.13") },
  (o) => {
    const n = Math.round(o.blades)
    const blade = times(n, (i) =>
      rotate(
        (i * 360) / n,
        200,
        200,
        o.drive === "flex"
          ? path("M190 130L166 34Q164 22 178 22H246Q256 22 252 34L220 130Z", bold, "paper")
          : path("M184 128L166 42Q164 26 180 26H226Q246 26 242 48L216 128Z", bold, "paper"),
        tone("M216 30H228Q242 32 238 48L218 118H208Z", "mid"),
        path("M188 152V72H212V152Z", medium, "tint"),
        circle(200, 86, 5, fine, "hole"),
        circle(200, 108, 5, fine, "hole")
      )
    )
    // The blades scale with the diameter; the hub always has the same size.
    const k = 0.62 + 0.38 * ((o.dia - 14) / 4)
    return [
      group(`translate(200 200) scale(${k}) translate(-200 -200)`, blade),
      circle(200, 200, 70, bold, "tint"),
      holes(200, 200, { "2.25": 52, "2.50": 57, "3.13": 62 }[o.circle], 4, 4, 0, fine, "hole"),
      o.drive === "clutch"
        ? [
            path(gear(200, 200, 66, 22, 14), medium, "paper"),
            circle(200, 200, 44, bold, "mid"),
            circle(200, 200, 24, medium, "accent"),
            stroke("M200 200m-14 0a7 7 0 1 1 14 0a7 7 0 1 0 14 0", 3)
          ]
        : [
            circle(200, 200, 46, bold, o.drive === "flex" ? "accent" : "mid"),
            circle(200, 200, 17, medium, "hole"),
            holes(200, 200, 32, 4, 6, 45, medium, "paper"),
            o.drive === "fixed" ? holes(200, 200, 62, n, 6, -90, medium, "accent") : ""
          ]
    ]
  }
)
