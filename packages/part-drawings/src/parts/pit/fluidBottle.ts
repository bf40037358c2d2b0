import { bold, type Color, fine, type Ink, label, medium, part, path, pick, PRINT, rect, rounded, stroke, text } from "../../pen/index.ts"

interface Shape {
  readonly line: string
  readonly grade: string
  readonly half: number
  readonly top: number
  readonly neck: number
}

/** Proportions of the containers: a gallon jug, a quart with a long spout, a slim bottle. */
const shapes: Readonly<Record<"coolant" | "automatic" | "steering", Shape>> = {
  coolant: { line: "Coolant", grade: "1 GAL", half: 132, top: 96, neck: -62 },
  automatic: { line: "ATF", grade: "1 QT", half: 104, top: 176, neck: 0 },
  steering: { line: "Steering", grade: "12 OZ", half: 60, top: 92, neck: 0 }
}

/** Coolant, automatic transmission fluid or power steering fluid in its brand's bottle. */
export const fluidBottle = part(
  "fluid-bottle",
  "Fluid",
  { kind: pick("coolant", "automatic", "steering"), tint: pick("brand", "green", "orange", "red", "amber") },
  (o, V) => {
    const { grade, half, line, neck, top } = shapes[o.kind]
    const paints: Readonly<Record<typeof o.tint, Color>> = {
      brand: V.one<Color>("goods", ["card", "mid", V.brand.ink]),
      green: "#3f8f4f",
      orange: "#d9772b",
      red: "#b3261e",
      amber: "#c9a35a"
    }
    const f = paints[o.tint]
    const cap = V.one<Color>("cap", ["rubber", "#c8281e", "#c9a35a", "card"])
    const x = 200
    const [ly, lh] = [top + (372 - top) * 0.36, (372 - top) * 0.52]
    const closed: Ink =
      o.kind === "automatic"
        ? path(`M${x - 9} 40H${x + 9}L${x + 30} 150H${x - 30}Z`, bold, cap, "ink", "", "upright")
        : [
            rect(x + neck - 30, top - 58, 60, 42, 5, bold, cap, "ink", "upright"),
            stroke(
              `M${x + neck - 16} ${top - 52}v30M${x + neck - 5} ${top - 52}v30M${x + neck + 6} ${top - 52}v30M${x + neck + 17} ${top - 52}v30`,
              fine
            )
          ]
    const handle: Ink =
      o.kind === "coolant"
        ? [
            stroke(`M${x + 18} ${top + 10}Q${x + 30} ${top - 34} ${x + 76} ${top - 30}Q${x + 114} ${top - 22} ${x + 114} ${top + 60}`, 30),
            stroke(
              `M${x + 18} ${top + 10}Q${x + 30} ${top - 34} ${x + 76} ${top - 30}Q${x + 114} ${top - 22} ${x + 114} ${top + 60}`,
              22,
              f
            )
          ]
        : ""
    return [
      handle,
      closed,
      path(
        rounded([
          [x + neck - 28, top - 18, 4],
          [x + neck + 28, top - 18, 4],
          [x + half, top + 46, 20],
          [x + half, 376, 16],
          [x - half, 376, 16],
          [x - half, top + 46, 20]
        ]),
        bold,
        f,
        "ink",
        "",
        "upright"
      ),
      label(V, x - half + 12, ly, 2 * half - 24, lh * 0.66, line),
      rect(x - half + 12, ly + lh * 0.66, 2 * half - 24, lh * 0.34, 0, 0, PRINT.light),
      text(grade, x, ly + lh * 0.83, Math.min(30, half * 0.3), "middle", 4, PRINT.dark),
      rect(x - half + 12, ly, 2 * half - 24, lh, 0, medium, "none")
    ]
  }
)
