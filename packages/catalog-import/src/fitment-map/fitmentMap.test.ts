import { describe, expect, it } from "vitest"
import { openSamples, readProducts, textFile } from "../../test/sampleFiles.ts"
import { compilePattern } from "./parsePattern.ts"

const map = openSamples("maps/fitment_map.json")
const words = [...openSamples("maps/aliases.csv"), ...openSamples("maps/category_map.csv")]

describe.each([
  {
    name: "products_export_new.csv",
    statements: 51,
    problems: ["not-a-vehicle 224 44 most 4-lug imports", "unknown-vehicle 230 44 1968-1977 Volkswagon Beatle"]
  },
  { name: "products_export_old.csv", statements: 54, problems: ["unknown-vehicle 203 7 1976-83_Jeep_CJ-3B"] },
  { name: "wc-product-export.csv", statements: 51, problems: ["unknown-vehicle 51 51 1987-1996;Ford;E-450;;"] }
])("$name with the owner's map", async ({ name, problems: wanted, statements }) => {
  const { problems, products, records } = await readProducts([...openSamples(name), ...map, ...words])

  it("results in statements, and in classes that the words name", () => {
    expect(records.filter(({ kind }) => kind === "statement")).toHaveLength(statements)
    const classes = Map.groupBy(products.values(), ({ content }) => content.fitClass)
    expect(Object.fromEntries([...classes].map(([found, own]) => [found, own.length]))).toEqual({
      vehicle: 25,
      universal: 13,
      none: 18,
      "not-for-vehicles": 4
    })
  })

  it("results in no statement for a text that is not understood", () => {
    const found = problems.filter(({ code }) => /vehicle/.test(code))
    expect(found.map(({ code, column, line, value }) => [code, line, column, value].join(" "))).toEqual(wanted)
  })
})

describe("statements from custom fields", async () => {
  const { products } = await readProducts([...openSamples("wc-product-export.csv"), ...map, ...words])

  it("keep conditions and positions", () => {
    expect(products.get("MB-4405")?.content.statements[0]).toMatchObject({ note: "Without power brakes", yearFrom: 1967, yearTo: 1976 })
    expect(products.get("fox-front-rotor")?.content.statements[0]).toMatchObject({ position: "Front", note: null })
  })
})

describe("compilePattern", () => {
  it.each([
    ["{years} {make} {model}", "1967-69 Land Rover Defender", { years: "1967-69", car: "Land Rover Defender", separator: " " }],
    ["{years}_{model}", "1957_Bel Air", { years: "1957", car: "Bel Air", separator: null }],
    [
      "{years};{make};{model};{position?};{condition?}",
      "1969;Ford;Mustang;Front;",
      { car: "Ford\u0000Mustang", position: "Front", condition: "" }
    ],
    ["{years};{make};{model};{position?};{condition?}", "1969;Ford;Mustang", { car: "Ford\u0000Mustang", position: "" }],
    ["{make}/{model} ({years}) x{quantity?}", "Ford/F-150 (1999+) x2", { years: "1999+", car: "Ford\u0000F-150", quantity: "2" }]
  ])("reads with the pattern %s the text %s", (pattern, text, wanted) => expect(compilePattern(pattern)(text)).toMatchObject(wanted))

  it.each(["sale", "soon_Ford", "1969"])("finds no car in %s", (text) =>
    expect(compilePattern("{years}_{make}_{model}")(text)).toBeUndefined()
  )
})

describe("invalid maps", () => {
  it.each([
    ["no JSON", "[{"],
    ["no rules", "[1]"],
    ["an unknown class", '[{"from":"tags","value":"x","class":"all"}]'],
    ["a value without a class", '[{"from":"tags","value":"x"}]'],
    ["an unknown word", '[{"from":"tags","pattern":"{years} {car}"}]'],
    ["a repeated word", '[{"from":"tags","pattern":"{years} {years} {model}"}]'],
    ["no model", '[{"from":"tags","pattern":"{years} {make}"}]'],
    ["two names with only a space between", '[{"from":"tags","pattern":"{years} {make} {model} {condition?}"}]'],
    ["a pattern that is too long", JSON.stringify([{ from: "tags", pattern: "{years} {model}".padEnd(300, "x") }])]
  ])("maps are rejected: %s", async (_, text) => {
    const files = [...openSamples("products_export_old.csv"), textFile("map.json", text)]
    await expect(readProducts(files)).rejects.toMatchObject({ problem: { file: "map.json", code: "bad-map", severity: "fatal" } })
  })

  it("cause a warning if the file is not a map of fitment", async () => {
    const { problems } = await readProducts([...openSamples("products_export_old.csv"), textFile("supplier.json", '{"reader":"table"}')])
    expect(problems).toContainEqual(expect.objectContaining({ file: "supplier.json", code: "not-used", severity: "warning" }))
  })
})
