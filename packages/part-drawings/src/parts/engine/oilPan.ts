import { at, bold, circle, dimension, fill, fine, medium, mirror, num, part, path, pick, shine, stroke, tone } from "../../pen/index.ts"

/** Oil pan, three-quarter side view; sump rear, front or kick-out circle-track. */
export const oilPan = part(
  "oil-pan",
  "Oil pan",
  {
    sump: pick("rear", "front", "kickout"),
    finish: pick("black", "chrome", "raw", "accent"),
    quarts: num(5, 10, 7),
    depth: num(5, 10, 7.5)
  },
  (o) => {
    const f = fill(o.finish, { black: "black", chrome: "paper", raw: "tint", accent: "accent" })
    const d = (o.quarts - 7) * 9
    const deep = 302 + d
    const hl = o.finish === "black" ? "mid" : "tint"
    const k = o.sump === "kickout" ? 16 : 0
    const body = `M48 150L62 214Q66 226 80 228L176 236Q188 238 192 250L${200 - k} ${deep - 14}Q${203 - k} ${deep} ${218 - k} ${deep}H${334 + k}Q${346 + k} ${deep} ${348 + k} ${deep - 14}L360 150Z`
    const in2 = [
      path(body, bold, f),
      tone(`M${330 + k} 160h22l-8 ${deep - 190}q-2 18-${14 - k} ${18}Z`, hl),
      stroke(`M196 168L206 ${deep - 20}M226 176V${deep - 14}`, fine),
      stroke("M70 168q4 44 18 46l88 8", fine),
      circle(290, deep - 34, 15, medium, "tint"),
      circle(290, deep - 34, 8, medium, "accent"),
      k ? path(`M${188 - k} ${deep - 60}H${350 + k}`, fine) : stroke(`M230 ${deep - 22}h108`, fine)
    ]
    const rail = [
      path("M22 150L70 84H344L382 150Z", bold, "tint"),
      path("M62 140L94 98H330L352 140Z", medium, "hole"),
      path("M94 98H330L336 110H88Z", 0, "mid"),
      path("M22 150H382v14H22Z", bold, f),
      at(
        [
          [44, 144],
          [120, 146],
          [204, 146],
          [288, 146],
          [364, 144],
          [82, 91],
          [150, 91],
          [216, 91],
          [280, 91],
          [338, 91]
        ],
        (x, y) => circle(x, y, 3.6, fine, "hole")
      )
    ]
    const all = [in2, o.finish === "chrome" ? shine(256, deep - 54, 1.4) + shine(98, 212) : "", rail]
    return [
      o.sump === "front" ? mirror(202, all) : all,
      dimension(o.sump === "front" ? 372 : 32, deep, o.sump === "front" ? 372 : 32, 166, `${o.depth}"`, o.sump === "front" ? -14 : 14, 0)
    ]
  },
  undefined,
  [-2, 6]
)
