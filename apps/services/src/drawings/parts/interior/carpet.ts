import { bold, circle, fine, medium, PAINT, part, path, pick, stroke, times } from "../../pen/index.ts"

/** Staggered rows of tufts over the floor, drawn as dashes. */
const TUFTS =
  times(12, (i) => `M${54 + (i % 2) * 8} ${140 + i * 13}H352`) +
  times(3, (i) => `M${54 + (i % 2) * 8} ${296 + i * 13}H150M${256 + (i % 2) * 8} ${296 + i * 13}H350`)

/** Moulded cab carpet from above: two foot wells, the transmission tunnel between them, heel pad on the driver's side. */
export const carpet = part(
  "carpet",
  "Cab carpet",
  {
    colour: pick("black", "grey", "accent", "red", "blue", "green", "tan", "maroon", "navy"),
    pile: pick("loop", "cut"),
    pad: pick("yes", "no"),
    backing: pick("jute", "mass")
  },
  (o) => {
    const f = PAINT[o.colour]
    const pile = o.pile === "loop" ? ' stroke-dasharray="0 16"' : ' stroke-dasharray="5 11" stroke-linecap="butt"'
    const edge =
      "M36 138Q34 122 50 118L146 98Q158 94 162 80L168 58Q172 46 184 46H216Q228 46 232 58L238 80Q242 94 254 98L350 118Q366 122 364 138L376 318Q376 336 358 338L262 352Q246 354 242 338L238 316Q234 304 222 304H178Q166 304 162 316L158 338Q154 354 138 352L42 338Q24 336 24 318Z"
    return [
      path(edge, bold, f),
      stroke(TUFTS, o.pile === "loop" ? 3.6 : 2, "ink", `${pile} stroke-opacity=".5"`),
      path(
        "M168 60Q172 48 184 48H216Q228 48 232 60L244 132Q252 230 240 312Q234 304 222 304H178Q166 304 160 312Q148 230 156 132Z",
        medium,
        f
      ),
      path("M218 52Q228 50 230 62L242 134Q250 230 239 306Q234 302 224 302Q234 210 218 52z", 0, "hole", "ink", ' fill-opacity=".22"'),
      circle(200, 112, 21, bold),
      circle(200, 112, 12, medium, "hole"),
      stroke("M164 168Q200 158 236 168M160 236Q200 226 240 236", fine),
      o.pad === "yes"
        ? [
            path(
              "M66 168L138 160Q146 160 146 168L142 262Q142 270 134 271L62 278Q54 278 54 270L58 176Q58 169 66 168Z",
              bold,
              f === "accent" ? "paper" : "accent"
            ),
            stroke("M66 190L136 182M65 208L135 200M64 226L134 218M63 244L133 236M62 260L132 252", medium)
          ]
        : "",
      path(edge, 11, "none"),
      path(edge, 3.4, "none", "mid", ' stroke-dasharray="9 6" stroke-linecap="butt"'),
      // A corner turned up shows what is beneath: woven jute, or a sheet of mass.
      path("M376 262L376 318Q376 336 358 338L300 346Q318 288 376 262Z", bold, o.backing === "jute" ? "#b99a6b" : "black"),
      o.backing === "jute"
        ? stroke("M326 330l40-46M342 334l30-34M318 310l22 26M336 294l28 34M356 280l18 24", fine)
        : stroke("M322 332Q334 300 368 282", 5, "mid")
    ]
  }
)
