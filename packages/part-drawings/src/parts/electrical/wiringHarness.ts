import {
  bold,
  brandBadge,
  circle,
  type Color,
  fine,
  group,
  type Ink,
  medium,
  mirror,
  num,
  part,
  pick,
  rect,
  stroke,
  text,
  times,
  tube
} from "../../pen/index.ts"

const WIRES = ["#c8281e", "#e9b818", "#2a62b5", "#2f8a45", "#e8731a", "#6d737c"] as const
const FUSES = ["#c8281e", "#e9b818", "#2a62b5", "#2f8a45", "#b99a6b"] as const

/**
 * Wiring harness laid out flat: a fuse for each circuit, the taped trunk with branches, and a wire for each circuit to
 * its connector or bare end.
 */
export const wiringHarness = part(
  "wiring-harness",
  "Wiring harness",
  { circuits: num(8, 24, 18), terminals: pick("fitted", "loose") },
  (o, V) => {
    const n = Math.round(o.circuits)
    const branches = Math.ceil(n / 4)
    const loom = V.one<Color>("loom", ["rubber", "rubber", "#4b5b46", "#6b5a3c"])
    const first = V.int("first", 2)
    const reach = V.one("reach", [96, 112, 126])
    const plug = V.one<Color>("plug", ["rubber", "tint", "#6d737c"])
    const mid = 200
    const [start, end] = [128, 352]
    const spine = `M112 ${mid}C${160} ${mid - 14} 260 ${mid + V.one("bow", [18, 8, -14])} ${end} ${mid}`
    const legs = Array.from({ length: branches }, (_, i) => {
      const way = (i + first) % 2 === 0 ? -1 : 1
      const x = branches === 1 ? 240 : start + 30 + (i * (end - start - 56)) / Math.max(1, branches - 1)
      return { x, way, y: mid + way * (reach - (i % 3) * 12), count: Math.min(4, n - i * 4), first: i * 4 }
    })
    const wires = (colour: string): string =>
      legs
        .flatMap(({ x, y, way, count, first: from }) =>
          Array.from({ length: count }, (_, j) => ({
            at: from + j,
            d: `M${x} ${y - way * 34}C${x} ${y - way * 14} ${x + (j - (count - 1) / 2) * 11} ${y - way * 20} ${x + (j - (count - 1) / 2) * 11} ${y + way * 22}`
          }))
        )
        .filter(({ at }) => WIRES[at % WIRES.length] === colour)
        .map(({ d }) => d)
        .join("")
    const ends: Ink = legs.map(({ x, y, way, count }) => {
      const top = y + way * 18 - (way < 0 ? 30 : 0)
      if (o.terminals === "loose")
        return Array.from({ length: count }, (_, j) => {
          const tx = x + (j - (count - 1) / 2) * 11
          return [
            rect(tx - 3.2, way < 0 ? y - 36 : y + 20, 6.4, 15, 1, fine, "#c9a35a"),
            stroke(`M${tx} ${way < 0 ? y - 33 : y + 23}v9`, fine)
          ]
        })
      const w = count * 11 + 10
      return [
        rect(x - w / 2, top, w, 30, 4, bold, plug, "ink", "upright"),
        rect(x - w * 0.22, way < 0 ? top + 26 : top - 5, w * 0.44, 9, 2, medium, plug),
        stroke(
          times(count, (j) => `M${x + (j - (count - 1) / 2) * 11} ${top + (way < 0 ? 7 : 12)}v11`),
          5,
          "hole",
          ' stroke-linecap="butt"'
        )
      ]
    })
    const rows = Math.ceil(n / 2)
    const pitch = 204 / rows
    const box: Ink = [
      rect(20, mid - 132, 96, 264, 9, bold, "rubber", "ink", "flat"),
      rect(28, mid - 122, 80, 214, 4, medium, "tint", "ink", "flat"),
      times(n, (i) =>
        rect(33 + (i % 2) * 37, mid - 117 + Math.floor(i / 2) * pitch, 33, pitch - 3.5, 2, fine, FUSES[Math.floor(i / 3) % FUSES.length])
      ),
      stroke(
        times(n, (i) => `M${41 + (i % 2) * 37} ${mid - 117 + (Math.floor(i / 2) + 0.5) * pitch - 1.8}h17`),
        Math.min(3, pitch * 0.16),
        "#ffffff",
        ' stroke-opacity=".8"'
      ),
      [-1, 1].map((way) => [rect(56, mid + way * 140 - 11, 24, 22, 4, medium, "rubber"), circle(68, mid + way * 141, 5, fine, "tint")])
    ]
    const trunk: Ink = [
      tube(spine, 24, loom, 3.4),
      stroke(spine, 17, "#0b0d11", ' stroke-dasharray="2 13" stroke-opacity=".6" stroke-linecap="butt"'),
      legs.map(({ x, y, way }) => tube(`M${x - 16} ${mid}Q${x} ${mid} ${x} ${mid + way * 22}V${y - way * 30}`, 15, loom, 3)),
      legs.map(({ x, y, way }) => [
        stroke(
          `M${x - 15} ${mid + 1}Q${x} ${mid} ${x} ${mid + way * 22}V${y - way * 36}`,
          9,
          "#0b0d11",
          ' stroke-dasharray="1.6 9" stroke-opacity=".6" stroke-linecap="butt"'
        ),
        rect(x - 9, y - way * 33 - 5, 18, 10, 2, fine, "rubber")
      ]),
      rect(108, mid - 18, 22, 36, 4, medium, "rubber", "ink", "upright")
    ]
    // A flag at the end of the trunk, on which the brand is printed.
    const flag: Ink = [tube(`M${end - 6} ${mid}H374`, 12, loom, 2.6), rect(368, mid - 22, 22, 44, 2, medium, "card")]
    const drawn: Ink = [
      WIRES.map((colour) => stroke(wires(colour), 5)),
      WIRES.map((colour) => stroke(wires(colour), 3.4, colour)),
      ends,
      trunk,
      flag,
      box
    ]
    const isUpright = V.is("upright")
    const isMirrored = V.is("mirrored")
    const turned = isUpright ? group("matrix(0 1 1 0 0 0)", drawn) : drawn
    const place = (x: number, y: number): readonly [number, number] => {
      const [px, py] = isUpright ? [y, x] : [x, y]
      return [isMirrored ? 400 - px : px, py]
    }
    const [bx, by] = place(68, mid + 112)
    const [fx, fy] = place(379, mid)
    return [isMirrored ? mirror(200, turned) : turned, brandBadge(V.brand, bx, by, 22), text(n, fx, fy, 12, "middle", 1.6, "#171b22")]
  }
)
