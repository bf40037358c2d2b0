import { bold, circle, fine, ground, group, medium, PAINT, part, path, pick, rect, stroke, text, wheel } from "../../pen/index.ts"

/** Tandem-axle car trailer, side view, tongue to the right: open deck or enclosed. */
export const trailer = part(
  "trailer",
  "Trailer",
  { style: pick("open", "enclosed"), colour: pick("accent", "black", "white", "silver", "red", "blue"), axles: pick(2, 1) },
  (o) => {
    const f = PAINT[o.colour]
    const enclosed = o.style === "enclosed"
    const deck = o.axles === 2 ? [128, 204] : [166]
    const [first, last] = [Math.min(...deck), Math.max(...deck)]
    const fender = `M${first - 46} 262Q${first - 46} 214 ${first - 4} 212H${last + 4}Q${last + 46} 214 ${last + 46} 262H${last + 32}Q${last + 32} 230 ${last} 228H${first}Q${first - 32} 230 ${first - 32} 262Z`
    const tongue = [
      path("M270 244H352L362 250V262H270Z", bold, "mid"),
      path("M348 238Q350 228 364 228H380Q392 232 390 246Q388 258 378 258H348Z", bold, "tint"),
      circle(376, 246, 5, fine, "hole"),
      rect(318, 190, 16, 96, 2, medium),
      rect(312, 232, 28, 26, 2, bold, "accent"),
      stroke("M334 194h22v-12", 5),
      circle(326, 292, 12, bold, "black")
    ]
    const box = [
      path("M22 98Q22 86 34 86H250Q290 92 298 146L302 244H22Z", bold, f),
      path("M22 98Q22 86 34 86H250Q262 88 270 94L272 102H22Z", medium, "tint"),
      stroke("M62 104V242M112 104V208M162 104V208M212 104V208M262 104V242", fine),
      path("M222 128H256Q262 128 262 134V236H222Z", medium, o.colour === "accent" ? "paper" : f),
      circle(230, 186, 4, fine, "hole"),
      text("CAMBER", 120, 152, 28, "middle", 4.4, o.colour === "white" || o.colour === "silver" ? "accent" : "ink")
    ]
    const open = [
      path("M14 232H302V252H14Z", bold, f),
      stroke("M22 242H296", fine),
      stroke("M44 232V198H268V232M100 198V232M156 198V232M212 198V232", 9),
      stroke("M44 232V198H268V232M100 198V232M156 198V232M212 198V232", 3.4, "paper"),
      path("M14 232L52 158L66 164L34 232Z", bold, "tint"),
      stroke("M28 214l16 6M37 196l16 6M46 178l16 6", medium)
    ]
    // The open trailer is low, so it is moved up to the middle of the sheet.
    return group(`translate(0 ${enclosed ? 0 : -36})`, [
      ground(302, 16, 392),
      tongue,
      enclosed ? box : open,
      rect(14, 244, 292, 14, 2, bold, "mid"),
      deck.map((x) => wheel(x, 266, 34, 0.56, 5, "paper")),
      path(fender, bold, enclosed ? "tint" : f),
      rect(8, 228, 12, 20, 2, medium, "#c8281e")
    ])
  },
  [2, 2, 0.95]
)
