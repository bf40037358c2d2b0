import { bold, fine, part, path, pick, stroke, tube } from "../../pen/index.ts"

/** Weatherstrip: bulb seal profile in section with the strip running back in a loop. */
export const weatherstrip = part(
  "weatherstrip",
  "Weatherstrip",
  { kit: pick("doors", "trunk", "complete") },
  (o) => {
    const loop =
      o.kit === "trunk"
        ? "M120 250C40 220 30 70 130 56H280C380 66 380 210 300 236"
        : "M120 250C60 200 80 60 150 50H330C372 54 372 110 362 160S350 230 300 240"
    return [
      tube(loop, 34, "black", 5),
      stroke(loop, 3, "mid"),
      o.kit === "complete" ? [tube("M196 236C160 180 180 120 210 116H290C310 120 300 180 270 200", 24, "black", 4.5)] : "",
      path("M60 300H240V366H204V332H96V366H60Z", bold, "accent"),
      path("M150 300C84 300 74 208 150 196C226 208 216 300 150 300Z", bold, "black"),
      path("M150 280C110 280 104 222 150 214C196 222 190 280 150 280Z", bold, "paper"),
      stroke("M96 344H108M96 356H108M192 344H204M192 356H204", 4),
      stroke("M74 316H226", fine)
    ]
  },
  [-20, 0]
)
