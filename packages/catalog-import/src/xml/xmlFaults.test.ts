import { describe, expect, it } from "vitest"
import { partsShop } from "../../test/partsShop.ts"
import { openSamples, readProducts, textFile } from "../../test/sampleFiles.ts"
import { ImportRefused, type ImportFile, type Problem } from "../index.ts"

const vehicles = openSamples("vehicles")
const fault = (name: string): ImportFile => openSamples(`faults/xml/${name}`)[0]!

const readProblems = async (...files: ReadonlyArray<ImportFile>): Promise<ReadonlyArray<Problem>> => {
  try {
    return (await readProducts(files)).problems
  } catch (error) {
    if (error instanceof ImportRefused) return [error.problem]
    throw error
  }
}

/** Lists the problems of a file by code, line and field. Leaves out problems with parts that the shop does not have. */
const listPlaces = (problems: ReadonlyArray<Problem>, file: string): ReadonlyArray<string> =>
  problems
    .filter((problem) => problem.file === file && !["unknown-part", "unknown-type"].includes(problem.code))
    .map(({ code, field, line, severity, value }) => [severity, code, line, field, value].join(" "))

describe("broken XML files", () => {
  it.each([
    ["entity-bomb.xml", "fatal entities 2  "],
    ["outside-entity.xml", "fatal entities 2  "],
    ["record-count.xml", "fatal record-count 38 RecordCount 4"],
    ["no-footer.xml", "fatal not-well-formed 37  "],
    ["wrong-encoding.xml", "fatal not-utf8 19  "],
    ["number-too-long.xml", `error too-long 16 Part ${"MB-4401-".padEnd(49, "S")}`]
  ])("files are rejected with code, line and element: %s", async (name, wanted) => {
    expect(listPlaces(await readProblems(...partsShop, ...vehicles, fault(name)), name).map((place) => place.trim())).toEqual([
      wanted.startsWith("error") ? wanted.replace(/ [^ ]*$/, "") : wanted.trim()
    ])
  })

  it("files are rejected: item-count.xml", async () => {
    const problems = await readProblems(fault("item-count.xml"))
    expect(listPlaces(problems, "item-count.xml")).toEqual(["fatal record-count 77 ItemCount 2"])
    expect(problems[0]?.sentence).toBe("The trailer says 2 items, but the file has 1: it was cut off or changed. Nothing was loaded.")
  })

  it("files are read with warnings: forbidden-characters.xml", async () => {
    const problems = await readProblems(...partsShop, ...vehicles, fault("forbidden-characters.xml"))
    expect(listPlaces(problems, "forbidden-characters.xml")).toEqual([
      "warning forbidden-character 16 PartNumber MB-4401;S",
      'warning forbidden-character 25 PartNumber MB-4401"9'
    ])
  })

  it("files are reported with the unknown vehicle, the repeated id and the repeated application: ids.xml", async () => {
    const problems = await readProblems(...partsShop, ...vehicles, fault("ids.xml"))
    expect(listPlaces(problems, "ids.xml")).toEqual([
      "warning unknown-vehicle 16 BaseVehicle 8999999",
      "info app-id-again 30 App 2",
      "warning duplicate-app 37 App MB-4401-S"
    ])
  })

  it("files are reported with the unknown application that they delete: delete-of-unknown.xml", async () => {
    // The ids in this file are invented, so it needs its own map.
    const map =
      "9000001,1967,Chevrolet,Camaro\n9000002,1968,Chevrolet,Camaro\n9000004,1981,Chevrolet,Camaro\n9000005,1969,Chevrolet,Camaro\n"
    const before = textFile(
      "full.xml",
      '<ACES version="4.2"><Header><SubmissionType>Full</SubmissionType></Header><App action="A" id="1"><BaseVehicle id="9000002"/><Position id="9001"/><Qty>1</Qty><Part BrandAAIAID="ZZMB">MB-4401-S</Part></App><Footer><RecordCount>1</RecordCount></Footer></ACES>'
    )
    const vehicleMap = textFile("vehicle_map.csv", `base_vehicle_id,year,make,model\n${map}`)
    const problems = await readProblems(...partsShop, vehicleMap, before, fault("delete-of-unknown.xml"))
    expect(listPlaces(problems, "delete-of-unknown.xml")).toEqual(["warning delete-of-unknown 23 App MB-4401-S"])
  })
})

const smallShop = [
  textFile("products.csv", "product,title,brand,category\np,Part,Acme,Rotors\n"),
  textFile("variants.csv", "sku,product\nS,p\n"),
  textFile("prices.csv", "sku,price\nS,10\n")
]
const app = (content: string): string =>
  `<ACES version="4.2"><App action="A" id="1">${content}</App><Footer><RecordCount>1</RecordCount></Footer></ACES>`
const readText = async (text: string): Promise<ReadonlyArray<Problem>> => readProblems(...smallShop, textFile("a.xml", text))

describe("the limits of XML files", () => {
  it.each([
    ["elements that are nested too deeply", `<ACES version="4.2">${"<a>".repeat(100_000)}`, "too-deep"],
    ["a text of more than 1 MB", `<ACES version="4.2"><App><Note>${"x".repeat(1_100_000)}`, "line-too-long"],
    ["a comment of more than 1 MB", `<ACES version="4.2"><!-- ${"x".repeat(1_100_000)}`, "line-too-long"],
    ["an application of more than 1 MB", app(`<Note>${"x".repeat(900_000)}</Note>`.repeat(2)), "line-too-long"],
    ["an application of too many elements", app("<Note/>".repeat(60_000)), "line-too-long"],
    [
      "an element of too many attributes",
      `<ACES version="4.2"><App ${Array.from({ length: 300 }, (_, at) => `a${at}="1"`).join(" ")}/>`,
      "not-well-formed"
    ],
    ["no root element", "<!-- nothing -->", "not-well-formed"],
    ["an unknown entity", app("<Note>&nbsp;</Note>"), "not-well-formed"],
    ["another root element", "<Catalog/>", "not-recognized"],
    ["another version", '<ACES version="2.0"/>', "not-recognized"],
    ["another encoding", '<?xml version="1.0" encoding="shift_jis"?><ACES version="4.2"/>', "not-utf8"],
    ["no footer", '<ACES version="4.2"><App action="A" id="1"/></ACES>', "record-count"]
  ])("reject %s", async (_, text, code) => {
    const problems = (await readText(text)).filter(({ severity }) => severity === "fatal")
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })

  it("reject a DOCTYPE in any letter case and after a comment, and allow the word in a text", async () => {
    expect((await readText(`<!-- ${"\n".repeat(3)} --><!doctype ACES [<!ENTITY a "b">]>${app("")}`))[0]).toMatchObject({
      code: "entities",
      line: 4
    })
    expect((await readText(app("<Note><![CDATA[<!DOCTYPE x>]]></Note>"))).map(({ code }) => code)).not.toContain("entities")
  })

  it("allow any namespace", async () => {
    const text = app("")
      .replaceAll("<", "<a:")
      .replaceAll("<a:/", "</a:")
      .replace("<a:ACES", '<a:ACES xmlns:a="http://www.aftermarket.org"')
    expect((await readText(text)).filter(({ severity }) => severity === "fatal")).toEqual([])
  })
})
