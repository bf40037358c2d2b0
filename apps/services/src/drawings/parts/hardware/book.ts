import {
  bold,
  circle,
  type Colour,
  fill,
  fine,
  gear,
  type Ink,
  medium,
  part,
  path,
  pick,
  rect,
  stroke,
  text,
  times,
  wheel
} from "../../pen/index.ts"

/** What stands on the cover: a gear, a piston, a wheel or the finish flag. */
const emblem = (which: number, y: number, trim: Colour): Ink =>
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

/** Workshop manual; its publisher designs the cover. */
export const book = part(
  "book",
  "Book",
  { cover: pick("accent", "black", "white", "blue"), subject: pick("ENGINE", "CHASSIS", "TUNING", "BODY") },
  (o, V) => {
    const f = fill(o.cover, { accent: "accent", black: "black", white: "paper", blue: "#2a62b5" })
    return [
      path("M96 60L330 46Q342 46 344 58L356 330L344 352L112 366Z", bold, "mid"),
      path("M108 346L344 330V350L112 366Z"),
      stroke("M110 352L346 336M112 359L346 343", fine),
      path("M84 46H310Q322 46 322 58V336H96Q76 336 76 352V58Q76 46 84 46Z", bold, f),
      path("M76 352Q76 336 96 336H322V348H98Q88 350 90 362Q76 362 76 352Z"),
      stroke("M104 46V336"),
      rect(126, 74, 174, 66, 2),
      text(o.subject, 213, 98, 24, "middle", 3.6),
      text("MANUAL", 213, 126, 13, "middle", 2),
      emblem(V.int("emblem", 4), V.one("place", [222, 238, 254]), o.cover === "accent" ? "ink" : "accent"),
      rect(126, 300, 174, 24, 2),
      text(V.brand.word, 213, 312, 13, "middle", 2)
    ]
  },
  [-16, -6]
)
