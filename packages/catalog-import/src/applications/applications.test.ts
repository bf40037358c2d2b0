import { describe, expect, it } from "vitest"
import { partsShop } from "../../test/partsShop.ts"
import { openSamples, openZipSamples, readProducts, shopNames, textFile } from "../../test/sampleFiles.ts"
import type { ImportedProduct, ImportFile, Problem } from "../index.ts"
import { findCar, parseYears } from "../vehicles/findCar.ts"
import { createReading } from "../Reading.ts"

const [pies] = await openZipSamples("suppliers.zip", "pies_7_2_full.xml")
const [full] = await openZipSamples("suppliers.zip", "aces_4_2_full.xml")
const vehicles = openSamples("vehicles")
const vehicleMap = openSamples("maps/vehicle_map.csv")
const aces = (name: string): ImportFile => openSamples(`aces/${name}`)[0]!

const isOfType = ({ code }: Problem): boolean => code !== "unknown-type"
const toPlace = ({ code, column, field, line, value }: Problem): string => [code, line, column, field, value].join(" ")

/** Lists the part, model, year, position and conditions of everything that the statements cover, regardless of how they are grouped. */
const listCoverage = (products: ReadonlyMap<string, ImportedProduct>): ReadonlySet<string> =>
  new Set(
    [...products.values()].flatMap(({ content }) =>
      content.statements.flatMap(({ displacementIds, modelIds, note, position, quantity, skus, yearFrom, yearTo }) =>
        content.variants
          .filter(({ sku }) => skus === null || skus.includes(sku))
          .flatMap(({ mpn }) =>
            modelIds.flatMap((model) =>
              Array.from({ length: yearTo! - yearFrom! + 1 }, (_, at) =>
                [mpn, model, yearFrom! + at, position, quantity, displacementIds, note].join("|")
              )
            )
          )
      )
    )
  )

const readWith = async (...files: ReadonlyArray<ImportFile>) => readProducts([...partsShop, ...files])

describe("ACES applications", async () => {
  const decoded = await readWith(full!, ...vehicles)

  it("applications are read as 660 applications in 51 statements", () => {
    expect(decoded.records.filter(({ kind }) => kind === "statement")).toHaveLength(660)
    expect(listCoverage(decoded.products).size).toBe(660)
    expect([...decoded.products.values()].flatMap(({ content }) => content.statements)).toHaveLength(51)
  })

  it("applications are joined if their years, models and variants belong together", () => {
    expect(decoded.products.get("front-street-pads-gm-a")?.content).toMatchObject({
      fitClass: "vehicle",
      statements: [
        { skus: null, yearFrom: 1967, yearTo: 1969, position: "Front", quantity: 1, source: "Redline Attic", sourceDate: "2026-11-20" },
        { skus: null, yearFrom: 1968, yearTo: 1974 },
        { skus: null, yearFrom: 1968, yearTo: 1972 }
      ]
    })
    const corners = decoded.products.get("miata-caliper-loaded")?.content.statements
    expect(corners?.map(({ position, skus }) => [position, skus])).toEqual([
      ["Front", ["MB-4404-FL", "MB-4404-FR"]],
      ["Rear", ["MB-4404-RL", "MB-4404-RR"]]
    ])
  })

  it("keep a qualifier as a condition, and a qualifier without effect is reported", () => {
    expect(decoded.products.get("a-body-master-cylinder")?.content.statements[0]?.note).toBe("Without power brakes")
    expect(decoded.problems.filter(isOfType).map(toPlace)).toEqual(["overlap 4617  App MB-4402"])
  })

  it.each(["flat-names.csv", "flat-coded.txt"])("applications are read as the same statements as %s", async (name) => {
    const flat = await readWith(...(await openZipSamples("suppliers.zip", name)), ...vehicles)
    const wanted = { "flat-names.csv": "overlap 125 12 Qualifiers", "flat-coded.txt": "overlap 660 11 Notes" }[name]
    expect(flat.problems.filter(isOfType).map(toPlace)).toEqual([`${wanted} With heavy-duty brakes`])
    expect([...listCoverage(flat.products)].toSorted()).toEqual([...listCoverage(decoded.products)].toSorted())
  })

  it.each(["aces_4_2_full.xml", "flat-coded.txt"])(
    "applications of %s result in no statements without vehicle tables, which one sentence explains",
    async (name) => {
      const { problems, products, records } = await readWith(...(await openZipSamples("suppliers.zip", name)))
      expect(records.filter(({ kind }) => kind === "statement")).toEqual([])
      expect([...products.values()].map(({ content }) => content.fitClass)).toEqual(Array.from({ length: 60 }, () => "none"))
      // Expects the problem at the beginning of the report.
      const [problem, ...others] = [problems[0], ...problems.slice(1).filter(isOfType)]
      expect(others).toEqual([])
      expect(problem).toMatchObject({
        severity: "info",
        code: "no-vehicle-table",
        sentence:
          "660 applications name vehicles by ids of a licensed table, which is not among the files. The parts are loaded without fitment. Ask the maker for a flat file with names, or give vehicle_map.csv (base_vehicle_id, year, make, model)."
      })
    }
  )

  it("result in statements if vehicle_map.csv decodes them, but not if one of their conditions has no name", async () => {
    const { problems, products } = await readWith(full!, ...vehicleMap)
    const coverage = listCoverage(products)
    expect(coverage.size).toBe(545)
    expect(problems).toContainEqual(expect.objectContaining({ code: "no-vehicle-table", value: "115" }))
  })
})

