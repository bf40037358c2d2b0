import {
  at,
  bold,
  brandBadge,
  centreLine,
  circle,
  fill,
  fine,
  group,
  hexagon,
  type Ink,
  medium,
  mirror,
  num,
  part,
  path,
  pick,
  rect,
  stroke,
  times,
  tube
} from "../../pen/index.ts"

/** Tubular control arm from above, its ball joint at the outer end, and from the side. */
export const controlArm = part(
  "control-arm",
  "Control arm",
  { finish: pick("black", "raw", "accent"), side: pick("L", "R"), type: pick("upper", "lower"), holes: num(5, 8, 6.125) },
  (o, V) => {
    const f = fill(o.finish, { black: "rubber", raw: "tint", accent: "accent" })
    const isLower = o.type === "lower"
    const bushing = o.finish === "accent" ? "tint" : V.brand.ink
    const W = isLower ? 34 : 28
    // `span` is half the distance between the bushings. The next constants are the distance to the ball joint, and its offset from the
    // center of the bushings.
    const span = isLower ? 112 : 82 + V.int("span", 3) * 9
    const reach = isLower ? 226 : 182 + V.int("reach", 3) * 10
    const off = (isLower ? 34 : 18) * (V.int("off", 3) - 1)
    const bend = V.int("bend", 3)
    const isOver = V.is("over")
    const SIDE = 96
    const [width, height] = [reach + 66, 2 * span + 66 + SIDE]
    const large = Math.min(1.24, 372 / width, 372 / height)
    const [x0, y0] = [200 - width / 2 + 22, isOver ? 200 - height / 2 + SIDE + span + 33 : 200 - height / 2 + span + 33]
    const [jx, jy] = [x0 + reach, y0 + off]
    const legs = [-1, 1].map((s) => {
      const y = y0 + s * span
      return (
        [
          `M${x0 + 6} ${y}L${jx - 14} ${jy + s * 9}`,
          `M${x0 + 6} ${y}H${x0 + reach * 0.3}Q${x0 + reach * 0.42} ${y} ${x0 + reach * 0.52} ${y - s * span * 0.3 + off * 0.3}L${jx - 12} ${jy + s * 10}`,
          `M${x0 + 6} ${y}C${x0 + reach * 0.3} ${y} ${x0 + reach * 0.5} ${y - s * span * 0.3} ${x0 + reach * 0.6} ${jy + s * 38}S${jx - 30} ${jy + s * 11} ${jx - 10} ${jy + s * 9}`
        ][bend] ?? ""
      )
    })
    const brace = V.int("brace", 3)
    const at34 = [0.66, 0.98, 0.95][bend] ?? 1
    const bush = (y: number): Ink => [
      rect(x0 - 22, y - 27, 44, 54, 5, medium, bushing),
      rect(x0 - 17, y - 19, 34, 38, 4, bold, f),
      rect(x0 - 8, y - 33, 16, 66, 2, medium, "tint"),
      stroke(`M${x0 - 8} ${y - 27}h16M${x0 - 8} ${y + 27}h16`, fine)
    ]
    const spring: Ink = isLower
      ? [
          path(`M${x0 + 66} ${y0 - span * 0.62}L${x0 + 142} ${jy - 44}V${jy + 44}L${x0 + 66} ${y0 + span * 0.62}Z`, bold, f),
          circle(x0 + 108, y0 + off * 0.4, 46, bold, f),
          circle(x0 + 108, y0 + off * 0.4, V.one("pocket", [34, 28]), medium, "mid"),
          circle(x0 + 108, y0 + off * 0.4, 14, fine, "hole")
        ]
      : ""
    const joint: Ink = [
      path(
        `M${jx - 52} ${jy - 26}Q${jx - 8} ${jy - 50} ${jx + 30} ${jy - 24}Q${jx + 44} ${jy} ${jx + 30} ${jy + 24}Q${jx - 8} ${jy + 50} ${jx - 52} ${jy + 26}Z`,
        bold,
        f
      ),
      circle(jx, jy, 27, medium, "tint"),
      at(
        [45, 135, 225, 315].map((a) => [jx + 23 * Math.cos((a * Math.PI) / 180), jy + 23 * Math.sin((a * Math.PI) / 180)] as const),
        (x, y) => (isLower ? "" : hexagon(x, y, 6, fine, "paper", 15))
      ),
      circle(jx, jy, 16, medium, "rubber"),
      circle(jx, jy, 7, medium, "chrome", "ink", "dome")
    ]
    const shaft: Ink = isLower
      ? ""
      : [
          rect(x0 - 9, y0 - span - 34, 18, 2 * span + 68, 3, medium, "tint"),
          times(2, (i) => {
            const y = y0 + (i === 0 ? -1 : 1) * (o.holes - 3.2) * 14
            return rect(x0 - 20, y - 13, 34, 26, 4, medium, "tint") + circle(x0 - 9, y, 6, medium, "hole")
          })
        ]
    // Vertical position of the side view, which is above or below the view from above.
    const sy = isOver ? 200 - height / 2 + 34 : 200 + height / 2 - (isLower ? 30 : 50)
    const rise = (isLower ? 14 : -10) + (bend - 1) * 8
    const pinWay = isLower ? -1 : 1
    const side: Ink = [
      tube(
        `M${x0} ${sy}C${x0 + reach * 0.35} ${sy - 4 + (bend - 1) * 20} ${x0 + reach * 0.6} ${sy + rise} ${jx - 18} ${sy + rise}`,
        W - 4,
        f
      ),
      path(`M${jx - 8} ${sy + rise + pinWay * 10}l3 ${pinWay * 42}h10l3 ${-pinWay * 42}Z`, medium, "chrome"),
      path(`M${jx - 17} ${sy + rise + pinWay * 8}q17 ${pinWay * 34} 34 0Z`, medium, "rubber"),
      rect(jx - 30, sy + rise - 13, 58, 26, 7, bold, f),
      circle(x0, sy, 23, bold, f),
      circle(x0, sy, 15, medium, bushing),
      circle(x0, sy, 6, fine, "hole")
    ]
    const arm: Ink = [
      side,
      centreLine(x0, y0 - span - 46, x0, y0 + span + 46),
      shaft,
      brace > 0 && !isLower ? tube(`M${x0 + reach * 0.34} ${y0 - span * at34}V${y0 + span * at34}`, brace === 1 ? 15 : 20, f, 3) : "",
      legs.map((leg) => tube(leg, W, f)),
      spring,
      joint,
      bush(y0 - span),
      bush(y0 + span)
    ]
    const badge = isLower ? x0 + 172 : x0 + reach * 0.62
    return group(
      `translate(200 200) scale(${large}) translate(-200 -200)`,
      o.side === "R" ? mirror(200, arm) : arm,
      brandBadge(V.brand, o.side === "R" ? 400 - badge : badge, isLower ? jy - 4 : jy, 17)
    )
  }
)
