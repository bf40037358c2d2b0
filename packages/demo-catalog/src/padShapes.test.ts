import { expect, it } from "vitest"
import { draw, drawingOptions } from "@camber/part-drawings"
import { facets } from "./facets.ts"
import { getImageUrl } from "./image.ts"
import { getPadDrawing, padInCaliperDrawn, padOfCaliperDrawn } from "./padShapes.ts"
import { productType } from "./productTypes.ts"
import { readCatalogTable } from "./rows.ts"

const names = readCatalogTable("pad_shapes.tsv", ["shape"]).map(({ shape }) => shape)

it("pads of two shapes never look alike", () => {
  const pictures = names.map((name) => draw("brake-pads", { ...getPadDrawing(name), dims: false }))
  expect(new Set(pictures).size).toBe(names.length)
})

it("shapes of pads use only options that their drawings have", () => {
  const given = [
    ...names.map((name) => ["brake-pads", getPadDrawing(name)] as const),
    ...names.map((name) => ["brake-caliper", padInCaliperDrawn(name)] as const),
    ...facets.Caliper.map((caliper) => ["brake-pads", padOfCaliperDrawn(caliper)] as const)
  ]
  for (const [drawing, drawn] of given) {
    expect(Object.keys(drawn).length).toBeGreaterThan(0)
    for (const [name, value] of Object.entries(drawn)) {
      const option = drawingOptions(drawing)[name]
      if (option === undefined) throw new Error(`${drawing} has no option ${name}`)
      if ("values" in option) expect(option.values).toContain(value)
      else expect([option.min <= Number(value), Number(value) <= option.max]).toEqual([true, true])
    }
  }
})

it("the image of a pad labels its size if its shape is known, but not if only its caliper is known", () => {
  const pads = productType("brake-pad-set")
  const values = (drawn: ReturnType<typeof getPadDrawing>) => [
    { label: "Ceramic", price: 1, drawn: { compound: 3 } },
    { label: "", price: 1, drawn }
  ]
  for (const name of names) expect(getImageUrl(pads, values(getPadDrawing(name)))).not.toContain("dims=false")
  expect(getImageUrl(pads, values(padOfCaliperDrawn("Six-piston")))).toContain("dims=false")
})
