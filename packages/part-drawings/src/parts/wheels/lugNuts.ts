import {
  bold,
  circle,
  fill,
  fine,
  group,
  hexagon,
  medium,
  part,
  path,
  pick,
  rect,
  shine,
  stroke,
  threadVertical,
  tone,
  type Ink,
  num,
  times
} from "../../pen/index.ts"

/** Lug nuts and stud. The seat is conical or flat. A pack of 1, 5 or 20 shows the count. */
export const lugNuts = part(
  "lug-nuts",
  "Lug nuts",
  { seat: pick("conical", "flat"), finish: pick("chrome", "black", "accent"), style: pick("open", "closed"), pack: pick(5, 1, 20) },
  (o) => {
    const f = fill(o.finish, { chrome: "paper", black: "black", accent: "accent" })
    const cone = o.seat === "conical"
    const side = [
      o.style === "closed" ? path("M-44 -60Q-40 -96 0 -96T44 -60Z", bold, f) : path("M-44 -60l6-10h76l6 10Z", medium, f),
      path("M-52 -60h104v82h-104z", bold, f),
      tone("M28 -57h21v76h-21z", "mid"),
      stroke("M-24 -60v82M24 -60v82M-52 -52q14-10 28 0q24-12 48 0q14-10 28 0"),
      o.finish === "chrome" ? shine(-16, 4, 1) : "",
      cone ? path("M-52 22h104l-22 42h-60Z", bold, "tint") : path("M-64 22h128v16h-128zM-30 38h60v22h-60z", bold, "tint")
    ]
    const end = [
      hexagon(0, 0, 60, bold, f, 0),
      circle(0, 0, 51, fine, "none"),
      circle(0, 0, 37, medium, "tint"),
      o.style === "open" ? [circle(0, 0, 28, bold, "hole"), circle(0, 0, 22, 2, "none", "paper")] : circle(0, 0, 24, fine)
    ]
    const stud = [
      rect(-15, -110, 30, 150, 4, bold),
      threadVertical(-106, 38, 0, 15, 8, fine + 0.4, 5),
      path("M-18 40h36v30h-36z", medium, "tint"),
      stroke("M-10 40v30M-3 40v30M4 40v30M11 40v30", fine),
      rect(-32, 70, 64, 15, 4, bold, "accent")
    ]
    const small = (x: number, y: number) => group(`translate(${x} ${y}) scale(.52)`, side)
    return o.pack === 1
      ? [group("translate(130 190) scale(1.25)", side), group("translate(292 206) scale(1.2)", end)]
      : o.pack === 20
        ? [0, 1, 2, 3].map((r) =>
            [0, 1, 2, 3, 4].map((c) =>
              group(
                `translate(${64 + c * 68} ${74 + r * 84}) scale(.5)`,
                r % 2
                  ? [hexagon(0, 0, 58, bold, f, 0), circle(0, 0, 30, bold, o.style === "open" ? "hole" : "tint")]
                  : [
                      path(cone ? "M-48-62H48V26L28 64H-28L-48 26Z" : "M-48-62H48V26H62V42H-62V26H-48Z", bold, f),
                      stroke("M-22-60V26M22-60V26M-48 26H48")
                    ]
              )
            )
          )
        : [
            group("translate(112 120)", side),
            group("translate(252 112)", end),
            group("translate(342 146) scale(.9)", stud),
            small(84, 290),
            small(174, 290),
            small(264, 290),
            group("translate(340 286) scale(.5)", end)
          ]
  },
  [-15, 16]
)

/** Press-in wheel studs: head, knurl and thread. */
export const wheelStud = part(
  "wheel-stud",
  "Wheel studs",
  { length: num(1.5, 3.5, 2.5) },
  (o) => {
    const l = 146 + (o.length - 1.5) * 44
    const stud = (x: number): Ink => [
      path(`M${x - 44} 352Q${x - 44} 334 ${x - 30} 334H${x + 30}Q${x + 44} 334 ${x + 44} 352V362H${x - 44}Z`, bold, "paper"),
      rect(x - 27, 286, 54, 48, 2, bold, "accent"),
      stroke(
        times(8, (i) => `M${x - 22 + i * 6.2} 288v44`),
        2
      ),
      rect(x - 22, 286 - l, 44, l, 2, bold, "tint"),
      tone(`M${x + 4} ${290 - l}h14v${l - 6}h-14z`, "mid"),
      threadVertical(292 - l, 268, x, 22, 9, 2),
      path(`M${x - 22} ${288 - l}L${x - 14} ${266 - l}H${x + 14}L${x + 22} ${288 - l}Z`, bold, "tint")
    ]
    return [stud(84), stud(200), stud(316)]
  },
  [1, -16, 1.06]
)
