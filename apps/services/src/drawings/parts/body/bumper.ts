import { bold, circle, fill, fine, medium, mirrored, part, path, pick, rect, stroke, text, tube } from "../../pen/index.ts"

/** Bumper: chrome blade or tube race bumper. */
export const bumper = part(
  "bumper",
  "Bumper",
  { style: pick("chrome", "tube"), finish: pick("raw", "black", "accent") },
  (o) => {
    const f = fill(o.finish, { raw: "paper", black: "black", accent: "accent" })
    if (o.style === "chrome")
      return [
        mirrored(200, [path("M96 210h26v96H96z", medium, "mid"), rect(86, 296, 46, 16, 3, medium, "tint")]),
        path("M22 176Q16 162 32 158Q200 120 368 158Q384 162 378 176L370 236Q366 252 350 248Q200 218 50 248Q34 252 30 236Z", bold, f),
        path("M30 190Q200 150 370 190L367 214Q200 176 33 214Z", 0, "mid"),
        stroke("M32 188Q200 150 368 188M36 226Q200 190 364 226", fine),
        mirrored(200, [path("M128 138h22v86h-22q-6-40 0-86Z", bold, "tint")]),
        rect(158, 168, 84, 42, 3),
        stroke("M166 176h.1M234 176h.1", 5),
        text("CAMBER", 200, 192, 15, "middle", 2.6, "accent")
      ]
    return [
      tube("M112 190L140 330M288 190L260 330", 20, f),
      mirrored(200, [rect(122, 322, 34, 20, 3, bold, "tint"), circle(139, 332, 4, fine, "hole")]),
      tube("M132 128V250M268 128V250", 20, f),
      tube("M104 118H296Q352 118 352 166V214Q352 262 296 262H104Q48 262 48 214V166Q48 118 104 118Z", 28, f, 4.5),
      tube("M62 190H338", 24, o.finish === "accent" ? "paper" : "accent", 4.5)
    ]
  },
  [0, -24]
)
