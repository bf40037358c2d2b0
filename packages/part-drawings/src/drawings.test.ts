import fc from "fast-check"
import { expect, it } from "vitest"
import { draw, drawingOptions, drawings, isDrawingType } from "./drawings.ts"
import type { RawOptions } from "./pen/option.ts"
import type { Drawing } from "./pen/part.ts"
import { expectDrawn, expectSound, listLooks, sentBytes } from "./testing/checkDrawing.ts"
import { parseElements } from "./testing/parseElements.ts"

const all: readonly Drawing[] = Object.values(drawings)
const anyOptions: fc.Arbitrary<RawOptions> = fc.dictionary(
  fc.oneof(
    fc.constantFrom("theme", "dims", "grid", "bg", "title", "bolts", "dia", "finish", "colour", "style", "constructor"),
    fc.string()
  ),
  fc.oneof(fc.string({ unit: "binary" }), fc.double(), fc.boolean(), fc.constantFrom("auto", "dark", "accent", "5"))
)
const anyType = fc.oneof(fc.constantFrom(...all.map((drawing) => drawing.type)), fc.string(), fc.constantFrom("__proto__", "constructor"))

it.each(all.map((drawing) => [drawing.type, drawing] as const))("%s is drawn as valid, small SVG", (_, drawing) => {
  expectDrawn(drawing, listLooks(drawing))
})

it("half of the images are at most 6 kB when they are sent", () => {
  const sizes = all.map((drawing) => sentBytes(drawing.draw({ theme: "auto" })))
  expect(sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(6000)
})

it("every gradient that an image uses is defined in that image", () => {
  for (const drawing of all) {
    const svg = drawing.draw({ theme: "auto" })
    const ids = new Set(parseElements(svg).map(({ attributes }) => attributes["id"]))
    for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids, drawing.type).toContain(id)
    for (const [, tone] of svg.matchAll(/var\((--dw-\w+)/g)) expect(svg, drawing.type).toContain(`${tone}:#`)
  }
})

it("every type is drawn once", () => {
  expect(all.length).toBe(238)
  expect(Object.entries(drawings).every(([type, drawing]) => drawing.type === type)).toBe(true)
})

it("any type and options result in valid SVG without an error", () => {
  fc.assert(
    fc.property(anyType, anyOptions, (type, options) => {
      expectSound(draw(type, options))
    })
  )
})

it("an unknown type is drawn as a parts box", () => {
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

it("a number out of range is clamped, and an unknown choice gets the default", () => {
  expect(draw("brake-rotor", { dia: 1000 })).toBe(draw("brake-rotor", { dia: 15 }))
  expect(draw("brake-rotor", { dia: "12.5" })).toBe(draw("brake-rotor", { dia: 12.5 }))
  expect(draw("brake-rotor", { dia: "", style: "square" })).toBe(draw("brake-rotor"))
})

it("a dimension shows the requested size and disappears with dims: false", () => {
  const lettering = (svg: string) => parseElements(svg).filter(({ attributes }) => attributes["stroke-width"] === "1.8").length
  expect(lettering(draw("coil-spring", { height: 14 }))).toBe(3)
  expect(lettering(draw("coil-spring", { height: 14, dims: false }))).toBe(0)
})

it("markup in a title is escaped", () => {
  fc.assert(
    fc.property(fc.string(), (title) => {
      const svg = draw("gauge", { title: `<script>${title}</script>&"` })
      expect(parseElements(svg).map(({ name }) => name)).not.toContain("script")
      expect(parseElements(svg).find(({ name }) => name === "title")?.text).toMatch(/^&lt;script&gt;.*&amp;&quot;$/s)
    })
  )
})

it("theme auto contains one style block; themes light and dark contain no style block and no custom property", () => {
  const styles = (theme: string) => parseElements(draw("piston", { theme })).filter(({ name }) => name === "style").length
  expect(styles("auto")).toBe(1)
  expect(styles("light")).toBe(0)
  expect(draw("piston", { theme: "dark" })).not.toContain("var(")
  expect(draw("piston", { theme: "dark" })).not.toBe(draw("piston", { theme: "light" }))
})
