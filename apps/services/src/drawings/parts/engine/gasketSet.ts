import { bold, circle, type Colour, fill, fine, type Ink, medium, part, path, pick, rect, times } from "../../pen/index.ts"

/** The width of the gaskets along a bank. */
const LENGTH = 262
const LEFT = 16

/** A gasket with as many openings as the bank has cylinders, drawn by `opening` at the middle of each; bolt holes between them. */
const strip = (y: number, height: number, bores: number, paint: Colour, opening: (x: number, y: number, pitch: number) => Ink): Ink => {
  const pitch = LENGTH / bores
  return [
    rect(LEFT, y, LENGTH, height, 9, bold, paint),
    Array.from({ length: bores }, (_, i) => opening(LEFT + pitch * (i + 0.5), y + height / 2, pitch)),
    times(bores + 1, (i) => {
      const x = Math.min(LEFT + LENGTH - 9, Math.max(LEFT + 9, LEFT + i * pitch))
      return circle(x, y + 9, 3.4, fine, "hole") + circle(x, y + height - 9, 3.4, fine, "hole")
    })
  ]
}

/** Gasket set as it comes out of its bag: a head gasket for each bank, ports, covers and seals; a full set has those of the pan as well. */
export const gasketSet = part(
  "gasket-set",
  "Gasket set",
  { bores: pick(4, 1, 2, 3, 5, 6), banks: pick(2, 1), material: pick("composite", "mls", "copper"), set: pick("top", "full") },
  (o) => {
    const f = fill(o.material, { composite: "#5b616b", mls: "tint", copper: "#c98a5a" })
    const fire = o.material === "composite" ? "tint" : o.material === "mls" ? "mid" : "#8d5a34"
    const head = (y: number) =>
      strip(y, 86, o.bores, f, (x, cy, pitch) => {
        const r = Math.min(29, pitch * 0.4)
        return [circle(x, cy, r + 5, medium, fire), circle(x, cy, r, medium, "sheet")]
      })
    const ports = (y: number, isRound: boolean) =>
      strip(y, 44, o.bores, isRound ? "mid" : "#3f6ea5", (x, cy, pitch) =>
        isRound
          ? circle(x, cy, 12, medium, "sheet")
          : rect(x - Math.min(20, pitch * 0.36), cy - 13, Math.min(40, pitch * 0.72), 26, 4, medium, "sheet")
      )
    // Cork, as covers and pans have it.
    const frame = (y: number, height: number, holes: number) => [
      rect(LEFT, y, LENGTH, height, 8, bold, "#b08a5a"),
      rect(LEFT + 11, y + 11, LENGTH - 22, height - 22, 4, medium, "sheet"),
      times(holes, (i) => {
        const x = LEFT + 9 + (i * (LENGTH - 18)) / (holes - 1)
        return circle(x, y + 5.5, 2, fine, "hole") + circle(x, y + height - 5.5, 2, fine, "hole")
      })
    ]
    const seal = (x: number, y: number, r: number) => [
      circle(x, y, r, bold, "black"),
      circle(x, y, r * 0.72, medium, "accent"),
      circle(x, y, r * 0.56, medium, "sheet")
    ]
    const isFull = o.set === "full"
    return [
      head(14),
      o.banks === 2 ? head(106) : frame(106, 40, 6),
      ports(o.banks === 2 ? 198 : 154, false),
      ports(o.banks === 2 ? 248 : 204, true),
      path("M296 24Q296 14 308 14H372Q384 14 384 24V96Q384 128 340 132Q296 128 296 96Z", bold, "#5b616b"),
      path("M310 34Q310 28 316 28H364Q370 28 370 34V92Q370 114 340 118Q310 114 310 92Z", medium, "sheet"),
      seal(340, 172, 30),
      path("M300 216H380L372 252H308Z", bold, "mid"),
      circle(340, 234, 12, medium, "sheet"),
      [
        [310, 276],
        [340, 276],
        [370, 276],
        [310, 300],
        [340, 300],
        [370, 300]
      ].map(([x = 0, y = 0]) => [circle(x, y, 9, medium, "accent"), circle(x, y, 4)]),
      isFull ? [frame(302, 84, 8), seal(340, 350, 38)] : frame(302, 38, 5)
    ]
  }
)
