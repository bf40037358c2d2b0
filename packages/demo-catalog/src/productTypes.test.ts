import { describe, expect, it } from "vitest"
import { drawingOptions, isDrawingType, assemblies } from "@camber/part-drawings"
import { combinations } from "./grid.ts"
import { categories, subcategories } from "./categories.ts"
import { allBrands } from "./brands.ts"
import { getDrawingName, getImageUrl } from "./image.ts"
import { kitTemplates } from "./kitTemplates.ts"
import { measuresDrawn } from "./measures.ts"
import { partPraise } from "./partPraise.ts"
import { productType, productTypes } from "./productTypes.ts"
import { groups } from "./ProductType.ts"
import { readCatalogTable } from "./rows.ts"
import { calculators } from "@camber/domain/calculators"

const allTypes = [...productTypes, ...kitTemplates.map(({ type }) => type)]

/** Returns the options and values that a type passes to its drawing although the drawing does not have them. */
const misdrawn = (type: (typeof allTypes)[number]): ReadonlyArray<string> => {
  const options = drawingOptions(getDrawingName(type))
  const given = [type.drawn ?? {}, ...type.axes.flatMap((axis) => axis.values.map((value) => value.drawn)), ...measuresDrawn(type)].flatMap(
    Object.entries
  )
  return given.flatMap(([name, value]) => {
    const option = options[name]
    if (!option) return [`${name} is no option`]
    const isDrawn =
      "values" in option
        ? option.values.some((item) => String(item) === String(value))
        : Number(value) >= option.min && Number(value) <= option.max
    return isDrawn ? [] : [`${name}=${value} is not drawn`]
  })
}

describe("product types", () => {
  it("consist of about two hundred, each in an existing subcategory", () => {
    expect(productTypes.length).toBeGreaterThanOrEqual(150)
    expect(new Set(allTypes.map(({ slug }) => slug)).size).toBe(allTypes.length)
    expect(allTypes.filter(({ subcategory }) => !subcategories.has(subcategory))).toEqual([])
  })

  it("include at least one in every subcategory", () => {
    const used = new Set(productTypes.map(({ subcategory }) => subcategory))
    expect([...subcategories.keys()].filter((slug) => !used.has(slug))).toEqual([])
  })

  it("types have their own review sentences for exactly the existing subcategories", () => {
    expect(Object.keys(partPraise).sort()).toEqual([...subcategories.keys()].sort())
  })

  it("belong to categories with unique paths", () => {
    const children = categories.reduce((count, category) => count + category.children.length, 0)
    expect(subcategories.size).toBe(children)
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
  })

  it("use their own drawing; only kits use the drawing of their subcategory", () => {
    expect(allTypes.filter((type) => !isDrawingType(getDrawingName(type)))).toEqual([])
    expect(productTypes.filter(({ drawing }) => drawing === undefined)).toEqual([])
  })

  it.each(allTypes.map((type) => [type.slug, type] as const))("%s passes only options to its drawing that the drawing has", (_, type) => {
    expect(misdrawn(type)).toEqual([])
  })

  it("use different names for axes and different labels for values", () => {
    for (const { axes } of productTypes) {
      expect(new Set(axes.map(({ name }) => name)).size).toBe(axes.length)
      for (const { values } of axes) expect(new Set(values.map(({ label }) => label)).size).toBe(values.length)
    }
  })

  it("types have a driveline facet if they fit by driveline, and disciplines if they are for racing", () => {
    expect(productTypes.filter(({ fits, driveline }) => (fits.driveline ?? 0) > 0 && !driveline)).toEqual([])
    expect(productTypes.filter(({ fits, disciplines }) => (fits.raceType ?? 0) > 0 && !disciplines)).toEqual([])
  })

  it("label a drawing's dimensions only if the variant has all of them", () => {
    const springs = productType("race-coil-spring")
    const [spring] = combinations(springs.axes.flatMap((axis) => (axis.values[0] ? [{ axis, values: [axis.values[0]] as const }] : [])))
    expect(getImageUrl(springs, spring ?? [])).not.toContain("dims=false")
    expect(getImageUrl(springs, (spring ?? []).slice(1))).toContain("dims=false")
    const rotor = productType("brake-rotor")
    const diameter = rotor.axes[0]?.values[0]
    expect(getImageUrl(rotor, diameter ? [diameter] : [])).not.toContain("dims=false")
  })

  it("come from at least three brands in every group", () => {
    for (const group of Object.keys(groups))
      expect(allBrands.filter((brand) => brand.groups.some((own) => own === group)).length).toBeGreaterThanOrEqual(3)
    expect(allBrands).toHaveLength(40)
    expect(new Set(allBrands.map(({ code }) => code)).size).toBe(40)
  })
})

const positions = readCatalogTable("positions.tsv", ["product_type", "position"])

it.each(assemblies.map((assembly) => [assembly.name, assembly] as const))(
  "ASM-02 %s names product types of the catalog, and positions that the type has",
  (_, { pieces }) => {
    for (const { place = {}, type } of pieces) {
      const known = productTypes.find(({ slug }) => slug === type)
      expect(known, type).toBeDefined()
      for (const [attribute, position] of Object.entries(place)) {
        const isAxis = known?.axes.some((axis) => axis.name === attribute && axis.values.some(({ label }) => label === position))
        const isFixed = positions.some((row) => row.product_type === type && row.position === position)
        expect(isAxis === true || isFixed, `${type}: ${attribute} ${position}`).toBe(true)
      }
    }
  }
)

const measures = readCatalogTable("measures.tsv", ["product_type", "attribute"])

it.each(calculators.map((calculator) => [calculator.id, calculator] as const))(
  "CALC-07 %s names product types of the catalog, and options or measures that the type has",
  (_, { partFacets }) => {
    for (const [partType, facets] of Object.entries(partFacets)) {
      const type = productTypes.find(({ plural }) => plural === partType)
      expect(type, partType).toBeDefined()
      for (const facet of facets) {
        const isAxis = type?.axes.some(({ name }) => name === facet)
        const isMeasured = measures.some((row) => row.product_type === type?.slug && row.attribute === facet)
        expect(isAxis === true || isMeasured, `${partType}: ${facet}`).toBe(true)
      }
    }
  }
)
