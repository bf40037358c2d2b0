import {
  bold,
  circle,
  type Color,
  fill,
  fine,
  group,
  type Ink,
  label,
  medium,
  mirror,
  part,
  path,
  pick,
  rect,
  rounded,
  times
} from "../../pen/index.ts"

/** The width of the gaskets along a bank. */
const LENGTH = 262
const LEFT = 16

/** A gasket and its position in a column. */
interface Piece {
  readonly height: number
  readonly draw: (y: number) => Ink
}

/** Draws a gasket with an opening for each cylinder and bolt holes between them. `opening` draws an opening at its center. */
const strip = (y: number, height: number, bores: number, paint: Color, opening: (x: number, y: number, pitch: number) => Ink): Ink => {
  const pitch = LENGTH / bores
  return [
    rect(LEFT, y, LENGTH, height, 9, bold, paint, "ink", "flat"),
    Array.from({ length: bores }, (_, i) => opening(LEFT + pitch * (i + 0.5), y + height / 2, pitch)),
    times(bores + 1, (i) => {
      const x = Math.min(LEFT + LENGTH - 9, Math.max(LEFT + 9, LEFT + i * pitch))
      return circle(x, y + 9, 3.4, fine, "hole") + circle(x, y + height - 9, 3.4, fine, "hole")
    })
  ]
}

/** Gasket set: a head gasket for each bank, ports, covers and seals; a full set also includes the gaskets of the oil pan. */
export const gasketSet = part(
  "gasket-set",
  "Gasket set",
  { bores: pick(4, 1, 2, 3, 5, 6), banks: pick(2, 1), material: pick("composite", "mls", "copper"), set: pick("top", "full") },
  (o, V) => {
    const f = fill(o.material, { composite: "#5b616b", mls: "tint", copper: "#c98a5a" })
    const fire = o.material === "composite" ? "tint" : o.material === "mls" ? "mid" : "#8d5a34"
    // The brand determines the materials of covers, ports and seals.
    const cover = V.one<Color>("cover", ["#b08a5a", "rubber", "#3f6ea5"])
    const ports = V.one<Color>("ports", ["#3f6ea5", "mid", "#4a4f58"])
    const rubber = V.one<Color>("seals", ["accent", "#2f8a45", "#2a62b5", "#b8452a"])
    const isSquare = V.is("square")
    const head: Piece = {
      height: 86,
      draw: (y) =>
        strip(y, 86, o.bores, f, (x, cy, pitch) => {
          const r = Math.min(29, pitch * 0.4)
          return [circle(x, cy, r + 5, medium, fire), circle(x, cy, r, medium, "sheet")]
        })
    }
    const intake: Piece = {
      height: 46,
      draw: (y) =>
        strip(y, 46, o.bores, ports, (x, cy, pitch) =>
          rect(x - Math.min(20, pitch * 0.36), cy - 14, Math.min(40, pitch * 0.72), 28, isSquare ? 3 : 13, medium, "sheet")
        )
    }
    const exhaust: Piece = { height: 42, draw: (y) => strip(y, 42, o.bores, "mid", (x, cy) => circle(x, cy, 12, medium, "sheet")) }
    const frame = (height: number, count: number): Piece => ({
      height,
      draw: (y) => [
        rect(LEFT, y, LENGTH, height, 8, bold, cover, "ink", "flat"),
        rect(LEFT + 11, y + 11, LENGTH - 22, height - 22, 4, medium, "sheet"),
        times(count, (i) => {
          const x = LEFT + 9 + (i * (LENGTH - 18)) / (count - 1)
          return circle(x, y + 5.5, 2, fine, "hole") + circle(x, y + height - 5.5, 2, fine, "hole")
        })
      ]
    })
    const seal = (r: number): Piece => ({
      height: 2 * r,
      draw: (y) => [
        circle(340, y + r, r, bold, "rubber"),
        circle(340, y + r, r * 0.72, medium, rubber),
        circle(340, y + r, r * 0.56, medium, "sheet")
      ]
    })
    const timing: Piece = {
      height: 112,
      draw: (y) => [
        path(`M296 ${y + 10}q0-10 12-10h64q12 0 12 10v66q0 32-44 36q-44-4-44-36Z`, bold, "#5b616b"),
        path(`M310 ${y + 20}q0-6 6-6h48q6 0 6 6v52q0 22-30 26q-30-4-30-26Z`, medium, "sheet")
      ]
    }
    const rings: Piece = {
      height: 46,
      draw: (y) =>
        [0, 1].map((row) =>
          [310, 340, 370].map((x) => [circle(x, y + 10 + row * 25, 10, medium, rubber), circle(x, y + 10 + row * 25, 4.5, fine, "sheet")])
        )
    }
    const water: Piece = {
      height: 38,
      draw: (y) => [
        path(
          rounded([
            [300, y, 8],
            [380, y, 8],
            [370, y + 38, 6],
            [310, y + 38, 6]
          ]),
          bold,
          "mid"
        ),
        circle(340, y + 18, 11, medium, "sheet")
      ]
    }
    // The column may be mirrored, but the lettering must not be. So the card is drawn afterward, at the position that it has in the column.
    const place = { y: 0 }
    const card: Piece = {
      height: 54,
      draw: (y) => {
        place.y = y + 27
        return ""
      }
    }
    const isFull = o.set === "full"
    const shuffled = (name: string, pieces: readonly Piece[]): readonly Piece[] =>
      pieces
        .map((piece, i) => ({ piece, order: V.num(`${name}${i}`, 0, 1) }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ piece }) => piece)
    const column = (name: string, pieces: readonly Piece[]): Ink => {
      const gap = (372 - pieces.reduce((sum, { height }) => sum + height, 0)) / (pieces.length - 1)
      let y = 14
      return shuffled(name, pieces).map((piece) => {
        const drawn = piece.draw(y)
        y += piece.height + Math.min(gap, 26)
        return drawn
      })
    }
    const long = [head, ...(o.banks === 2 ? [head] : []), intake, exhaust, frame(isFull ? 62 : 40, isFull ? 8 : 6)]
    const small = [timing, seal(27), water, rings, card, ...(isFull ? [seal(20)] : [])]
    const laid = [column("long", long), column("small", small)]
    const turn = V.int("turn", 4)
    const isUpright = turn > 1
    const isMirrored = turn % 2 === 1
    const upright = isUpright ? group("matrix(0 1 1 0 0 0)", laid) : laid
    const [cx, cy] = isUpright ? [place.y, 340] : [340, place.y]
    const [width, height] = isUpright ? [54, 88] : [88, 54]
    const x = (isMirrored ? 400 - cx : cx) - width / 2
    return [
      isMirrored ? mirror(200, upright) : upright,
      label(V, x, cy - height / 2, width, height, isFull ? "Full set" : "Top end"),
      rect(x, cy - height / 2, width, height, 3, medium, "none")
    ]
  }
)
