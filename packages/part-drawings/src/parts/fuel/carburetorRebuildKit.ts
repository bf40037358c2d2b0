import { BRASS, at, bold, circle, fine, hexagon, medium, part, path, pick, rect, stroke } from "../../pen/index.ts"

/** Carburetor rebuild kit: bowl gasket, pump diaphragm, float, needle and seat, jets. */
export const carburetorRebuildKit = part("carburetor-rebuild-kit", "Carburetor rebuild kit", { fuel: pick("gas", "alcohol") }, (o) => [
  path(
    "M40 36H226Q240 36 240 50V70L256 84V118L240 132V156Q240 170 226 170H40Q26 170 26 156V50Q26 36 40 36Z",
    bold,
    o.fuel === "gas" ? "mid" : "accent"
  ),
  path("M54 58H212V86L228 96V108L212 118V148H54Z", bold),
  at(
    [
      [40, 50],
      [226, 50],
      [40, 156],
      [226, 156]
    ],
    (x, y) => circle(x, y, 6, fine, "hole")
  ),
  circle(326, 92, 52, bold, o.fuel === "gas" ? "accent" : "mid"),
  circle(326, 92, 26, bold, "tint"),
  circle(326, 92, 8, medium, "hole"),
  at(
    [
      [326, 48],
      [364, 114],
      [288, 114]
    ],
    (x, y) => circle(x, y, 5, fine)
  ),
  path("M40 214H150Q166 214 166 230V276Q166 292 150 292H40Q24 292 24 276V230Q24 214 40 214Z", bold, BRASS),
  stroke("M24 252H166", fine),
  path("M166 240L224 222V236L166 258Z", medium, "tint"),
  rect(286, 190, 60, 40, 3, bold, BRASS),
  stroke("M306 190v40M326 190v40"),
  rect(296, 230, 40, 58, 2, bold, BRASS),
  stroke("M298 242h36M298 254h36M298 266h36", fine),
  path("M304 288H328V318L316 344L304 318Z", bold),
  [54, 128, 202].map((x) => [
    hexagon(x, 344, 26, bold, BRASS),
    circle(x, 344, 8, medium, "hole"),
    stroke(`M${x - 18} 344h8M${x + 10} 344h8`)
  ])
])