describe("ACES files of other kinds", () => {
  it("applications are applied in the order FULL, then UPDATE, regardless of the names of the files", async () => {
    const { problems, products } = await readWith(aces("aces_4_2_update.xml"), full!, ...vehicles)
    expect(problems.filter(isOfType).map(toPlace)).toEqual(["overlap 4617  App MB-4402", "delete-of-unknown 40  App MB-4406"])
    const hose = products.get("braided-hose-kit-f-body")?.content.statements
    expect(hose?.map(({ note, yearFrom, yearTo }) => [yearFrom, yearTo, note])).toEqual([
      [1970, 1979, null],
      [1970, 1979, null],
      [1982, 1984, "With rear disc brakes"]
    ])
  })

  it.each([
    { file: "aces_5_0_full.xml", count: 36 },
    { file: "aces_3_1_latin1.xml", count: 32 }
  ])("contain $count applications in $file", async ({ count, file }) => {
    const { problems, records } = await readWith(aces(file), ...vehicles)
    expect(problems.filter(isOfType)).toEqual([])
    expect(records.filter(({ kind }) => kind === "statement")).toHaveLength(count)
  })

  it("need only the tables Make and Model for version 5.0", async () => {
    const two = vehicles.filter(({ name }) => /_(?:Make|Model)\.txt$/.test(name))
    const { records } = await readWith(aces("aces_5_0_full.xml"), ...two)
    expect(records.filter(({ kind }) => kind === "statement")).toHaveLength(36)
  })

  it("applications are assigned to the items of a PIES file, and keep the letters of ISO-8859-1", async () => {
    const { products } = await readProducts([pies!, aces("aces_3_1_latin1.xml"), ...vehicles])
    expect(products.get("beetle-weatherstrip")?.content.statements[0]?.note).toBe("Qualité hiver")
  })

  it("applications are rejected without products", async () => {
    await expect(readProducts([full!, ...vehicles])).rejects.toMatchObject({ problem: { code: "no-products", severity: "fatal" } })
  })
})

const shop = [
  textFile("brands.csv", "brand,code\nAcme,ZZAC\nOther,ZZOT\n"),
  textFile("products.csv", "product,title,brand,category\np,Part,Acme,Rotors\nq,Part,Other,Rotors\n"),
  textFile("variants.csv", "sku,product,mpn\nS-1,p,1130\nS-2,q,1130\n"),
  textFile("prices.csv", "sku,price\nS-1,10\nS-2,10\n")
]
const readFlat = async (...lines: ReadonlyArray<string>) => {
  const text = ["MPN,MFR,Year,Year To,Make,Model,Trim,Pos,Notes", ...lines, ""].join("\n")
  const { problems, products } = await readProducts([...shop, textFile("list.csv", text)])
  return { problems: problems.filter(isOfType), products }
}

