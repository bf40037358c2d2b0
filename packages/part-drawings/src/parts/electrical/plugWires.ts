import { bold, fill, group, part, path, pick, rect, rotate, stroke, tube } from "../../pen/index.ts"

/** Plug wire set: boots on looming leads. */
export const plugWires = part(
  "plug-wires",
  "Plug wires",
  { colour: pick("accent", "black", "red", "blue", "yellow"), boot: pick("90", "straight") },
  (o) => {
    const f = fill(o.colour, { accent: "accent", black: "black", red: "#c8281e", blue: "#2a62b5", yellow: "#e9b818" })
    const X = [66, 134, 202, 270]
    const st = o.boot === "straight"
    const w = X.map((x, i) =>
      tube(
        `M${x} ${st ? 268 : 250}C${x} ${190 - i * 6} ${st ? x : x + 10} 150 ${214 + i * 22} 120S${254 + i * 20} 60 ${238 + i * 30} 64`,
        17,
        f,
        4
      )
    )
    const boots = X.map((x) =>
      st
        ? [
            path(`M${x - 12} 250h24l4 40v56q0 8-8 8h-16q-8 0-8-8v-56Z`, bold, "black"),
            stroke(`M${x - 14} 290h28M${x - 16} 306h32`),
            rect(x - 9, 354, 18, 14, 1)
          ]
        : [
            path(`M${x - 15} 232h30v30l24 20v66q0 10-12 10H${x + 9}q-10 0-10-10v-34L${x - 15} 290Z`, bold, "black"),
            stroke(`M${x - 15} 246h30M${x - 1} 324h40`),
            rect(x + 9, 358, 22, 14, 1)
          ]
    )
    return [
      w,
      X.map((_, i) => group(`translate(${238 + i * 30} 64)`, path("M-11 -4L-8 -30H8L11 -4Q11 12 8 16H-8Q-11 12 -11 -4Z", bold, "black"))),
      rotate(-24, 240, 128, rect(196, 114, 100, 24, 8, bold), stroke("M220 126h.1M240 126h.1M260 126h.1M278 126h.1", 7)),
      boots
    ]
  }
)
