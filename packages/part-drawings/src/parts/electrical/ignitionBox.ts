import { bold, circle, fill, group, medium, part, path, pick, stroke, text, times, tube } from "../../pen/index.ts"

/** Ignition box: finned case with leads. */
export const ignitionBox = part(
  "ignition-box",
  "Ignition box",
  { case: pick("accent", "black", "silver", "blue"), revLimit: pick("7000", "6000", "6800", "8000", "9000") },
  (o) => {
    const f = fill(o.case, { accent: "accent", black: "black", silver: "tint", blue: "#2a62b5" })
    const wires = [
      ["M96 282C70 330 130 350 150 384", "paper"],
      ["M120 290C100 330 150 340 172 388", "mid"],
      ["M146 298C130 330 176 340 194 388", "accent"],
      ["M172 306C160 330 196 344 216 386", "paper"],
      ["M198 312C190 336 222 344 238 382", "hole"]
    ] as const
    return [
      wires.map(([d, colour]) => tube(d, 11, colour, 2.6)),
      path("M36 172L220 262L364 164L180 82Z", bold, f),
      path("M36 172V222L220 318V262Z", bold, f),
      path("M220 262V318L364 214V164Z", bold, f),
      path("M220 265V314L361 213V168Z", 0, "mid"),
      path("M220 262V318L364 214V164Z", bold, "none"),
      stroke(times(9, (i) => `M${50 + i * 14.4} ${171 - i * 9.8 - 2}L${228 + i * 14.4} ${257 - i * 9.8}`)),
      path("M86 206l84 44v34l-84-44Z"),
      group("matrix(.9 .46 0 1 128 245)", text(o.revLimit, 0, 0, 20, "middle", 2.6)),
      path("M22 208l14-6v20l-14 6ZM206 318l14 0", medium, "tint"),
      circle(236, 290, 5),
      circle(346, 212, 5),
      path("M84 268l120 62v-12L84 256Z", medium, "mid")
    ]
  },
  [6, -36]
)
