import { type Ink, at, bold, circle, hexagon, medium, part, path, pick, rect, stroke, thread, times } from "../../pen/index.ts"

/** Throttle linkage: rod between two swivels, arm and double return springs. */
export const throttleLinkage = part(
  "throttle-linkage",
  "Throttle linkage",
  { finish: pick("zinc", "stainless"), carburetors: pick(1, 2) },
  (o) => {
    const f = o.finish === "zinc" ? "#d9bd74" : "tint"
    const coil = (x: number, y: number): Ink => [
      stroke(`M${x - 74} ${y}h-26a9 9 0 1 0-9-9M${x + 74} ${y}h26a9 9 0 1 1 9 9`, 4.5),
      stroke(
        times(15, (i) => `M${x - 72 + i * 10} ${y + 15}L${x - 68 + i * 10} ${y - 15}`),
        5
      )
    ]
    const swivel = (x: number): Ink => [
      rect(x - 20, 106, 40, 48, 4, bold, "accent"),
      circle(x, 130, 9, medium),
      rect(x - 8, 154, 16, 44, 2, bold, f),
      hexagon(x, 176, 17, bold, f, 0)
    ]
    return [
      rect(20, 122, 360, 16, 4, bold, f),
      thread(26, 110, 130, 8, 8),
      thread(290, 374, 130, 8, 8),
      swivel(82),
      swivel(318),
      o.carburetors === 2 ? swivel(200) : "",
      path("M64 208Q64 190 82 190H318Q336 190 336 208V222Q336 240 318 240H274L252 366H218L200 240H82Q64 240 64 222Z", bold, f),
      at(
        [
          [82, 214],
          [318, 214],
          [235, 344],
          [233, 304]
        ],
        (x, y) => circle(x, y, 8, medium, "hole")
      ),
      coil(122, 296),
      coil(122, 350)
    ]
  },
  [4, -33, 0.93]
)
