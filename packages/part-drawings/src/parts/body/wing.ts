import { at, bold, circle, fine, isometric, medium, mirrored, PAINT, part, path, pick, polygon, stroke, times } from "../../pen/index.ts"

const N = 10
/** Wing or spoiler: sprint-car top wing, rear spoiler, GT wing. */
export const wing = part(
  "wing",
  "Wing",
  { style: pick("sprint", "spoiler", "gt"), colour: pick("accent", "white", "black", "silver", "red", "blue", "yellow") },
  (o) => {
    const f = PAINT[o.colour]
    if (o.style === "spoiler")
      return [
        mirrored(200, [path("M34 196L18 286 92 296 112 214Z", bold, "tint"), path("M116 214l-6 94h18l4-94ZM172 208l-4 106h18l2-106Z")]),
        path("M30 148Q200 116 370 148L362 218Q200 190 38 218Z", bold, f),
        path("M30 148Q200 116 370 148L369 158Q200 126 31 158Z"),
        stroke(
          times(10, (i) => `M${60 + i * 31} ${206 - 14 * Math.sin((Math.PI * (i + 0.5)) / 10)}h.01`),
          7
        ),
        path("M44 300Q200 276 356 300v16Q200 292 44 316Z", bold)
      ]
    if (o.style === "gt")
      return [
        mirrored(200, [path("M128 176l12 130h24l-10-130Z", bold), circle(150, 292, 5, medium, "hole"), circle(144, 196, 4, fine, "hole")]),
        path("M40 146Q200 132 360 146L352 182Q200 170 48 182Z", bold, f),
        path("M52 190Q200 178 348 190v12Q200 190 52 202Z", medium, "tint"),
        mirrored(200, path("M30 118h18q4 0 4 6v88q0 8-8 8H30q-6 0-6-8v-88q0-6 6-6Z", bold, o.colour === "accent" ? "tint" : "accent")),
        path("M110 306H290v16H110Z", bold, "tint")
      ]
    const W = 168
    const D = 164
    const H = 70
    const z = (t: number) => H * (1 - t) ** 1.8
    const P = (x: number, t: number, dz = 0) => isometric(x, t * D, z(t) + dz, 196, 132)
    const C = (t: number, dz: number, x: number) => isometric(x, t * D, H * (1 - t) + dz, 196, 132)
    const E = (x: number) => Array.from({ length: N + 1 }, (_, i) => P(x, i / N))
    const board = (x: number) => [C(-0.1, 34, x), C(1.1, 34, x), C(1.1, -44, x), C(-0.1, -44, x)]
    const post = (x: number, t: number) => {
      const [a, b] = P(x, t)
      return stroke(`M${a} ${b}v104`, 11) + stroke(`M${a} ${b}v104`, 4, "paper")
    }
    return [
      post(60, 0.35),
      post(130, 0.35),
      post(60, 0.85),
      post(130, 0.85),
      polygon(board(0), bold, "tint"),
      polygon([...E(0), ...E(W).reverse()], bold),
      [0.25, 0.5, 0.75].map((k) =>
        stroke(
          "M" +
            E(W * k)
              .map((p) => p.map((q) => q.toFixed(0)).join(" "))
              .join("L"),
          fine
        )
      ),
      [0.2, 0.45, 0.7].map((t) => stroke(`M${P(0, t).join(" ")}L${P(W, t).join(" ")}`, fine)),
      polygon([P(0, 0), P(W, 0), P(W, 0, 20), P(0, 0, 20)], medium, f),
      polygon([P(0, 1), P(W, 1), P(W, 1, -9), P(0, 1, -9)], medium, "mid"),
      polygon(board(W), bold, f),
      polygon([C(-0.04, 24, W), C(1.04, 24, W), C(1.04, -34, W), C(-0.04, -34, W)], fine, "none"),
      at(
        [
          [0.15, -8],
          [0.85, -8]
        ],
        (t, d) => circle(...C(t, d, W), 5)
      )
    ]
  }
)
