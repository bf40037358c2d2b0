import { bold, type Color, fine, group, medium, part, path, pick, stroke, tone, tube } from "../../pen/index.ts"

/** Colors of nut and socket. */
const FINISHES = {
  black: ["black", "black"],
  "red-blue": ["#2a62b5", "#c8281e"],
  accent: ["paper", "accent"],
  nickel: ["paper", "tint"]
} as const satisfies Record<string, readonly [Color, Color]>

/**
 * AN hose end with a swivel nut at the tube end and a socket on the hose. Options: angle from 0 to 180 degrees, size and anodized finish.
 */
export const hoseEnd = part(
  "hose-end",
  "AN hose end",
  { angle: pick(90, 0, 45, 120, 150, 180, 30, 60), size: pick(8, 4, 6, 10, 12, 16), finish: pick("accent", "red-blue", "black", "nickel") },
  (o) => {
    const [nf, sf] = FINISHES[o.finish]
    const A = o.angle
    const sc = 0.8 + (o.size - 4) * 0.018
    // The socket is at the right; the tube bends upward from (0, 0).
    const sock = [
      path("M118 -30h60v60h-60z", medium, "mid"),
      stroke(
        "M122 -30l20 30l-20 30M142 -30l20 30l-20 30M162 -30l16 24M162 30l16-24M122 30l20-30M132 30l20-30l-20-30M152 30l20-30l-20-30",
        fine
      ),
      path("M18 -34h16l5 8h58l5-8h18v68h-18l-5-8H39l-5 8H18Z", bold, sf),
      path("M34 -34h68l-5 8H39ZM34 34h68l-5-8H39Z", medium, sf),
      stroke("M39 -10h58M39 10h58"),
      path("M-4 -38h22v76H-4Z", bold, nf),
      stroke("M-4 -14h22M-4 14h22")
    ]
    const nut = [
      path("M-62 -37h50v74h-50q-8 0-8-8v-58q0-8 8-8Z", bold, nf),
      tone("M-60 18h46v16h-46z", "mid"),
      stroke("M-66 -15h54M-66 15h54M-22 -37v74"),
      path("M-12 -26h14v52h-14z", medium, "tint")
    ]
    const R = 62
    const t = (A * Math.PI) / 180
    const ex = -(A ? R * Math.sin(t) : 30)
    const ey = -(A ? R * (1 - Math.cos(t)) : 0)
    const bend = A ? `M-2 0A${R} ${R} 0 ${A > 180 ? 1 : 0} 1 ${-2 + ex} ${ey}` : `M-2 0H-32`
    const end = group(`translate(${-2 + ex} ${ey}) rotate(${A})`, nut)
    const left = Math.min(-2 + ex - 70 * Math.cos(t) - 37 * Math.sin(t), -70)
    const top = Math.min(-38, ey - 70 * Math.sin(t) - 37 * Math.abs(Math.cos(t)))
    const rotA = A === 0 ? -28 : 0
    const px = -(left + 178) / 2
    const py = -(top + 38) / 2
    return [
      group(
        `translate(200 200) rotate(${rotA}) scale(${1.32 * sc}) translate(${px} ${py})`,
        tube(bend, 46, "tint", 4),
        stroke(
          A ? `M-2 -10A${R - 10} ${R - 10} 0 0 1 ${-2 - (R - 10) * Math.sin(t)} ${-10 - (R - 10) * (1 - Math.cos(t))}` : "M-2 -10H-30",
          fine
        ),
        end,
        sock
      )
    ]
  }
)
