import { gzipSync } from "node:zlib"
import { expect } from "vitest"
import type { RawOptions } from "../pen/option.ts"
import type { Drawing } from "../pen/part.ts"
import { type Element, parseElements } from "./parseElements.ts"

const BROKEN = /NaN|undefined|null|Infinity|\[object|e-\d/

/**
 * Lists the problems of an image: forbidden elements and attributes, and miscalculated values. It returns a list, because an expectation
 * for each value would take longer than the drawing itself.
 */
export const listFaults = (
  svg: string,
  isElement: (name: string) => boolean,
  isAttribute: (attribute: string, element: Element) => boolean = () => true
): ReadonlyArray<string> => {
  const faults: string[] = []
  for (const element of parseElements(svg)) {
    if (!isElement(element.name)) faults.push(`<${element.name}>`)
    for (const [attribute, value] of Object.entries(element.attributes))
      if (!isAttribute(attribute, element) || BROKEN.test(value)) faults.push(`<${element.name} ${attribute}="${value}">`)
  }
  return faults
}

const SHAPES = new Set(["svg", "title", "style", "g", "path", "circle", "ellipse", "rect"])
const SHADES = new Set(["defs", "linearGradient", "radialGradient", "stop", "filter", "feDropShadow"])
/**
 * Allowed attributes. Because there are no classes, style attributes or event handlers, a page with a strict content security policy can
 * contain any number of copies. Only gradients have ids, and equal gradients have equal ids.
 */
const ATTRIBUTES =
  /^(xmlns|viewBox|role|color|d|cx|cy|r|rx|ry|x|y|width|height|transform|pathLength|fill|fill-opacity|fill-rule|stroke|stroke-(width|opacity|linecap|linejoin|dasharray)|filter)$/
const SHADE_ATTRIBUTES = /^(id|x[12]|y[12]|cx|cy|r|offset|stop-color|stop-opacity|dx|dy|stdDeviation|flood-color)$/

/** Lists every value of a list, or the ends and the middle of a range. */
export const listValues = (drawing: Drawing, name: string): readonly (string | number)[] => {
  const option = drawing.options[name]
  if (!option) return []
  return "values" in option ? option.values : [option.min, (option.min + option.max) / 2, option.max]
}

/** Lists representative options of a drawing: its defaults, the last value of each option, unknown values, and the packaging of a brand. */
export const listLooks = (drawing: Drawing): readonly RawOptions[] => {
  const names = Object.keys(drawing.options)
  const last = Object.fromEntries(names.map((name) => [name, listValues(drawing, name).at(-1) ?? ""]))
  const odd = Object.fromEntries(names.map((name) => [name, `<bad"&'`]))
  const sold = { brand: "old-mill-restorations", seed: 10_017, pack: "carton" }
  return [{}, { dims: false }, { theme: "auto", bg: true }, last, odd, sold, { ...sold, ...last, pack: "tag" }]
}

/** Lists every value of every option, one at a time. */
export const listSingleOptions = (drawing: Drawing): readonly RawOptions[] =>
  Object.keys(drawing.options).flatMap((name) => listValues(drawing, name).map((value) => ({ [name]: value })))

/** Expects that every page may contain the markup. */
export const expectSound = (svg: string): void => {
  expect(
    listFaults(
      svg,
      (name) => SHAPES.has(name) || SHADES.has(name),
      (attribute, { name }) => (SHADES.has(name) ? SHADE_ATTRIBUTES : ATTRIBUTES).test(attribute)
    )
  ).toEqual([])
}

/** Returns the compressed bytes of an image. */
export const sentBytes = (svg: string): number => gzipSync(svg).length

/** Expects a drawing to be valid, small and reproducible with these options. */
export const expectDrawn = (drawing: Drawing, cases: readonly RawOptions[]): void => {
  for (const options of cases) {
    const svg = drawing.draw(options)
    expectSound(svg)
    expect(sentBytes(svg)).toBeLessThan(12_000)
    expect(drawing.draw(options)).toBe(svg)
  }
}
