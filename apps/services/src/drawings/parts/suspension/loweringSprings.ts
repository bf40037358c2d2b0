import { type Ink, PAINT, group, num, part, pick, spring } from "../../pen/index.ts"

/** A pair of progressive lowering springs: the coils close up towards the top. */
export const loweringSprings = part(
  "lowering-springs",
  "Lowering springs",
  { drop: num(0, 3, 1), colour: pick("accent", "black", "red", "silver"), set: pick("pair", "four"), inside: num(3.4, 5.6, 4.6) },
  (o) => {
    const f = PAINT[o.colour]
    const top = 60 + o.drop * 26
    // Coils by their inside diameter.
    const R = 70 + (o.inside - 4.6) * 12
    const one = (x: number): Ink => {
      const [backA, frontA] = spring(x, top, top + 84, R * 0.86, 5, 17, f, 4)
      const [backB, frontB] = spring(x, top + 92, 350, R, 5, 19, f, 4)
      return [backA, backB, frontB, frontA]
    }
    if (o.set === "four") return [0, 1, 2, 3].map((i) => group(`translate(${4 + i * 98} 60) scale(0.56 0.72)`, one(88)))
    return [one(104), one(296)]
  },
  [1, -18]
)
