import { bold, fine, group, medium, mirrored, PAINT, part, path, pick, rect, stroke } from "../../pen/index.ts"

/** Race suit, front view. The SFI patch shows the number of layers, from 1 to 3. */
export const suit = part(
  "suit",
  "Race suit",
  {
    colour: pick("black", "accent", "red", "blue", "grey", "white"),
    piece: pick("one", "jacket"),
    stripe: pick("accent", "white", "none")
  },
  (o) => {
    const f = PAINT[o.colour]
    const s = o.stripe === "none" ? f : o.colour === "accent" ? "paper" : PAINT[o.stripe]
    const j = o.piece === "jacket"
    const k = j ? "translate(-56 2) scale(1.28)" : ""
    const half = [
      path(
        `M176 40L130 56Q108 64 102 92L70 206Q68 216 78 219L98 224Q106 225 108 217L132 138${j ? "V252H200V44Z" : "L138 222L126 372Q126 382 136 382H176Q184 382 185 374L200 262V44Z"}`,
        bold,
        f
      ),
      path("M128 60L116 72 98 116 121 124 134 80Z", 0, s),
      path("M136 54L132 138"),
      path("M72 204l36 12-3 8-35-10Z", medium, "tint"),
      j
        ? ""
        : [
            path("M127 366h58v16h-50q-9 0-8-8z", medium, "tint"),
            stroke("M150 250L142 360M136 240L200 240", fine),
            path("M138 222L128 350l14 2 12-128Z", 0, s),
            stroke("M138 222L128 350M154 226L142 352", fine)
          ]
    ]
    const body = [
      mirrored(200, half),
      stroke("M200 66V" + (j ? 236 : 262)),
      path("M176 40Q200 58 224 40L226 58Q200 76 174 58Z", medium, s),
      rect(j ? 131 : 136, j ? 236 : 212, j ? 138 : 128, 18, 3, medium, s),
      rect(190, j ? 236 : 212, 24, 18, 2),
      rect(150, 92, 36, 14, 1),
      stroke("M214 96h36", fine),
      path("M212 104h40v26h-40z", fine, "none")
    ]
    return j ? group(k, body) : body
  }
)
