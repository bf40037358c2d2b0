import {
  bold,
  type Color,
  fine,
  group,
  type Ink,
  label,
  medium,
  mirror,
  part,
  path,
  pick,
  PRINT,
  rect,
  rounded,
  stroke,
  text
} from "../../pen/index.ts"

/** Motor oil in its brand's packaging: a quart, a five-quart jug with a handle, or a case of quarts. */
export const oilBottle = part(
  "oil-bottle",
  "Motor oil",
  {
    grade: pick("20W-50", "10W-30", "5W-30", "15W-50", "75W-90", "ATF", "DOT 4"),
    bottle: pick("brand", "white", "black", "grey", "accent"),
    quantity: pick("quart", "jug", "case"),
    kind: pick("plain", "synthetic", "break-in")
  },
  (o, V) => {
    const goods = V.one<Color>("bottle", ["rubber", "card", V.brand.ink, "mid"])
    const f = { brand: goods, white: "card", black: "rubber", grey: "mid", accent: "accent" }[o.bottle] as Color
    const cap = V.one<Color>("cap", ["#c9a35a", "#c8281e", "rubber", "card"])
    const line = f === "rubber" ? "mid" : "ink"
    const print = (x: number, y: number, width: number, height: number): Ink => [
      label(V, x, y, width, height * 0.66, o.kind === "plain" ? "Motor oil" : o.kind),
      rect(x, y + height * 0.66, width, height * 0.34, 0, 0, PRINT.light),
      text(
        o.grade,
        x + width / 2,
        y + height * 0.83,
        Math.min(height * 0.19, width * 0.18),
        "middle",
        Math.min(height * 0.19, width * 0.18) * 0.15,
        PRINT.dark
      ),
      rect(x, y, width, height, 0, medium, "none")
    ]
    const getNeck = (x: number, y: number): Ink => [
      rect(x - 28, y - 44, 56, 38, 5, bold, cap, "ink", "upright"),
      stroke(`M${x - 17} ${y - 38}v26M${x - 6} ${y - 38}v26M${x + 5} ${y - 38}v26M${x + 16} ${y - 38}v26`, fine),
      rect(x - 22, y - 8, 44, 12, 1, medium, f, "ink", "upright")
    ]
    const form = V.int("form", 3)
    const quart = (x: number, y: number): Ink => {
      const w = [86, 78, 94][form] ?? 86
      const neck = [0, -34, 0][form] ?? 0
      const shoulder = [52, 84, 38][form] ?? 52
      return [
        getNeck(x + neck, y + 44),
        path(
          rounded([
            [x + neck - 26, y + 46, 6],
            [x + neck + 26, y + 46, 6],
            [x + w, y + 46 + shoulder, 22],
            [x + w, y + 330, 18],
            [x - w, y + 330, 18],
            [x - w, y + 46 + (form === 1 ? 40 : shoulder), 22]
          ]),
          bold,
          f,
          "ink",
          "",
          "upright"
        ),
        form === 2 ? stroke(`M${x - w + 6} ${y + 108}h${2 * w - 12}M${x - w + 6} ${y + 318}h${2 * w - 12}`, fine, line) : "",
        print(x - w + 12, y + 132, 2 * w - 24, 178)
      ]
    }
    const shell: Ink = [
      getNeck(142, 66),
      path(
        "M120 70H166Q188 70 200 86H270Q318 86 318 136V352Q318 374 296 374H104Q82 374 82 352V128Q82 100 120 70ZM222 116H264Q286 116 286 138V178H250Q222 178 222 148Z",
        bold,
        f,
        "ink",
        ' fill-rule="evenodd"',
        "upright"
      )
    ]
    const jug: Ink = [V.is("way") ? mirror(200, shell) : shell, print(98, 200, 204, 156)]
    const high = V.one("box", [270, 226, 250])
    const boxWay = V.is("box way")
    const boxTop = 366 - high
    const carton: Ink = [
      rect(44, boxTop, 250, high, 3, bold, "#b98f5e", "ink", "flat"),
      path(`M294 ${boxTop}L362 ${boxTop - 34}V330L294 366Z`, bold, "#a37b4c"),
      path(`M44 ${boxTop}L112 ${boxTop - 34}H362L294 ${boxTop}Z`, bold, "#c9a274"),
      stroke(`M169 ${boxTop}l68-34`, medium)
    ]
    const front = V.one("front", [0.5, 0.56])
    const box: Ink = [
      boxWay ? mirror(200, carton) : carton,
      print((boxWay ? 106 : 44) + V.one("print x", [18, 44]), boxTop + 24, 188, Math.min(170, high - 48)),
      group(`translate(${boxWay ? 24 - 200 * front + 60 : 316 - 200 * front} ${372 - 366 * front}) scale(${front})`, quart(200, 24))
    ]
    return { quart: () => quart(V.one("stand", [200, 176, 224]), 24), jug: () => jug, case: () => box }[o.quantity]()
  }
)
