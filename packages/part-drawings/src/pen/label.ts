import type { BrandLook } from "./brandLook.ts"
import type { Color } from "./color.ts"
import { circle, fine, type Ink, path, polygon, rect } from "./shape.ts"
import { text, textWidth } from "./text.ts"

/** Print colors if there is no brand, and the color of their paper. */
export const PRINT = { dark: "#171b22", light: "card" } as const satisfies Record<string, Color>

/** Draws a brand's initials on its badge, centered at (x, y). `height` is the height of the badge. */
export const brandBadge = (
  brand: BrandLook,
  x: number,
  y: number,
  height: number,
  paint: Color = brand.ink,
  letters: Color = "#ffffff"
): Ink => {
  const h = height / 2
  const badges = {
    plate: () => rect(x - h * 1.3, y - h * 0.8, h * 2.6, h * 1.6, h * 0.2, fine, paint, "ink", undefined),
    shield: () =>
      path(
        `M${x} ${y - h}L${x + h} ${y - h * 0.7}V${y}Q${x + h} ${y + h * 0.7} ${x} ${y + h * 1.1}Q${x - h} ${y + h * 0.7} ${x - h} ${y}V${y - h * 0.7}Z`,
        fine,
        paint
      ),
    wheel: () => circle(x, y, h * 1.1, fine, paint, "ink", undefined),
    diamond: () =>
      polygon(
        [
          [x, y - h * 1.2],
          [x + h * 1.45, y],
          [x, y + h * 1.2],
          [x - h * 1.45, y]
        ],
        fine,
        paint
      ),
    hexagon: () =>
      polygon(
        [
          [x - h * 0.7, y - h],
          [x + h * 0.7, y - h],
          [x + h * 1.3, y],
          [x + h * 0.7, y + h],
          [x - h * 0.7, y + h],
          [x - h * 1.3, y]
        ],
        fine,
        paint
      )
  }
  return [badges[brand.badge](), text(brand.initials.join(""), x, y, height * 0.46, "middle", Math.max(1.2, height * 0.08), letters)]
}

/** Draws a word at the requested height, or smaller if it would exceed the width. */
const word = (content: string, x: number, y: number, height: number, width: number, color: Color): string => {
  const high = Math.min(height, (height * width) / textWidth(content, height))
  return text(content, x, y, high, "middle", Math.max(1.1, high * 0.13), color)
}

/** Draws a printed label in the layout and ink of its brand; `line` describes the product. */
export const label = ({ brand }: { readonly brand: BrandLook }, x: number, y: number, width: number, height: number, line: string): Ink => {
  const { ink } = brand
  const middle = x + width / 2
  const badge = Math.min(height * 0.34, width * 0.22)
  const small = Math.min(height * 0.14, width * 0.1)
  const wide = width * 0.84
  const band = (top: number, share: number, fill: Color): string => rect(x, y + height * top, width, height * share, 0, 0, fill)
  const name = (at: number, high: number, color: Color): string => word(brand.word, middle, y + height * at, high, wide, color)
  const drawLine = (at: number, high: number, color: Color): string => word(line, middle, y + height * at, high, wide, color)
  const layouts: readonly (() => Ink)[] = [
    () => [
      band(0, 1, PRINT.light),
      band(0, 0.48, ink),
      brandBadge(brand, middle, y + height * 0.24, badge, "#ffffff", ink),
      name(0.65, small * 1.4, PRINT.dark),
      drawLine(0.86, small * 0.9, PRINT.dark)
    ],
    () => [band(0, 1, ink), band(0.62, 0.05, "#ffffff"), name(0.34, small * 2.2, "#ffffff"), drawLine(0.82, small, "#ffffff")],
    () => [
      band(0, 1, PRINT.light),
      polygon(
        [
          [x, y + height],
          [x, y + height * 0.55],
          [x + width, y + height * 0.14],
          [x + width, y + height * 0.62]
        ],
        0,
        ink
      ),
      name(0.16, small * 1.4, PRINT.dark),
      brandBadge(brand, middle, y + height * 0.56, badge * 0.8, "#ffffff", ink),
      drawLine(0.9, small * 0.9, PRINT.dark)
    ],
    () => [
      band(0, 1, "#2b3038"),
      band(0.08, 0.07, ink),
      band(0.85, 0.07, ink),
      brandBadge(brand, middle, y + height * 0.38, badge),
      drawLine(0.71, small * 1.1, PRINT.light)
    ],
    () => [
      band(0, 1, PRINT.light),
      rect(x, y, width * 0.27, height, 0, 0, ink),
      brandBadge(brand, x + width * 0.63, y + height * 0.33, badge),
      word(line, x + width * 0.635, y + height * 0.76, small, width * 0.62, PRINT.dark)
    ],
    () => [band(0, 1, ink), band(0.2, 0.44, PRINT.light), name(0.42, small * 2, ink), drawLine(0.82, small, "#ffffff")]
  ]
  return (layouts[brand.layout] ?? layouts[0])?.() ?? ""
}
