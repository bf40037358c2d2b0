import { type Ink, PAINT, num, part, pick, spring } from "../../pen/index.ts"

/** A pair of progressive lowering springs: the coils close up towards the top. */
export const loweringSprings = part(
  "lowering-springs",
  "Lowering springs",
  { drop: num(0, 3, 1), colour: pick("accent", "black", "red", "silver") },
  (o) => {
    const f = PAINT[o.colour]
    const top = 60 + o.drop * 26
    const one = (x: number): Ink => {
      const [backA, frontA] = spring(x, top, top + 84, 60, 5, 17, f, 4)
      const [backB, frontB] = spring(x, top + 92, 350, 70, 5, 19, f, 4)
      return [backA, backB, frontB, frontA]
    }
    return [one(104), one(296)]
  },
  [1, -18]
)
