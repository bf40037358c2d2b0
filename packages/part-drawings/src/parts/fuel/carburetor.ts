import {
  bold,
  circle,
  ellipse,
  fill,
  fine,
  hexagon,
  medium,
  mirrored,
  num,
  part,
  path,
  pick,
  rect,
  shine,
  stroke,
  tone
} from "../../pen/index.ts"

/** Four-barrel carburetor, side view from slightly above. */
export const carburetor = part(
  "carburetor",
  "Carburetor",
  { finish: pick("raw", "black", "polished", "gold"), cfm: num(350, 1150, 750), choke: pick("no", "yes"), fuel: pick("gas", "alcohol") },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", polished: "paper", gold: "#d9bd74" })
    const r = 22 + (o.cfm - 350) / 90
    const bl = o.fuel === "alcohol" ? "accent" : f
    const block = o.fuel === "alcohol" ? "paper" : "accent"
    const bowl = [
      path("M36 196q0-12 12-12h58v106H48q-12 0-12-12Z", bold, bl),
      stroke("M50 204h42M50 272h42", fine),
      circle(50, 198, 5, medium, "tint"),
      circle(50, 276, 5, medium, "tint"),
      hexagon(72, 238, 13, medium, "paper", 30),
      circle(72, 238, 6, fine, "mid"),
      rect(24, 222, 14, 26, 2, medium, "tint"),
      path("M60 184v-9h26v9"),
      rect(64, 164, 18, 11, 2, medium, "tint"),
      rect(106, 178, 15, 118, 2, medium, block),
      path("M50 290h50v10l-10 10H60l-10-10Z", medium, f)
    ]
    return [
      mirrored(200, bowl),
      rect(118, 186, 164, 108, 4, bold, f),
      tone("M258 190h21v100h-21z"),
      stroke("M150 200v82M250 200v82M118 262h32M250 262h32", fine),
      path("M160 214h80v44l-12 14h-56l-12-14Z"),
      circle(172, 226, 4, fine, "hole"),
      circle(228, 226, 4, fine, "hole"),
      circle(200, 246, 8, medium, "tint"),
      rect(180, 272, 40, 14, 2, fine),
      path("M92 128V152Q98 178 130 188H270Q302 178 308 152V128Z", bold, f),
      tone("M276 150q22-6 29-18v20q-6 22-30 32z"),
      ellipse(200, 124, 108, 40, bold),
      ellipse(200, 126, 96, 33, medium, "mid"),
      ellipse(158, 118, r, r * 0.36, medium, "hole"),
      ellipse(242, 118, r, r * 0.36, medium, "hole"),
      ellipse(154, 138, r * 1.08, r * 0.4, medium, "hole"),
      ellipse(246, 138, r * 1.08, r * 0.4, medium, "hole"),
      ellipse(154, 138, r * 0.45, r * 0.17, fine, "mid"),
      ellipse(246, 138, r * 0.45, r * 0.17, fine, "mid"),
      o.choke === "yes" ? path("M106 122Q200 88 294 122L288 128Q200 100 112 128Z") : "",
      rect(195, 82, 10, 48, 3),
      stroke("M195 90h10M195 97h10M195 104h10", fine),
      rect(100, 294, 200, 12, 2, medium, "tint"),
      rect(88, 306, 224, 20, 4, bold, f),
      rect(80, 326, 240, 12, 3, medium, "mid"),
      path("M186 312l34 0 22 40q4 14-10 14-10 0-12-10l-10-20-26-8Z"),
      circle(200, 317, 6, medium, "tint"),
      circle(231, 355, 6, medium, "accent"),
      o.finish === "polished" ? shine(126, 240, 1.1) + shine(120, 174, 0.8) + shine(52, 262, 0.9) : ""
    ]
  },
  [0, -24]
)
