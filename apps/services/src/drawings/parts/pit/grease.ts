import {
  bold,
  BRASS,
  centreLine,
  circle,
  ellipse,
  fine,
  gloss,
  group,
  label,
  medium,
  PAINT,
  part,
  path,
  pick,
  rect,
  stroke,
  tone,
  tube
} from "../../pen/index.ts"

/** Grease: a lever gun on the slant, or its cartridge. */
export const grease = part(
  "grease",
  "Grease",
  { style: pick("gun", "cartridge"), colour: pick("accent", "black", "red", "blue", "green", "silver") },
  (o, V) => {
    const f = PAINT[o.colour]
    if (o.style === "cartridge")
      return [
        path("M138 84V352Q138 374 200 374T262 352V84Z", bold),
        tone("M244 90H259V352Q254 362 244 365z"),
        path("M138 132V318Q200 346 262 318V132Q200 160 138 132Z", medium, f),
        label(V, 142, 176, 116, 112, "Grease"),
        gloss("M142 176h116v112h-116Z"),
        stroke("M140 338Q200 366 260 338", fine),
        ellipse(200, 84, 62, 18, bold, "tint"),
        ellipse(200, 82, 49, 12, medium, "mid"),
        path("M188 84Q180 38 206 34Q230 34 222 58L210 84Z", bold),
        ellipse(206, 50, 8, 7, medium, "hole")
      ]
    return group(
      "translate(188 204) rotate(-34) scale(.8) translate(-174 -216)",
      centreLine(-34, 220, 300, 220),
      stroke("M-22 220H46", 9),
      path("M-40 202h16q6 0 6 6v24q0 6-6 6h-16Z", bold, "tint"),
      rect(32, 178, 20, 84, 3, bold, "mid"),
      path("M52 174H236V266H52Z", bold, f),
      path("M56 240H232V263H56z", 0, "hole", "ink", ' fill-opacity=".22"'),
      stroke("M70 188H206", 4, o.colour === "silver" ? "ink" : "paper"),
      stroke("M64 176V264M74 176V264M218 176V264M227 176V264", fine),
      label(V, 90, 190, 112, 60, "EP 2"),
      rect(90, 190, 112, 60, 0, medium, "none"),
      path("M236 168H282Q300 172 302 194V246Q300 268 282 272H236Z", bold, "tint"),
      tone("M240 250H298Q294 266 281 269H240z", "mid"),
      path("M254 168V150H282V168Z", medium, "tint"),
      path("M268 144L86 104Q72 100 72 114Q72 124 84 128L262 164Z", bold),
      path("M84 108Q72 106 73 116Q74 124 86 126L150 139L154 123Z", medium, "black"),
      circle(268, 153, 15, bold),
      circle(268, 153, 5, fine, "hole"),
      tube("M302 214C336 214 342 246 330 268S330 306 344 322", 18, "black", 3.6),
      rect(296, 202, 18, 24, 2, medium, BRASS),
      path("M338 312l14 -6 8 14-14 8Z", medium, BRASS),
      path("M350 326l14 -8 12 20-14 8Z", medium, "tint")
    )
  }
)
