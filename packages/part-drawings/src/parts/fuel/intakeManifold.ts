import {
  bold,
  brandBadge,
  circle,
  fill,
  fine,
  group,
  type Ink,
  medium,
  mirrored,
  part,
  path,
  pick,
  rect,
  rounded,
  stroke,
  text,
  times,
  tube
} from "../../pen/index.ts"

/** Half of the manifold's length, and half of the width between its rails. */
const [LONG, WIDE] = [146, 96]
/** Port positions of a bank. */
const PORTS = [-114, -40, 40, 114] as const
/** Half of the side of the carburetor pad, and the front and rear bores, by type of flange. */
const FLANGES = {
  square: { pad: 50, front: 18, rear: 18 },
  spread: { pad: 50, front: 14, rear: 23 },
  dominator: { pad: 60, front: 23, rear: 23 },
  both: { pad: 54, front: 20, rear: 23 }
} as const

/** V8 intake manifold from above, and an end view that shows its rise. */
export const intakeManifold = part(
  "intake-manifold",
  "Intake manifold",
  {
    style: pick("dual-plane", "single-plane"),
    finish: pick("raw", "black", "polished"),
    flange: pick("square", "spread", "dominator", "both")
  },
  (o, V) => {
    const f = fill(o.finish, { raw: "tint", black: "rubber", polished: "chrome" })
    const line = o.finish === "black" ? "mid" : "ink"
    const isSingle = o.style === "single-plane"
    const { pad, front, rear } = FLANGES[o.flange]
    const shift = (V.int("shift", 3) - 1) * 12
    const reach = isSingle ? 0.26 : 0.42
    const run = PORTS.map((y, i) => {
      const to = shift + (y - shift) * reach
      const bow = V.one("bow", [0.9, 0.7, 1.1])
      return isSingle
        ? `M${WIDE + 6} ${y}Q${66 * bow} ${y} 22 ${to}`
        : `M${WIDE + 6} ${y}C${76 * bow} ${y} 62 ${i % 2 === 0 ? y * 0.72 : y * 0.92} 24 ${to}`
    })
    const w = (isSingle ? 34 : 29) + V.int("runner", 2) * 6
    const ear = V.int("ear", 3)
    const rail: Ink = [
      path(
        ear === 0
          ? rounded([
              [WIDE, -LONG, 6],
              [WIDE + 34, -LONG, 9],
              [WIDE + 34, LONG, 9],
              [WIDE, LONG, 6]
            ])
          : rounded([
              [WIDE, -LONG, 6],
              ...PORTS.flatMap(
                (y) =>
                  [
                    [WIDE + (ear === 1 ? 26 : 30), y - 36, 5],
                    [WIDE + 38, y - 26, 6],
                    [WIDE + 38, y + 26, 6],
                    [WIDE + (ear === 1 ? 26 : 30), y + 36, 5]
                  ] as const
              ),
              [WIDE, LONG, 6]
            ]),
        bold,
        f
      ),
      PORTS.map((y) => rect(WIDE + 9, y - 15, 17, 30, 4, medium, "hole")),
      [-LONG + 11, -77, 0, 77, LONG - 11].map((y) => circle(WIDE + 17, y, 5.5, fine, "paper"))
    ]
    const water = V.one("water", [-1, 1])
    const ends: Ink = [
      path(
        rounded([
          [-26, water * (LONG - 20)],
          [26, water * (LONG - 20)],
          [30, water * (LONG + 26), 12],
          [-30, water * (LONG + 26), 12]
        ]),
        bold,
        f
      ),
      circle(0, water * (LONG + 6), 17, bold, "tint"),
      circle(0, water * (LONG + 6), 9, medium, "hole"),
      circle(0, -water * (LONG - 2), 24, bold, f),
      circle(0, -water * (LONG - 2), 14, bold, "hole")
    ]
    const valley = V.int("valley", 3)
    const floor: Ink = [
      rect(-WIDE - 4, -LONG + 8, 2 * WIDE + 8, 2 * LONG - 16, 8, bold, valley === 0 ? "mid" : f, "ink", valley === 2 ? "dish" : "flat"),
      valley === 0
        ? stroke(
            times(5, (i) => `M-88 ${-96 + i * 48}H88`),
            fine,
            line
          )
        : ""
    ]
    const bores: Ink = isSingle
      ? rect(-2.3 * front, shift - pad + 14, 4.6 * front, 2 * pad - 28, 20, bold, "hole")
      : [
          [-1, 1].map((s) => [
            circle(s * (rear + 3), shift - 25, front, medium, "hole"),
            circle(s * (rear + 3), shift + 23, rear, medium, "hole")
          ]),
          V.is("divider") ? stroke(`M0 ${shift - pad + 12}v${2 * pad - 24}`, 3, line) : ""
        ]
    const bosses = V.int("boss", 4)
    const name = V.int("name", 3)
    const plan: Ink = [
      ends,
      floor,
      mirrored(
        0,
        run.map((d) => tube(d, w, f, 4)),
        rail
      ),
      rect(-pad - 4, shift - pad - 2, 2 * pad + 8, 2 * pad + 4, 9, bold, f, "ink", "flat"),
      bores,
      [-1, 1].map((a) => [-1, 1].map((b) => circle(a * (pad - 5), shift + b * (pad - 6), 4.6, medium, "hole"))),
      bosses > 1
        ? [circle(bosses === 2 ? 58 : -58, LONG - 30, 10, medium, "tint"), circle(bosses === 2 ? 58 : -58, LONG - 30, 4, fine, "hole")]
        : "",
      bosses % 2 === 1
        ? [rect(-72, -LONG + 20, 42, 24, 6, medium, f), circle(-60, -LONG + 32, 5, fine, "hole"), circle(-42, -LONG + 32, 5, fine, "hole")]
        : ""
    ]
    const rise = isSingle ? 96 : 66
    const end: Ink = [
      path(`M-60 8L-42 -12L${-24} ${-rise + 16}H24L42 -12L60 8L50 26L28 42H-28L-50 26Z`, bold, f, "ink", "", "upright"),
      stroke("M-51 17L-30 36M51 17L30 36", fine, line),
      rect(-34, -rise, 68, 17, 2, bold, f, "ink", "level"),
      circle(0, 18, 13, medium, "mid"),
      circle(0, 18, 7, fine, "hole"),
      name === 0 ? text(V.brand.word.slice(0, 9), 0, -20, 9, "middle", 1.3, line) : brandBadge(V.brand, 0, -rise + 38, 22)
    ]
    // The end view is next to the plan view, or below the rotated plan view.
    const pose = V.int("pose", 4)
    if (pose > 1) {
      const s = pose === 2 ? 1 : -1
      return [
        group(`translate(200 128) scale(.88) rotate(${s * 90})`, plan),
        group(`translate(${200 - s * V.one("along", [92, 30])} 348) scale(1.06)`, end)
      ]
    }
    const s = pose === 0 ? 1 : -1
    return [
      group(`translate(${200 - s * 66} 200) scale(.9)`, plan),
      group(`translate(${200 + s * 126} ${V.one("end", [318, 214, 150])}) scale(.96)`, end)
    ]
  }
)
