import { BRASS, bold, circle, fill, medium, num, part, path, pick, rect, shine, thread, tone } from "../../pen/index.ts"

/** Vacuum brake booster in profile: two shells, studs, pushrod and master cylinder. */
export const brakeBooster = part(
  "brake-booster",
  "Brake booster",
  { finish: pick("black", "chrome", "gold"), dia: num(7, 11, 9) },
  (o) => {
    const f = fill(o.finish, { black: "black", chrome: "paper", gold: "#d9bd74" })
    const R = 128 + (o.dia - 9) * 9
    const [t, b] = [200 - R, 200 + R]
    return [
      rect(300, 190, 88, 20, 3, bold),
      thread(340, 386, 200, 10, 7),
      [142, 258].map((y) => [rect(286, y - 9, 54, 18, 2, bold), thread(304, 338, y, 9, 7)]),
      path(`M178 ${t}H214Q288 ${t + 44} 292 150V250Q288 ${b - 44} 214 ${b}H178Z`, bold, f),
      path(`M178 ${t}H206V${b}H178Z`, bold, "mid"),
      path(`M178 ${t}H152Q96 ${t + 50} 92 160V240Q96 ${b - 50} 152 ${b}H178Z`, bold, f),
      tone(
        `M216 ${t + 8}Q286 ${t + 52} 288 152V248Q286 ${b - 52} 216 ${b - 8}Q262 200 216 ${t + 8}Z`,
        o.finish === "black" ? "hole" : "mid"
      ),
      path(`M184 ${t - 8}H200V${b + 8}H184Z`, bold, "accent"),
      rect(112, 96, 34, 34, 3, bold, "paper"),
      path("M118 96V74H96V56H134V96Z", bold, "black"),
      path("M14 160H94V240H14Z", bold, "tint"),
      path("M76 146H96V254H76Z", bold, "tint"),
      path("M20 104H84V160H20Z", bold, "paper"),
      rect(14, 88, 76, 20, 5, bold, "black"),
      circle(36, 214, 9, medium, BRASS),
      circle(64, 214, 9, medium, BRASS),
      o.finish === "chrome" ? shine(226, 190, 1.4) : ""
    ]
  },
  [0, 8, 0.91]
)
