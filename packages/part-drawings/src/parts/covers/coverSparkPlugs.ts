import { bold, type Color, fine, group, medium, part, path, rect, stroke, threadVertical, tone } from "../../pen/index.ts"

/** Article cover: reading spark plugs, three plug noses side by side. */
export const coverSparkPlugs = part("cover-spark-plugs", "Reading spark plugs", {}, () => {
  const plug = (x: number, nose: Color, ring: Color, deposit: string) =>
    group(
      `translate(${x} 0)`,
      path("M-52 30H52V88H-52Z", bold),
      stroke("M-20 30V88M20 30V88"),
      rect(-46, 88, 92, 14, 5),
      path("M-38 102H38V262H-38Z", bold),
      tone("M20 106h15v152H20z"),
      threadVertical(104, 258, 0, 38, 12, fine + 0.5, 7),
      path("M-38 258H38V274H-38Z", medium, ring),
      path("M-17 274H17L11 300H-11Z", medium, nose),
      rect(-5, 300, 10, 16, 1, medium, "hole"),
      stroke("M31 274V318Q31 332 18 332H-8", 12),
      stroke("M31 274V318Q31 332 18 332H-8", 4.5, ring),
      deposit
    )
  const soot = stroke("M-34 266h.1M-22 269h.1M24 268h.1M-10 282h.1M6 290h.1M-4 294h.1M10 280h.1M31 290h.1M28 306h.1", 6)
  const blisters = stroke("M-8 282h.1M4 278h.1M6 292h.1M-3 290h.1", 4.5, "ink")
  return [
    plug(76, "black", "black", soot),
    plug(200, "#c9a26a", "mid", ""),
    plug(324, "paper", "tint", blisters),
    path("M176 364l16 14 34-30", 6, "none", "accent"),
    stroke("M64 354l24 24M88 354l-24 24M312 354l24 24M336 354l-24 24")
  ]
})
