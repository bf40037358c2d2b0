import {
  bold,
  circle,
  type Color,
  fill,
  fine,
  gear,
  group,
  type Ink,
  medium,
  mirror,
  part,
  path,
  pick,
  rect,
  rotate,
  stroke,
  text,
  times,
  wheel
} from "../../pen/index.ts"

/** Cover art: a gear, a piston, a wheel or the finish flag. */
const emblem = (which: number, y: number, trim: Color): Ink =>
  [
    () => [path(gear(213, y, 56, 14, 13), bold), circle(213, y, 32, medium, "tint"), circle(213, y, 14, bold, trim)],
    () => [
      path(`M163 ${y - 44}H263V${y + 26}Q263 ${y + 40} 249 ${y + 40}H177Q163 ${y + 40} 163 ${y + 26}Z`, bold),
      stroke(`M165 ${y - 30}h96M165 ${y - 20}h96M165 ${y - 10}h96`, medium),
      circle(213, y + 16, 15, bold, trim)
    ],
    () => wheel(213, y, 56, 0.6, 5),
    () => [
      rect(137, y - 40, 152, 80, 0, bold),
      path(
        times(8, (i) => `M${137 + (i % 4) * 38 + (i < 4 ? 0 : 19)} ${i < 4 ? y - 40 : y}h19v40h-19Z`),
        0,
        trim
      )
    ]
  ][which]?.() ?? ""

/** Workshop manual; its publisher determines the cover. */
export const book = part(
  "book",
  "Book",
  { cover: pick("accent", "black", "white", "blue"), subject: pick("ENGINE", "CHASSIS", "TUNING", "BODY") },
  (o, V) => {
    const f = fill(o.cover, { accent: "accent", black: "black", white: "paper", blue: "#2a62b5" })
    const panel = V.one("panel", [74, 250, 74])
    const middle = panel === 74 ? V.one("place", [222, 238, 254]) : V.one("place", [132, 146, 160])
    const band = V.int("band", 3)
    const isMirrored = V.is("spine", 0.4)
    const x = isMirrored ? 187 : 213
    const cover: Ink = [
      path("M96 60L330 46Q342 46 344 58L356 330L344 352L112 366Z", bold, "mid"),
      path("M108 346L344 330V350L112 366Z"),
      stroke("M110 352L346 336M112 359L346 343", fine),
      path("M84 46H310Q322 46 322 58V336H96Q76 336 76 352V58Q76 46 84 46Z", bold, f),
      path("M76 352Q76 336 96 336H322V348H98Q88 350 90 362Q76 362 76 352Z"),
      band === 1 ? path("M106 48H150V334H106Z", 0, V.brand.ink) : band === 2 ? path("M106 334L320 120V210L196 334Z", 0, V.brand.ink) : "",
      stroke("M104 46V336")
    ]
    return rotate(V.one("turn", [0, -8, 7]), 200, 200, [
      isMirrored ? mirror(200, cover) : cover,
      rect(x - 87, panel, 174, 66, 2),
      text(o.subject, x, panel + 24, 24, "middle", 3.6),
      text("MANUAL", x, panel + 52, 13, "middle", 2),
      group(`translate(${x - 213} 0)`, emblem(V.int("emblem", 4), middle, o.cover === "accent" ? "ink" : "accent")),
      panel === 74
        ? [rect(x - 87, 300, 174, 24, 2), text(V.brand.word, x, 312, 13, "middle", 2)]
        : text(V.brand.word, x, 70, 13, "middle", 2, o.cover === "white" ? "ink" : "#ffffff")
    ])
  },
  [-14, -4, 0.94]
)