describe("lists of applications", () => {
  it("join positions that have no names, without a warning", async () => {
    const app = (id: number, position: number) =>
      `<App action="A" id="${id}"><BaseVehicle id="1"/><Position id="${position}"/><Part BrandAAIAID="ZZAC">1130</Part></App>`
    const list = textFile("aces.xml", `<ACES version="4.2">${app(1, 7)}${app(2, 8)}<Footer><RecordCount>2</RecordCount></Footer></ACES>`)
    const map = textFile("vehicle_map.csv", "base_vehicle_id,year,make,model\n1,1967,Chevrolet,Camaro\n")
    const { problems, products } = await readProducts([...shop, map, list])
    expect(problems.filter(isOfType)).toEqual([])
    expect(products.get("p")?.content.statements).toMatchObject([{ position: null, yearFrom: 1967 }])
  })

  it("applications are assigned to the part of the brand, in any spelling of brand and number", async () => {
    const { products } = await readFlat("11-30,ZZAC,1967,1969,CHEVROLET,CAMARO,ALL,FRT,")
    expect(products.get("p")?.content.statements).toMatchObject([{ yearFrom: 1967, yearTo: 1969, position: "Front", note: null }])
    expect(products.get("q")?.content.statements).toEqual([])
  })

  it.each([
    { line: "1130,,1967,,Chevrolet,Camaro,,,", code: "unknown-brand" },
    { line: "1130,ZZXX,1967,,Chevrolet,Camaro,,,", code: "unknown-part" },
    { line: "9999,Acme,1967,,Chevrolet,Camaro,,,", code: "unknown-part" },
    { line: "1130,Acme,1967,,Chevrolet,Kamaro,,,", code: "unknown-vehicle" },
    { line: "1130,Acme,1969,1967,Chevrolet,Camaro,,,", code: "bad-years" },
    { line: "1130,Acme,1967,,,Camaro,,,", code: "missing-value" }
  ])("result in no statement for the line $line ($code)", async ({ code, line }) => {
    const { problems, products } = await readFlat(line)
    expect(problems.map((problem) => [problem.code, problem.line])).toEqual([[code, 2]])
    expect([...products.values()].flatMap(({ content }) => content.statements)).toEqual([])
  })

  it("can apply to every model of a make, up to its newest year", async () => {
    const { products } = await readFlat("1130,Acme,1967,UP,Jeep,ALL,Sport,,Harmless")
    const [statement] = products.get("p")?.content.statements ?? []
    expect(statement?.modelIds.length).toBeGreaterThan(1)
    expect(statement?.yearTo).toBeGreaterThan(2_000)
    expect(statement?.note).toBe("Harmless. Sport only")
  })
})

const map = textFile("vehicle_map.csv", "base_vehicle_id,year,make,model\n1,1967,Chevrolet,Camaro\n")
const bodies = textFile("BodyType.txt", "BodyTypeID|BodyTypeName\n5|Convertible\n")
const readApp = async (content: string, footer = "1", others = "") => {
  const part = '<Part BrandAAIAID="ZZAC">1130</Part>'
  const text = `<ACES version="4.2"><App action="A" id="1">${content}${part}</App>${others}<Footer><RecordCount>${footer}</RecordCount></Footer></ACES>`
  const { problems, products } = await readProducts([...shop, map, bodies, textFile("aces.xml", text)])
  return { codes: problems.filter(isOfType).map(({ code }) => code), statements: products.get("p")?.content.statements }
}

describe("an ACES application", () => {
  it.each([
    ["equipment", '<EquipmentBase id="1"/>', "equipment"],
    ["an unknown condition", '<BaseVehicle id="1"/><BodyType id="6"/>', "unknown-vehicle"],
    ["an unknown element", '<BaseVehicle id="1"/><Gadget>x</Gadget>', "unknown-vehicle"],
    ["an unknown make", '<Years from="1967" to="1969"/><Make id="9"/>', "unknown-vehicle"]
  ])("results in no statement for %s", async (_, content, code) => {
    expect(await readApp(content)).toEqual({ codes: [code], statements: [] })
  })

  it("has a named attribute, a qualifier and a note as conditions", async () => {
    const content = '<BaseVehicle id="1"/><BodyType id="5"/><Qual id="1"><text>With A/C</text></Qual><Note>From June</Note>'
    expect((await readApp(content)).statements).toMatchObject([{ note: "With A/C. From June. Body type: Convertible" }])
  })

  it("is accepted if the record count includes assets, and if it does not", async () => {
    const asset = '<Asset action="A" id="1"/>'
    expect((await readApp('<BaseVehicle id="1"/>', "1", asset)).statements).toHaveLength(1)
    expect((await readApp('<BaseVehicle id="1"/>', "2", asset)).statements).toHaveLength(1)
    await expect(readApp('<BaseVehicle id="1"/>', "3", asset)).rejects.toMatchObject({ problem: { code: "record-count" } })
  })
})

describe("years and cars", () => {
  const reading = createReading(shopNames, "2026-11-30")

  it.each([
    ["1969", 1969, 1969],
    ["1967-69", 1967, 1969],
    ["69-72", 1969, 1972],
    ["'64-70", 1964, 1970],
    ["1999+", 1999, null],
    ["2015-up", 2015, null],
    ["98-03", 1998, 2003]
  ])("reads %s as %s to %s", (text, from, to) => expect(parseYears(text)).toEqual({ from, to }))

  it.each(["12", "1885", "1972-69", "19699", "soon"])("finds no model year in %s", (text) => expect(parseYears(text)).toBeUndefined())

  it("finds the only make of a model, and does not choose between two makes", () => {
    const find = (model: string, from: number) => findCar(reading, { make: "", model, years: { from, to: from } })
    expect(find("Bel Air", 1957)).toMatchObject({ yearFrom: 1957 })
    expect(find("No Such Model", 1957)).toBe("unknown-vehicle")
  })
})
