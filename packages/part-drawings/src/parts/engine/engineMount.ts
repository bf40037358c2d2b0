import {
  bold,
  brandBadge,
  centreLine,
  circle,
  type Color,
  fill,
  fine,
  group,
  hexagon,
  type Ink,
  leader,
  medium,
  mirror,
  part,
  path,
  pick,
  rect,
  rounded,
  stroke,
  threadVertical,
  times
} from "../../pen/index.ts"

/** Engine mount: the block's bracket on its cushion, from the front and from the side. The car determines its height. */
export const engineMount = part(
  "engine-mount",
  "Engine mount",
  { finish: pick("raw", "black"), cushion: pick("rubber", "polyurethane", "solid"), bolt: pick("3/8", "7/16", "10mm") },
  (o, V) => {
    const f: Color = o.finish === "black" ? "rubber" : "tint"
    const line: Color = o.finish === "black" ? "mid" : "ink"
    const poly = V.one<Color>("poly", ["accent", "#c8281e", "#2a62b5", "#e9b818"])
    const c = fill<typeof o.cushion>(o.cushion, { rubber: "rubber", polyurethane: poly, solid: "tint" })
    const half = { "3/8": 7, "7/16": 10, "10mm": 8.5 }[o.bolt]
    const tall = V.one("tall", [84, 112, 138])
    const foot = V.one("foot", [92, 112, 130])
    const ear = V.one("ear", [30, 36, 42])
    const lean = V.one("lean", [0, 16, 30])
    const form = V.int("form", 3)
    const stud = (x: number, y: number): Ink => [
      rect(x - half, y, 2 * half, 46, 2, medium, "tint", "ink", "upright"),
      threadVertical(y + 12, y + 44, x, half, 5),
      hexagon(x, y - 12, 2 * half, medium, "tint", 0),
      rect(x - 2.2 * half, y - 6, 4.4 * half, 6, 1, fine, "mid")
    ]
    const top = -tall - 62
    const cushion: Ink =
      o.cushion === "solid"
        ? [
            rect(-foot * 0.5, -66, foot, 66, 2, bold, c, "ink", "upright"),
            stroke(`M${-foot * 0.5 + 10} -58L${foot * 0.5 - 10} -8M${foot * 0.5 - 10} -58L${-foot * 0.5 + 10} -8`, 6, "mid"),
            stroke(`M${-foot * 0.5} -8h${foot}`, fine, line, ' stroke-dasharray="3 3"')
          ]
        : [
            path(
              `M${-foot * 0.86} 0Q${-foot * 0.62} -30 ${-foot * 0.7} -66H${foot * 0.7}Q${foot * 0.62} -30 ${foot * 0.86} 0Z`,
              bold,
              c,
              "ink",
              "",
              "upright"
            ),
            o.cushion === "rubber"
              ? stroke(`M${-foot * 0.72} -20Q0 -8 ${foot * 0.72} -20M${-foot * 0.66} -44Q0 -32 ${foot * 0.66} -44`, 2.4, "#7a818c")
              : stroke(
                  times(5, (i) => `M${-foot * 0.5 + i * foot * 0.25} -58l${(i - 2) * 3} 50`),
                  2.4,
                  "ink",
                  ' stroke-opacity=".4"'
                )
          ]
    const bracket = rounded(
      form === 0
        ? [
            [-foot * 0.8, -64, 4],
            [-foot * 0.8, -84, 12],
            [-ear - 6, -100, 10],
            [-ear + lean, top, ear],
            [ear + lean, top, ear],
            [ear + 6, -100, 10],
            [foot * 0.8, -84, 12],
            [foot * 0.8, -64, 4]
          ]
        : form === 1
          ? [
              [-foot * 0.76, -64, 4],
              [-foot * 0.76, -80, 6],
              [-ear - 26 + lean, top + 8, 12],
              [ear + 26 + lean, top + 8, 12],
              [foot * 0.76, -80, 6],
              [foot * 0.76, -64, 4]
            ]
          : [
              [-foot * 0.8, -64, 3],
              [-foot * 0.8, -78, 3],
              [-ear - 10, -78, 8],
              [-ear + lean * 0.5, top, 16],
              [ear + lean, top, 16],
              [ear + 18, -78, 8],
              [foot * 0.8, -78, 3],
              [foot * 0.8, -64, 3]
            ]
    )
    const eye = top + ear + 2
    const eyes = form === 1 ? [-24 + lean, 24 + lean] : [lean]
    const front: Ink = [
      [-foot * 0.78, foot * 0.78].map((x) => stud(x, 20)),
      rect(-foot - 16, 0, 2 * foot + 32, 20, 3, bold, f, "ink", "level"),
      cushion,
      path(bracket, bold, f),
      form === 0
        ? stroke(
            `M${-ear - 2 + lean * 0.3} -96L${-ear * 0.5 + lean} ${eye + 30}M${ear + 2 + lean * 0.3} -96L${ear * 0.5 + lean} ${eye + 30}`,
            medium,
            line
          )
        : stroke(`M${-foot * 0.6} -74H${foot * 0.6}`, fine, line),
      eyes.map((x) => [
        circle(x, eye, form === 1 ? 15 : 23, bold, o.cushion === "solid" ? "mid" : "tint", "ink", "dome"),
        circle(x, eye, (form === 1 ? 6 : 9) + (o.bolt === "7/16" ? 3 : o.bolt === "10mm" ? 1.5 : 0), medium, "hole")
      ]),
      eye < -138 ? brandBadge(V.brand, lean * 0.4, -98, 20) : ""
    ]
    const deep = V.one("deep", [34, 42, 50])
    const beside: Ink = [
      stud(0, 20),
      rect(-deep - 6, 0, 2 * deep + 12, 20, 3, bold, f, "ink", "level"),
      o.cushion === "solid"
        ? rect(-deep * 0.62, -66, deep * 1.24, 66, 2, bold, c, "ink", "upright")
        : path(`M${-deep} 0Q${-deep + 9} -30 ${-deep + 2} -66H${deep - 2}Q${deep - 9} -30 ${deep} 0Z`, bold, c, "ink", "", "upright"),
      rect(-deep, -80, 2 * deep, 16, 3, bold, f, "ink", "level"),
      [-1, 1].map((way) => rect(way > 0 ? deep * 0.52 : -deep * 0.52 - 9, top, 9, -top - 78, 2, medium, f, "ink", "upright")),
      rect(-deep * 0.52, eye - 13, deep * 1.04, 26, 2, medium, o.cushion === "solid" ? "mid" : c, "ink", "level"),
      rect(-deep - 12, eye - half, 2 * deep + 24, 2 * half, 2, fine, "tint", "ink", "level"),
      rect(-deep - 20, eye - half * 1.7, 12, half * 3.4, 1, medium, "tint", "ink", "level"),
      rect(deep + 6, eye - half * 1.7, 10, half * 3.4, 1, medium, "tint", "ink", "level"),
      centreLine(0, top - 14, 0, 76)
    ]
    const width = 2 * foot + 32
    const all = width + 24 + 2 * deep + 40
    const k = Math.min(1.35, 384 / all, 366 / (-top + 70))
    const way = V.is("way") ? 1 : -1
    const base = 200 + ((-top - 66) / 2) * k
    const fx = 200 - way * ((all - width) / 2) * k
    const sx = 200 + way * ((all - 2 * deep - 40) / 2) * k
    const place = group(`translate(${fx} ${base}) scale(${k})`, front)
    return [
      V.is("turned") ? mirror(fx, place) : place,
      group(`translate(${sx} ${base}) scale(${k})`, beside),
      leader(sx, base + 60 * k, sx - way * 26 * k, base + 76 * k, o.bolt)
    ]
  }
)
