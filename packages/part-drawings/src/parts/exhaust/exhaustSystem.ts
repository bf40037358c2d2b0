import { bold, brandBadge, fine, type Ink, medium, mirror, part, path, pick, rect, stroke, times, tube } from "../../pen/index.ts"

/** The center of the left pipe. */
const PIPE = 128

/**
 * Exhaust system from above, from the collectors back: crossover, two mufflers, pipes over the axle and tips. The car
 * determines its path.
 */
export const exhaustSystem = part(
  "exhaust-system",
  "Exhaust system",
  { finish: pick("raw", "stainless"), dia: pick("2.5", "3"), exit: pick("rear", "side", "down") },
  (o, V) => {
    const f = o.finish === "stainless" ? "chrome" : "tint"
    const w = o.dia === "3" ? 27 : 22
    const cross = V.int("cross", 3)
    const spread = [-22, 0, 18][V.int("spread", 3)] ?? 0
    const case_ = V.one("case", [
      { width: 84, height: 98, radius: 16 },
      { width: 66, height: 124, radius: 30 },
      { width: 58, height: 92, radius: 10 },
      { width: 96, height: 80, radius: 36 }
    ])
    const x = PIPE - spread
    const top = 150 + V.int("place", 4) * 16
    const bottom = top + case_.height
    const tailY = Math.min(bottom + 30, 316)
    const kink = V.one("kink", [-34, -16, 22])
    const end = 352
    const tail = {
      rear: `M${x} ${bottom}C${x} ${tailY} ${x + kink} ${tailY - 8} ${x + kink} ${end - 20}V${end}`,
      side: `M${x} ${bottom}C${x} ${tailY + 12} ${x - 26} ${tailY + 14} 36 ${tailY + 14}`,
      down: `M${x} ${bottom}V${tailY + 4}`
    }[o.exit]
    const tipFill = V.is("tip") ? "chrome" : "rubber"
    const slash = V.is("slash")
    const tip: Ink = {
      rear: path(`M${x + kink - 17} ${end - 12}h34v${slash ? 46 : 36}l-34 ${slash ? -14 : 0}Z`, bold, tipFill, "ink", "", "upright"),
      side: path(`M46 ${tailY - 3}v34H${slash ? 6 : 12}l${slash ? 12 : 0}-34Z`, bold, tipFill, "ink", "", "level"),
      down: path(`M${x - 17} ${tailY - 8}h34v34h-34Z`, bold, tipFill, "ink", "", "upright")
    }[o.exit]
    const inner = [148, 160, 176][V.int("inlet", 3)] ?? 160
    const down =
      cross === 0
        ? `M${inner} 14C${inner} 50 196 46 196 76S${x} 106 ${x} ${top}`
        : `M${inner} 14V44C${inner} 84 ${x} 88 ${x} ${top - 14}V${top}`
    // An H pipe, or the center of an X; true dual pipes have neither.
    const bridge =
      cross === 1
        ? tube(`M${x - 2} ${top - 26}H${402 - x}`, w - 2, f, 4)
        : cross === 2
          ? tube(`M${(inner + x) / 2} 76H${400 - (inner + x) / 2}`, w - 3, f, 4)
          : ""
    const isRound = case_.radius > 28
    const muffler: Ink = [
      path(`M${x - w / 2 - 3} ${top - 16}h${w + 6}l${case_.width / 2 - w / 2 - 14} 18h${-case_.width + 22}Z`, bold, f),
      rect(x - case_.width / 2, top, case_.width, case_.height, case_.radius, bold, f, "ink", "upright"),
      isRound
        ? stroke(
            `M${x - case_.width / 2 + 6} ${top + 22}H${x + case_.width / 2 - 6}M${x - case_.width / 2 + 6} ${bottom - 22}H${x + case_.width / 2 - 6}`,
            medium
          )
        : stroke(
            times(3, (i) => `M${x - case_.width / 2 + 14 + i * 14} ${top + 12}V${bottom - 12}`),
            fine
          ),
      path(`M${x - case_.width / 2 + 11} ${bottom - 2}h${case_.width - 22}l${-case_.width / 2 + w / 2 + 14} 18h${-w - 6}Z`, bold, f)
    ]
    const hanger = (y: number): Ink => stroke(`M${x - case_.width / 2 + 4} ${y}h-20q-10 0-10-12v-8`, 5)
    const half: Ink = [
      tube(tail, w, f, 4.5),
      tip,
      hanger(top + 30),
      o.exit === "rear" ? hanger(bottom - 12) : "",
      cross === 0 ? "" : tube(down, w, f, 4.5),
      muffler
    ]
    return [
      cross === 0 ? [tube(down, w, f, 4.5), mirror(200, tube(down, w, f, 4.5)), path("M178 62H222V92H178Z", bold, f)] : bridge,
      half,
      mirror(200, half),
      [inner, 400 - inner].map((at) => rect(at - w / 2 - 7, 10, w + 14, 18, 2, bold, "mid")),
      [x, 400 - x].map((at) => brandBadge(V.brand, at, (top + bottom) / 2, 26))
    ]
  }
)
