import { at, bold, circle, fill, holes, medium, part, path, pick, stroke } from "../../pen/index.ts"

/** Bellhousing from the engine side: its flange with the pattern, the register for the transmission and the fork's window. */
export const bellhousing = part(
  "bellhousing",
  "Bellhousing",
  { finish: pick("raw", "black", "natural"), window: pick("left", "right") },
  (o) => {
    const f = fill(o.finish, { raw: "tint", black: "black", natural: "mid" })
    const side = o.window === "left" ? -1 : 1
    return [
      path(
        "M64 92L110 42L162 60Q200 50 238 60L290 42L336 92L318 136Q340 190 326 246L372 292L340 330H292Q200 372 108 330H60L28 292L74 246Q60 190 82 136Z",
        bold,
        f,
        "ink",
        "",
        "flat"
      ),
      circle(200, 208, 118, medium, "mid", "ink", "dish"),
      circle(200, 208, 62, bold, f),
      circle(200, 208, 40, bold, "hole"),
      holes(200, 208, 84, 4, 8, -45, medium, "hole"),
      at(
        [
          [104, 72],
          [296, 72],
          [84, 112],
          [316, 112],
          [56, 304],
          [344, 304],
          [164, 80],
          [236, 80]
        ],
        (x, y) => circle(x, y, 9, medium, "hole")
      ),
      path(`M${200 + side * 104} 166L${200 + side * 136} 174V236L${200 + side * 104} 246Z`, medium, "hole"),
      stroke("M118 316Q200 344 282 316", medium)
    ]
  },
  [0, 6]
)
