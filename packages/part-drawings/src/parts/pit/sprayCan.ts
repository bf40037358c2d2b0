import {
  bold,
  circle,
  type Color,
  ellipse,
  fill,
  fine,
  gloss,
  type Ink,
  label,
  medium,
  mirror,
  part,
  path,
  pick,
  PRINT,
  rect,
  stroke,
  text
} from "../../pen/index.ts"

/** Spray can with its brand's print: cleaner or paint. */
export const sprayCan = part(
  "spray-can",
  "Spray can",
  { content: pick("BRAKE", "CARB", "LUBE", "PAINT", "PRIMER"), colour: pick("accent", "blue", "yellow", "black", "green") },
  (o, V) => {
    const f = fill(o.colour, { accent: "accent", blue: "#2a62b5", yellow: "#e9b818", black: "rubber", green: "#2f8a45" })
    const R = V.one("radius", [78, 70, 86])
    const top = V.one("top", [128, 108, 146])
    const x = V.one("place", [200, 222, 186])
    const body = V.one<Color>("can", ["card", "tint", V.brand.ink])
    const cap = V.int("cap", 3)
    const bottom = 372
    const ly = top + 34
    const lh = V.one("print", [190, 150, 212])
    const straw = V.one("straw", [16, 40, -6])
    const nozzle: Ink = [
      stroke(`M${x - 16} 66L${x - 150} ${66 - straw}`, 7),
      stroke(`M${x - 16} 66L${x - 150} ${66 - straw}`, 2.6, "card"),
      cap === 0
        ? path(
            `M${x - 32} ${top - 34}V62Q${x - 32} 48 ${x - 18} 48H${x + 18}Q${x + 32} 48 ${x + 32} 62V${top - 34}Z`,
            bold,
            f,
            "ink",
            "",
            "upright"
          )
        : cap === 1
          ? path(`M${x - 40} ${top - 34}L${x - 24} 52H${x + 34}L${x + 40} ${top - 34}Z`, bold, f, "ink", "", "upright")
          : [rect(x - 16, 56, 32, top - 88, 4, bold, f, "ink", "upright"), rect(x - 44, top - 56, 88, 24, 6, bold, f, "ink", "upright")],
      circle(x - 18, 66, 5, medium, "hole")
    ]
    const can: Ink = [
      nozzle,
      path(
        `M${x - R} ${top}Q${x - R + 4} ${top - 24} ${x - 36} ${top - 36}H${x + 36}Q${x + R - 4} ${top - 24} ${x + R} ${top}Z`,
        bold,
        "tint",
        "ink",
        "",
        "upright"
      ),
      ellipse(x, top - 36, 36, 8, medium, "tint"),
      path(`M${x - R} ${top}H${x + R}V${bottom - 14}Q${x} ${bottom + 8} ${x - R} ${bottom - 14}Z`, bold, body, "ink", "", "upright"),
      rect(x - R + 2, top + 8, 2 * R - 4, 20, 0, 0, f)
    ]
    return [
      V.is("way") ? mirror(x, can) : can,
      label(
        V,
        x - R + 2,
        ly,
        2 * R - 4,
        lh * 0.66,
        o.content === "LUBE" ? "Lubricant" : o.content === "PAINT" || o.content === "PRIMER" ? "Spray paint" : "Cleaner"
      ),
      rect(x - R + 2, ly + lh * 0.66, 2 * R - 4, lh * 0.34, 0, 0, PRINT.light),
      text(o.content, x, ly + lh * 0.83, 22, "middle", 3.4, PRINT.dark),
      gloss(`M${x - R + 2} ${top + 8}h${2 * R - 4}V${ly + lh}h${4 - 2 * R}Z`),
      stroke(`M${x - R + 2} ${ly}h${2 * R - 4}M${x - R + 2} ${ly + lh}h${2 * R - 4}`, fine),
      path(
        `M${x - R - 3} ${bottom - 18}Q${x} ${bottom + 4} ${x + R + 3} ${bottom - 18}V${bottom - 8}Q${x} ${bottom + 14} ${x - R - 3} ${bottom - 8}Z`,
        medium,
        "tint"
      )
    ]
  },
  [0, 0, 0.96]
)
