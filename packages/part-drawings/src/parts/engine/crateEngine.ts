import {
  bold,
  circle,
  fill,
  fine,
  holes,
  medium,
  mirrored,
  part,
  path,
  pick,
  rect,
  rotate,
  shine,
  stroke,
  times,
  tube
} from "../../pen/index.ts"

/** Crate V8, front view. */
export const crateEngine = part(
  "engine",
  "Crate engine",
  { covers: pick("accent", "chrome", "black", "blue"), induction: pick("carb", "efi"), finish: pick("cast", "black", "orange", "blue") },
  (o) => {
    const vc = fill(o.covers, { accent: "accent", chrome: "paper", black: "black", blue: "#2a62b5" })
    const bf = fill(o.finish, { cast: "paper", black: "black", orange: "#e8731a", blue: "#2a62b5" })
    const bank = [
      tube("M96 206C70 236 84 286 132 330", 26, "tint", 3.6),
      stroke("M74 250l24-8M84 286l22-16", fine),
      rotate(
        -45,
        130,
        170,
        rect(80, 138, 100, 62, 4, bold, bf),
        stroke("M80 178h100", fine),
        circle(92, 189, 5, medium, "hole"),
        circle(168, 189, 5, medium, "hole"),
        path("M76 138v-28q0-12 12-12h84q12 0 12 12v28Z", bold, vc),
        stroke("M94 108h72M94 118h72M94 128h72", fine),
        rect(72, 134, 116, 9, 2),
        o.covers === "chrome" ? shine(150, 130) : ""
      )
    ]
    const top =
      o.induction === "carb"
        ? [
            path("M156 128l14-26h60l14 26v40h-88Z", bold, "tint"),
            rect(166, 92, 68, 12, 2),
            rect(172, 72, 56, 20, 2),
            path("M108 52h184v18q-40 8-92 8t-92-8Z", bold),
            stroke(
              times(22, (i) => `M${116 + i * 8} 54v16`),
              fine
            ),
            path("M100 52q0-16 100-18q100 2 100 18Z", bold, "tint"),
            rect(194, 24, 12, 12, 3)
          ]
        : [
            path("M146 150V92q0-26 26-26h56q26 0 26 26v58Z", bold, "tint"),
            stroke("M162 80v60M181 72v72M219 72v72M238 80v60", fine),
            circle(200, 84, 30, bold),
            circle(200, 84, 22, medium, "hole")
          ]
    return [
      mirrored(200, bank),
      path("M150 330h100l22 12v20q0 10-10 10H138q-10 0-10-10v-20Z", bold, bf),
      path("M122 206L160 158H240L278 206L284 326H116Z", bold, bf),
      top,
      path("M160 168h80l10 46q-20 30-50 30t-50-30Z", medium, "tint"),
      path("M152 218q-22 16-24 46h22q4-26 16-32ZM248 218q22 16 24 46h-22q-4-26-16-32Z"),
      path("M134 250q66-18 132 0l8 64q-74 26-148 0Z"),
      circle(200, 206, 33, bold),
      circle(200, 206, 25, fine, "tint"),
      holes(200, 206, 15, 4, 4, 45, medium, "hole"),
      circle(200, 206, 6),
      circle(200, 300, 44, bold),
      circle(200, 300, 36, medium, o.covers === "accent" ? "mid" : "accent"),
      circle(200, 300, 28),
      holes(200, 300, 17, 3, 4.5, -90, medium, "hole"),
      circle(200, 300, 8, medium, "tint"),
      stroke("M170 214L158 288M230 214L242 288"),
      circle(140, 288, 5, fine, "hole"),
      circle(260, 288, 5, fine, "hole"),
      circle(200, 362, 5, medium, "hole")
    ]
  }
)
