import {
  bold,
  BRASS,
  circle,
  fill,
  fine,
  medium,
  mirrored,
  num,
  part,
  path,
  pick,
  polar,
  rect,
  stroke,
  thread,
  threadVertical
} from "../../pen/index.ts"

/** Fuel pressure regulator with gauge. */
export const fuelRegulator = part(
  "fuel-regulator",
  "Fuel regulator",
  { finish: pick("accent", "black", "raw", "blue"), psi: num(0, 100, 43) },
  (o) => {
    const f = fill(o.finish, { accent: "accent", black: "black", raw: "tint", blue: "#2a62b5" })
    const [nx, ny] = polar(200, 314, 27, 135 + o.psi * 2.7)
    return [
      rect(190, 22, 20, 50, 2, bold),
      threadVertical(24, 62, 200, 10, 7, fine + 0.3, 3),
      path("M176 62h48v18h-48z", medium, "tint"),
      path("M122 124L142 82Q144 78 150 78H250Q256 78 258 82L278 124Z", bold, f),
      rect(262, 92, 38, 14, 2, medium, BRASS),
      stroke("M272 92v14M280 92v14M288 92v14", fine),
      path("M108 124H292q6 0 6 6v12q0 6-6 6H108q-6 0-6-6v-12q0-6 6-6Z", bold, f),
      mirrored(200, [rect(112, 112, 16, 12, 2), rect(150, 112, 16, 12, 2)]),
      path("M102 148H298V160H102Z"),
      path("M122 160H278V248Q278 256 270 256H130Q122 256 122 248Z", bold, f),
      mirrored(200, [rect(92, 184, 30, 52, 2, bold), rect(52, 192, 40, 36, 2, bold), thread(54, 92, 210, 16, 7)]),
      circle(200, 206, 30, bold),
      circle(200, 206, 20, medium, "hole"),
      rect(190, 256, 20, 16, 1, medium, BRASS),
      circle(200, 314, 50, bold),
      circle(200, 314, 42, fine, "none"),
      stroke(
        Array.from(
          { length: 11 },
          (_, i) => `M${polar(200, 314, 38, 135 + i * 27).join(" ")}L${polar(200, 314, 31, 135 + i * 27).join(" ")}`
        ).join("")
      ),
      stroke(`M200 314L${nx} ${ny}`, 4, o.finish === "accent" ? "ink" : "accent"),
      circle(200, 314, 5, fine, "hole")
    ]
  }
)
