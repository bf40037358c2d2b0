import { getCompletions, parseQuery } from "@camber/search/query-parser"
import { ModelYear } from "@camber/domain/vehicle"
import { describe, expect, it } from "vitest"
import { buildGeneratedIndex } from "../../../relevance/buildGeneratedIndex.ts"
import { judgedQueries } from "../../../relevance/judge.ts"
import {
  answerable,
  computeFigures,
  getUnanswerable,
  isHonest,
  isTopResultRelevant,
  measureQuery,
  computeShare
} from "../../../relevance/measure.ts"
import { boostToVehicleQuery, createConstraintScorer, searchProducts } from "@camber/search/search-index"

const generated = await buildGeneratedIndex(5000)
const results = measureQuery(generated, judgedQueries())
const found = answerable(results)

describe("search relevance on judged queries", () => {
  it("meets its limits: few empty results, relevant first results, and recognized cars", () => {
    const wrong = found.filter((item) => !isTopResultRelevant(item)).map(({ judged }) => judged.query)
    expect(computeFigures(found).zero).toBeLessThanOrEqual(0.03)
    expect(computeFigures(found).firstRight, wrong.join(", ")).toBeGreaterThanOrEqual(0.95)
    expect(computeFigures(found).ndcg).toBeGreaterThanOrEqual(0.95)
    expect(computeFigures(found).carsRead).toBeGreaterThanOrEqual(0.95)
  })

  it("finds no parts for a query for parts that the shop does not sell, or reports these parts", () => {
    const lies = getUnanswerable(results).filter((item) => !isHonest(item))
    expect(computeShare(getUnanswerable(results), isHonest), lies.map(({ judged }) => judged.query).join(", ")).toBeGreaterThanOrEqual(0.95)
  })

  it("matches product names if a query has only generic words: 'kit', 'sets'", () => {
    const getTypes = (query: string) =>
      new Set(Array.from(searchProducts(generated.searchIndex, query).ordinals.slice(0, 24), (place) => generated.products[place]?.type))
    expect([...getTypes("kit")]).toEqual(expect.arrayContaining(["front-end-kit"]))
    expect([...getTypes("sets")]).toEqual(expect.arrayContaining(["gasket-set"]))
    expect(getTypes("cheap parts").size).toBe(0)
  })

  it("keeps the noun of the part when words are dropped, and reports the dropped words", () => {
    for (const { find, judged } of found) {
      // A query for a part that is not sold may find other parts, such as a clutch kit that includes a flywheel.
      const isSold = find.query.types.some(({ slug }) => generated.searchIndex.facts.isSold(slug))
      if (judged.types.length === 0 || judged.kind === "job" || !isSold) continue
      const types = new Set(Array.from(find.ordinals.slice(0, 24), (place) => generated.products[place]?.type))
      expect(
        find.query.types.map(({ slug }) => slug),
        judged.query
      ).toEqual(expect.arrayContaining([...types]))
    }
    expect(searchProducts(generated.searchIndex, "purple brake pads").droppedTerms).toEqual(["purple"])
    expect(searchProducts(generated.searchIndex, "brake pads").droppedTerms).toEqual([])
  })

  it("returns only parts for the requested position if there are any: rear pads are not front pads", () => {
    const { ordinals: places } = searchProducts(generated.searchIndex, "front brake pads for 1969 camaro")
    expect(places.length).toBeGreaterThan(0)
    for (const place of places) {
      expect(generated.products[place]).toMatchObject({ type: "brake-pad-set" })
      expect(generated.products[place]?.values).toContain("Position=Front")
    }
  })

  it("NAV-143 returns the same results for Spanish part names, with or without accents, as for English", () => {
    const asked = [
      ["frenos", "brake pads"],
      ["bujías", "spark plugs"],
      ["bujias", "spark plugs"],
      ["amortiguador", "shocks"],
      ["pastilla de freno", "brake pads"],
      ["filtro de aceite", "oil filter"],
      ["bomba de agua para mustang 1995", "water pump for mustang 1995"],
      ["amortiguadores traseros", "shocks rear"]
    ] as const
    for (const [spanish, english] of asked) {
      const [found, wanted] = [spanish, english].map((term) => [...searchProducts(generated.searchIndex, term).ordinals])
      expect(wanted?.length, english).toBeGreaterThan(0)
      expect(found, spanish).toEqual(wanted)
    }
    expect(searchProducts(generated.searchIndex, "freins").query).toMatchObject({ corrected: null, notCarried: null })
  })

  it("NAV-143 prefers the intended English word or car over a similar Spanish word", () => {
    const getCar = (term: string, isTyping = false) =>
      parseQuery(generated.searchIndex.lexicon, generated.searchIndex.facts, term, { isTyping }).vehicle?.model
    for (const [slip, meant] of [
      ["corrla brake pads", "corolla brake pads"],
      ["toyota corrla brakes", "toyota corolla brakes"],
      ["kia cadena brakes", "kia cadenza brakes"]
    ] as const) {
      const wanted = [...searchProducts(generated.searchIndex, meant).ordinals]
      expect(wanted.length, meant).toBeGreaterThan(0)
      expect([...searchProducts(generated.searchIndex, slip).ordinals], slip).toEqual(wanted)
    }
    expect(searchProducts(generated.searchIndex, "tubo").query.corrected).toBe("turbo")
    expect([getCar("barra", true), getCar("casc", true)]).toEqual(["Barracuda", "Cascada"])
    for (const term of ["resort", "aston martin volante"]) expect(searchProducts(generated.searchIndex, term).query.types, term).toEqual([])
    expect(getCompletions(generated.searchIndex.lexicon, "fre")).not.toContain("freno")
  })

  it("uses the car in the query instead of the selected car", () => {
    const plate = boostToVehicleQuery(
      { year: ModelYear.make(1969), make: "Chevrolet", model: "Camaro", raceTypeId: null },
      generated.searchIndex
    )
    expect(plate).not.toBeNull()
    for (const query of ["radiator 1995 mustang", "ford brake pads"]) {
      const [own, alone] = [searchProducts(generated.searchIndex, query, { vehicle: plate }), searchProducts(generated.searchIndex, query)]
      expect([...own.ordinals], query).toEqual([...alone.ordinals])
    }
    expect([...searchProducts(generated.searchIndex, "radiator", { vehicle: plate }).ordinals]).not.toEqual([
      ...searchProducts(generated.searchIndex, "radiator").ordinals
    ])
  })

  it("counts the products that match the whole query and lists them first", () => {
    const { searchIndex } = generated
    const valueAt = (at: number) => searchIndex.attributes[searchIndex.attributeIds[at] ?? -1]?.value ?? ""
    let asked = 0
    for (const [type, places] of searchIndex.productsByType.entries())
      for (const [turn, place] of places.entries()) {
        const other = places[(turn * 7 + 3) % places.length] ?? 0
        // Combines values of two different products, because few products have both values.
        const first = valueAt(searchIndex.starts[place] ?? 0)
        const second = valueAt((searchIndex.starts[other + 1] ?? 0) - 1)
        const {
          constraints,
          exactMatchCount: met,
          ordinals: found
        } = searchProducts(searchIndex, `${first} ${second} ${searchIndex.types[type]?.plural}`)
        const demands = constraints.map((demand) => createConstraintScorer(searchIndex, demand))
        asked += constraints.length > 0 && met > 1 ? 1 : 0
        for (const own of found.subarray(0, met))
          expect(Math.min(1, ...demands.map((demand) => demand(own))), `${first} ${second}`).toBeGreaterThanOrEqual(0.45)
      }
    expect(asked).toBeGreaterThan(100)
  })

  it("returns results quickly for queries of any length or content", () => {
    const long = [
      "a".repeat(200_000),
      "brake ".repeat(50_000),
      "1/2 ".repeat(50_000),
      "\u00bd".repeat(100_000),
      "gen 3 ".repeat(40),
      ["a", "b", "c", "d"].map((letter) => letter.repeat(16_000)).join(" "),
      "ab".repeat(90) + " x".repeat(90)
    ]
    const before = performance.now()
    for (const term of long) searchProducts(generated.searchIndex, term)
    // Each of the seven searches should take at most 50 ms. The limit adds a margin for a busy machine.
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
