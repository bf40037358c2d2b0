import {
  bold,
  ellipse,
  fill,
  fine,
  hexagon,
  medium,
  mirrored,
  part,
  path,
  pick,
  rect,
  rotate,
  shine,
  stroke,
  threadVertical,
  tone
} from "../../pen/index.ts"

/** Water neck: two-bolt flange with hose outlet. */
export const thermostatHousing = part(
  "thermostat-housing",
  "Thermostat housing",
  { outlet: pick("45", "90", "straight", "swivel"), finish: pick("raw", "black", "polished") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", polished: "paper" })
    const angle = { "45": 42, "90": 82, straight: 0, swivel: 62 }[o.outlet]
    return [
      rotate(angle, 190, 214, [
        path("M146 220V92H234V220Z", bold, f),
        tone("M204 96H230V220H204Z", "mid"),
        path("M138 74Q138 66 146 66H234Q242 66 242 74V86Q242 94 234 94H146Q138 94 138 86Z", bold, f),
        path("M146 66V34H234V66Z", bold, f),
        ellipse(190, 34, 44, 13, bold, "hole"),
        stroke("M164 104V196", fine)
      ]),
      path("M120 290Q112 214 152 186Q190 164 230 190Q268 220 262 290Z", bold, f),
      tone("M228 196Q260 226 256 286H222Q244 240 228 196Z", "mid"),
      o.outlet === "swivel" ? ellipse(206, 196, 60, 22, bold, "accent") : "",
      path("M44 288H338V320H44Z", bold, f),
      path("M44 320H338V334H44Z", bold, "accent"),
      mirrored(191, [
        hexagon(78, 274, 22, bold, "paper", 0),
        rect(54, 282, 48, 10, 2, medium),
        rect(68, 334, 20, 42, 2, bold),
        threadVertical(336, 376, 78, 10, 7)
      ]),
      o.finish === "polished" ? shine(148, 270, 1.1) : ""
    ]
  },
  [7, -12]
)
