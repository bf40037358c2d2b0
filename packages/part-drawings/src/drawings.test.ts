import fc from "fast-check"
import { gzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { draw, drawingOptions, drawings, isDrawingType } from "./drawings.ts"
import type { RawOptions } from "./pen/option.ts"
import type { Drawing } from "./pen/part.ts"
import { elementsOf } from "./testing/elementsOf.ts"
import { faultsOf } from "./testing/faultsOf.ts"

const all: readonly Drawing[] = Object.values(drawings)
const SHAPES = new Set(["svg", "title", "style", "g", "path", "circle", "ellipse", "rect"])
const SHADES = new Set(["defs", "linearGradient", "radialGradient", "stop", "filter", "feDropShadow"])
/** Without class, style attribute or handler any number of copies stand on one page under a strict policy; only shades have ids, equal ones equal. */
const ATTRIBUTES =
  /^(xmlns|viewBox|role|color|d|cx|cy|r|rx|ry|x|y|width|height|transform|pathLength|fill|fill-opacity|fill-rule|stroke|stroke-(width|opacity|linecap|linejoin|dasharray)|filter)$/
const SHADE_ATTRIBUTES = /^(id|x[12]|y[12]|cx|cy|r|offset|stop-color|stop-opacity|dx|dy|stdDeviation|flood-color)$/

/** Every value of a list and the ends and middle of a range. */
const valuesOf = (drawing: Drawing, name: string): readonly (string | number)[] => {
  const option = drawing.options[name]
  if (!option) return []
  return "values" in option ? option.values : [option.min, (option.min + option.max) / 2, option.max]
}

const casesOf = (drawing: Drawing): readonly RawOptions[] => {
  const names = Object.keys(drawing.options)
  const last = Object.fromEntries(names.map((name) => [name, valuesOf(drawing, name).at(-1) ?? ""]))
  const odd = Object.fromEntries(names.map((name) => [name, `<bad"&'`]))
  const single = names.flatMap((name) => valuesOf(drawing, name).map((value) => ({ [name]: value })))
  const sold = { brand: "old-mill-restorations", seed: 10_017, pack: "carton" }
  return [{}, { dims: false }, { theme: "auto", bg: true }, last, odd, sold, { ...sold, ...last, pack: "tag" }, ...single]
}

const expectSound = (svg: string): void => {
  expect(
    faultsOf(
      svg,
      (name) => SHAPES.has(name) || SHADES.has(name),
      (attribute, { name }) => (SHADES.has(name) ? SHADE_ATTRIBUTES : ATTRIBUTES).test(attribute)
    )
  ).toEqual([])
}

/** Bytes of a picture as it is sent. */
const sentBytes = (svg: string): number => gzipSync(svg).length

const anyOptions: fc.Arbitrary<RawOptions> = fc.dictionary(
  fc.oneof(
    fc.constantFrom("theme", "dims", "grid", "bg", "title", "bolts", "dia", "finish", "colour", "style", "constructor"),
    fc.string()
  ),
  fc.oneof(fc.string({ unit: "binary" }), fc.double(), fc.boolean(), fc.constantFrom("auto", "dark", "accent", "5"))
)
const anyType = fc.oneof(fc.constantFrom(...all.map((drawing) => drawing.type)), fc.string(), fc.constantFrom("__proto__", "constructor"))

describe.each(all.map((drawing) => [drawing.type, drawing] as const))("%s", (_, drawing) => {
  it("draws every option value as sound, small SVG", () => {
    for (const options of casesOf(drawing)) {
      const svg = drawing.draw(options)
      expectSound(svg)
      expect(sentBytes(svg)).toBeLessThan(12_000)
      expect(drawing.draw(options)).toBe(svg)
    }
  })

  it("changes with each of its options", () => {
    for (const name of Object.keys(drawing.options)) {
      const pictures = new Set(valuesOf(drawing, name).map((value) => drawing.draw({ [name]: value })))
      expect(pictures.size, name).toBeGreaterThan(1)
    }
  })
})

it("half of the pictures are sent in 6 kB or less", () => {
  const sizes = all.map((drawing) => sentBytes(drawing.draw({ theme: "auto" })))
  expect(sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(6000)
})

it("every shade that a picture refers to is in it", () => {
  for (const drawing of all) {
    const svg = drawing.draw({ theme: "auto" })
    const ids = new Set(elementsOf(svg).map(({ attributes }) => attributes["id"]))
    for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids, drawing.type).toContain(id)
    for (const [, tone] of svg.matchAll(/var\((--dw-\w+)/g)) expect(svg, drawing.type).toContain(`${tone}:#`)
  }
})

it("every type is drawn once", () => {
  expect(all.length).toBe(225)
  expect(Object.entries(drawings).every(([type, drawing]) => drawing.type === type)).toBe(true)
})

it("any type and options give sound SVG and never an error", () => {
  fc.assert(
    fc.property(anyType, anyOptions, (type, options) => {
      expectSound(draw(type, options))
    })
  )
})

it("an unknown type gives the parts box", () => {
  fc.assert(
    fc.property(
      fc.string().filter((type) => !isDrawingType(type)),
      (type) => {
        expect(draw(type)).toBe(drawings["parts-box"].draw())
        expect(drawingOptions(type)).toEqual({})
      }
    )
  )
})

it("a number out of range draws as the nearest end, an unknown choice as the default", () => {
  expect(draw("brake-rotor", { dia: 1000 })).toBe(draw("brake-rotor", { dia: 15 }))
  expect(draw("brake-rotor", { dia: "12.5" })).toBe(draw("brake-rotor", { dia: 12.5 }))
  expect(draw("brake-rotor", { dia: "", style: "square" })).toBe(draw("brake-rotor"))
})

it("a dimension shows the size that was asked for and goes with dims: false", () => {
  const lettering = (svg: string) => elementsOf(svg).filter(({ attributes }) => attributes["stroke-width"] === "1.8").length
  expect(lettering(draw("coil-spring", { height: 14 }))).toBe(3)
  expect(lettering(draw("coil-spring", { height: 14, dims: false }))).toBe(0)
})

it("markup in a title is escaped", () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const svg = draw("gauge", { title: `<script>${title}</script>&"` })
      expect(elementsOf(svg).map(({ name }) => name)).not.toContain("script")
      expect(elementsOf(svg).find(({ name }) => name === "title")?.text).toMatch(/^&lt;script&gt;.*&amp;&quot;$/s)
    })
  )
})

it("theme auto carries one style block, light and dark none and no custom property", () => {
  const styles = (theme: string) => elementsOf(draw("piston", { theme })).filter(({ name }) => name === "style").length
  expect(styles("auto")).toBe(1)
  expect(styles("light")).toBe(0)
  expect(draw("piston", { theme: "dark" })).not.toContain("var(")
  expect(draw("piston", { theme: "dark" })).not.toBe(draw("piston", { theme: "light" }))
})
