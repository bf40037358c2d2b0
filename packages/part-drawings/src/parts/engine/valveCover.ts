import { bold, circle, ellipse, fill, fine, group, medium, part, path, pick, shine, stroke, text } from "../../pen/index.ts"

/** Valve cover, three-quarter view. */
export const valveCover = part(
  "valve-cover",
  "Valve cover",
  {
    finish: pick("accent", "black", "chrome", "polished", "blue", "orange"),
    style: pick("finned", "smooth"),
    height: pick("tall", "short")
  },
  (o) => {
    const f = fill(o.finish, { accent: "accent", black: "black", chrome: "paper", polished: "tint", blue: "#2a62b5", orange: "#e8731a" })
    const h = o.height === "tall" ? 84 : 60
    const y = 250 - h
    return group(
      "translate(200 200) rotate(-16) scale(1.02) translate(-200 -206)",
      path("M14 262L50 232H386L352 262Q350 268 344 268H20Q14 268 14 262Z", bold),
      path(`M30 256L48 ${y + 10}Q50 ${y} 60 ${y - 8}L92 ${y - 34}H368Q376 ${y - 34} 376 ${y - 24}L374 236L344 256Z`, bold, f),
      path(`M344 256L338 ${y + 8}L368 ${y - 34}Q376 ${y - 34} 376 ${y - 24}L374 236Z`, 0, "hole", "ink", ' fill-opacity=".25"'),
      stroke(`M50 ${y + 6}H336Q342 ${y + 8} 344 256M338 ${y + 6}L370 ${y - 32}`),
      o.style === "finned"
        ? stroke([0, 1, 2, 3, 4].map((i) => `M${60 + i * 8} ${y - 3 - i * 6}H${344 + i * 6}`).join(""))
        : stroke(`M74 ${y - 12}H346`, fine),
      stroke(`M60 ${y + 26}H322V240H48Z`, fine),
      text("CAMBER", 190, (y + 26 + 240) / 2, 22, "middle", 3.4, "ink"),
      [44, 130, 216, 302].map((x) => circle(x, 261, 4.5, medium, "hole")),
      path(`M112 ${y - 18}v-26h52v26q-26 12-52 0Z`, medium, "mid"),
      ellipse(138, y - 44, 36, 12, bold),
      path(`M102 ${y - 44}v-16a36 12 0 0 1 72 0v16a36 12 0 0 1-72 0Z`, bold),
      ellipse(138, y - 60, 36, 12, bold, o.finish === "accent" ? "tint" : "accent"),
      stroke(`M112 ${y - 40}v12M125 ${y - 36}v12M138 ${y - 35}v12M151 ${y - 36}v12M164 ${y - 40}v12`, fine),
      ellipse(290, y - 20, 22, 8, medium, "hole"),
      o.finish === "chrome" || o.finish === "polished" ? shine(66, 232, 1.2) + shine(280, 232, 1.2) : ""
    )
  }
)
