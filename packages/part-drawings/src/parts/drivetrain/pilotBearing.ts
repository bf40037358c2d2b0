import { bold, circle, ellipse, fill, medium, num, part, path, pick, stroke, times } from "../../pen/index.ts"

/** Pilot bearing of the crankshaft: a bronze bushing, or needles in a shell. */
export const pilotBearing = part(
  "pilot-bearing",
  "Pilot bearing",
  { kind: pick("bushing", "needle"), inside: num(0.5, 0.8, 0.59) },
  (o) => {
    const f = fill(o.kind, { bushing: "#c9a35a", needle: "tint" })
    const bore = 40 + (o.inside - 0.5) * 90
    const face =
      o.kind === "bushing"
        ? circle(146, 200, bore + 14, medium, "none")
        : stroke(
            times(14, (i) => {
              const a = (i * Math.PI) / 7
              return `M${146 + (bore + 8) * Math.cos(a)} ${200 + (bore + 8) * Math.sin(a)}L${146 + (bore + 22) * Math.cos(a)} ${200 + (bore + 22) * Math.sin(a)}`
            }),
            9
          )
    return [
      path("M146 84H296Q328 84 336 200Q328 316 296 316H146Z", bold, f, "ink", "", "level"),
      ellipse(296, 200, 40, 116, medium, "none"),
      ellipse(146, 200, 84, 116, bold, f),
      face,
      circle(146, 200, bore, bold, "hole")
    ]
  },
  [0, 0]
)
