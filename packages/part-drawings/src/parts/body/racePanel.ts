import { PAINT, type Point, anyPaint, at, bold, circle, fine, medium, part, path, pick, stroke, text } from "../../pen/index.ts"

/** Flat race panel with flanges and rivets: hood, door or fender. */
export const racePanel = part(
  "race-panel",
  "Race body panel",
  { panel: pick("fender", "door", "hood"), colour: anyPaint },
  (o) => {
    const f = PAINT[o.colour]
    const trim = o.colour === "accent" ? "paper" : "accent"
    const [d, flange, rivets]: readonly [string, string, readonly Point[]] = {
      fender: [
        "M24 150Q90 96 260 86H372V262H338A94 94 0 0 0 150 288L150 300H62Q24 240 24 150Z",
        "M24 150Q90 96 260 86H372V108H262Q100 118 36 166Z",
        [
          [60, 282],
          [90, 282],
          [120, 282],
          [360, 140],
          [360, 190],
          [360, 240]
        ]
      ],
      door: [
        "M30 84H370V300H30Z",
        "M30 84H370V106H30Z",
        [
          [44, 130],
          [44, 190],
          [44, 250],
          [356, 130],
          [356, 190],
          [356, 250],
          [120, 288],
          [200, 288],
          [280, 288]
        ]
      ],
      hood: [
        "M78 60H322L384 330Q200 372 16 330Z",
        "M78 60H322L328 84H72Z",
        [
          [80, 110],
          [62, 190],
          [44, 280],
          [320, 110],
          [338, 190],
          [356, 280]
        ]
      ]
    }[o.panel] as [string, string, readonly Point[]]
    return [
      path(d, bold, f),
      path(flange, bold, o.colour === "white" || o.colour === "silver" ? "mid" : "tint"),
      o.panel === "fender"
        ? [path("M150 300V288A94 94 0 0 1 338 262H326A82 82 0 0 0 164 300Z", bold, trim), stroke("M60 200Q120 150 250 142H330", medium)]
        : o.panel === "door"
          ? [
              circle(200, 196, 70, medium, o.colour === "white" ? "tint" : "paper"),
              text("24", 200, 196, 72, "middle", 9, trim === "accent" ? "accent" : "ink"),
              stroke("M64 130V262M336 130V262", fine)
            ]
          : [
              stroke("M132 112L98 322M268 112L302 322M168 106L150 330M232 106L250 330"),
              at(
                [
                  [100, 104],
                  [300, 104],
                  [56, 318],
                  [344, 318]
                ],
                (x, y) => [circle(x, y, 13, medium, trim), circle(x, y, 4, fine, "hole")]
              )
            ],
      at(rivets, (x, y) => circle(x, y, 5, fine, "hole"))
    ]
  },
  [3, 8]
)
