import { PAINT, bold, circle, fine, medium, part, path, pick, rect, rotate, stroke, times } from "../../pen/index.ts"

/** Interior door panel: armrest, crank, pull handle, upholstery pleats and speaker grille. */
export const doorPanel = part(
  "door-panel",
  "Door panel",
  { colour: pick("black", "white", "red", "blue", "accent"), style: pick("original", "plain") },
  (o) => {
    const f = PAINT[o.colour]
    const trim = o.colour === "accent" || o.colour === "red" ? "paper" : "accent"
    const pleat = o.colour === "white" ? "tint" : o.colour === "black" ? "mid" : "black"
    return [
      path("M28 92Q28 80 40 80H352Q376 82 376 106V272Q376 330 330 334H92Q60 334 46 300L30 240Z", bold, f),
      path("M28 92Q28 80 40 80H352Q374 82 376 104V112H28Z", bold, "tint"),
      o.style === "original"
        ? [
            path("M48 130H352V206H48Z", medium, pleat),
            stroke(
              times(14, (i) => `M${66 + i * 21} 132v72`),
              2
            )
          ]
        : stroke("M44 130H358M44 140H358", fine),
      path("M120 222H300Q324 222 324 240T300 258H120Q104 258 104 240T120 222Z", bold, trim),
      path("M204 230H296V246H204Z", medium, "hole"),
      circle(84, 176, 19, bold, "tint"),
      rotate(28, 84, 176, [path("M78 168H140V184H78Z", bold, "tint"), circle(138, 168, 12, bold, "hole")]),
      rect(288, 158, 62, 26, 8, bold, "tint"),
      rect(298, 165, 34, 12, 5, medium, "hole"),
      circle(118, 294, 27, bold, "tint"),
      stroke("M98 288h40M96 296h44M102 304h32M106 280h24", medium),
      stroke("M160 318H336", fine)
    ]
  },
  [-1, -6]
)
