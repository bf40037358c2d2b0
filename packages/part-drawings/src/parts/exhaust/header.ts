import {
  bold,
  brandBadge,
  circle,
  type Color,
  ellipse,
  fill,
  fine,
  type Ink,
  medium,
  mirror,
  part,
  path,
  pick,
  rect,
  rounded,
  stroke,
  tone,
  tube
} from "../../pen/index.ts"

/** Header of one bank: a primary tube for each cylinder, from the flange to the collector. The car determines the tubes' path. */
export const header = part(
  "header",
  "Header",
  {
    finish: pick("raw", "black", "ceramic", "stainless"),
    tube: pick("1 3/4", "1 1/2", "1 5/8", "1 7/8", "2", "2 1/8"),
    collector: pick("3", "3.5"),
    bores: pick(4, 1, 2, 3, 5, 6),
    port: pick("round", "square", "d", "oval")
  },
  (o, V) => {
    const W = { "1 1/2": 27, "1 5/8": 29.5, "1 3/4": 32, "1 7/8": 34.5, 2: 37, "2 1/8": 39.5 }[o.tube]
    const f: Color = fill(o.finish, { raw: "tint", black: "rubber", ceramic: "#c3c9d1", stainless: "chrome" })
    const line: Color = o.finish === "black" ? "mid" : "ink"
    const nk = o.collector === "3" ? 26 : 31
    const pitch = 328 / o.bores
    const X = Array.from({ length: o.bores }, (_, i) => 36 + pitch * (i + 0.5))
    const k = Math.min(1, pitch / 82)
    const w = W * Math.max(0.78, k)
    // Position of the collector.
    const cx = 200 + (V.int("lean", 5) - 2) * 36
    const yc = V.one("drop", [226, 250, 206, 264])
    const long = Math.min(64, 336 - yc)
    const loop = V.int("loop", 4)
    const ends = X.map((x, i) => {
      const end = cx + (o.bores === 1 ? 0 : ((i - (o.bores - 1) / 2) * 76) / (o.bores - 1))
      const way = x < cx ? -1 : 1
      const outer = loop === 1 && (i === 0 || i === o.bores - 1) ? way * 20 : loop === 2 ? (i % 2 === 0 ? 18 : -14) : loop === 3 ? -16 : 0
      const low = yc * (0.36 + (loop === 3 ? i : o.bores - 1 - i) * 0.05)
      const d = `M${x} 62C${x + outer} ${low} ${x + outer * 1.3} ${low + 36} ${x + (end - x) * 0.44} ${yc * 0.66 + 14}S${end} ${yc - 46} ${end} ${yc + 8}`
      return { d, far: Math.abs(x - cx) }
    })
    const isFront = V.is("front")
    const primaries = ends.toSorted((a, b) => (isFront ? a.far - b.far : b.far - a.far))
    const port = (x: number): Ink =>
      ({
        round: circle(x, 50, 10 * k, medium, "hole"),
        square: rect(x - 10 * k, 40, 20 * k, 20, 2, medium, "hole"),
        d: path(`M${x - 9 * k} 40h${8 * k}q${12 * k} 0 ${12 * k} 10t${-12 * k} 10h${-8 * k}Z`, medium, "hole"),
        oval: ellipse(x, 50, 13 * k, 8, medium, "hole")
      })[o.port]
    // Form of the flange: a bar, a bar that is notched between the ports, or a plate for each port.
    const form = V.int("flange", 3)
    const plate: Ink =
      form === 0
        ? rect(26, 34, 348, 34, 9, bold, "tint", "ink", "level")
        : form === 1
          ? path(
              rounded([
                ...X.flatMap(
                  (x) =>
                    [
                      [x - pitch * 0.42, 42, 4],
                      [x - pitch * 0.28, 30, 6],
                      [x + pitch * 0.28, 30, 6],
                      [x + pitch * 0.42, 42, 4]
                    ] as const
                ),
                [372, 68, 6],
                [28, 68, 6]
              ]),
              bold,
              "tint"
            )
          : X.map((x) => rect(x - pitch * 0.46, 32, pitch * 0.92, 38, 10, bold, "tint"))
    const bolts = X.flatMap((x) => [x - pitch * 0.36, x + pitch * 0.36]).map((x) => circle(x, 52, 4.6, fine, "hole"))
    const ny = yc + long + 24
    const finish = V.int("end", 3)
    const wide = o.bores === 1 ? w / 2 + 4 : 38 + w / 2
    const collector: Ink = [
      path(`M${cx - wide} ${yc}H${cx + wide}L${cx + nk} ${yc + long}V${ny}H${cx - nk}V${yc + long}Z`, bold, f, "ink", "", "upright"),
      stroke(
        `M${cx - wide * 0.45} ${yc + 6}l${wide * 0.24} ${long * 0.6}M${cx + wide * 0.45} ${yc + 6}l${-wide * 0.24} ${long * 0.6}M${cx - nk} ${yc + long}h${2 * nk}`,
        fine,
        line
      ),
      finish === 0
        ? [
            rect(cx - nk - 15, ny - 4, 2 * nk + 30, 15, 3, bold, "tint", "ink", "level"),
            circle(cx - nk - 7, ny + 3, 3, fine, "hole"),
            circle(cx + nk + 7, ny + 3, 3, fine, "hole")
          ]
        : finish === 1
          ? [
              path(`M${cx - nk} ${ny - 4}l-9 14h${2 * nk + 18}l-9-14Z`, medium, "tint"),
              rect(cx - nk - 12, ny - 12, 2 * nk + 24, 11, 3, medium, "mid")
            ]
          : rect(cx - nk - 4, ny - 5, 2 * nk + 8, 12, 5, medium, f, "ink", "upright"),
      tone(`M${cx + nk - 12} ${yc + long + 6}h9v14h-9z`)
    ]
    const all: Ink = [
      primaries.map(({ d }) => tube(d, w, f, 4)),
      o.finish === "stainless" ? stroke(X.map((x) => `M${x - w / 2 + 4} 96h${w - 8}`).join(""), fine) : "",
      collector,
      X.map((x) => path(`M${x - 28 * k} 64q-4 20 4 26h${56 * k - 8}q8-6 4-26Z`, medium, f)),
      plate,
      X.map(port),
      bolts
    ]
    const isMirrored = V.is("bank")
    const badge = isMirrored ? 400 - cx : cx
    return [isMirrored ? mirror(200, all) : all, brandBadge(V.brand, badge, yc + long + 13, 17)]
  }
)
