import { describe, expect, it } from "vitest"
import { openSamples, readJson, readProducts, shopNames, textFile } from "../test/sampleFiles.ts"
import { ImportRefused, type ImportFile, type Problem } from "./index.ts"
import { addLink, createReading } from "./Reading.ts"
import { recognizeTable } from "./recognize.ts"
import { openTable } from "./text/readTable.ts"

interface Fault {
  readonly file: string
  readonly severity: string
  readonly code: string
  readonly line: string
  readonly column: string
}
const faults = Map.groupBy(readJson("faults.json") as ReadonlyArray<Fault>, ({ file }) => file)

/** Yields a header, then the rows. */
async function* prependHeader(rows: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from("sku,price\n")
  yield* rows
}

/** Completes a broken table with the other files of its set. A broken table of Camber replaces that of the sample. */
const completeSet = async (file: ImportFile): Promise<ReadonlyArray<ImportFile>> => {
  const { header } = await openTable(file, () => undefined)
  const { reader, table } = recognizeTable(file.name, header)
  return reader === "camber" ? [...openSamples("camber").filter(({ name }) => name !== `${table}.csv`), file] : [file]
}

const readProblems = async (file: ImportFile): Promise<ReadonlyArray<Problem>> => {
  try {
    const { problems } = await readProducts(await completeSet(file))
    return problems
  } catch (error) {
    if (error instanceof ImportRefused) return [error.problem]
    throw error
  }
}

/** Whether a problem reports a product without variants or prices, because the broken table lacks them. */
const isUnsold = ({ code, column }: Problem): boolean => code === "missing-value" && column === null

describe("broken files", () => {
  it.each([...faults])("%s is explained by code, line and column", async (name, rows) => {
    const [file] = openSamples(`faults/${name}`)
    const problems = await readProblems(file!)
    const own = problems.filter((problem) => problem.file === name && problem.code !== "unknown-type" && !isUnsold(problem))
    const wanted = rows.filter(({ code }) => code !== "none")
    const toPlace = (code: string, line: string | number | null, column: string | number | null) => `${code} ${line ?? ""} ${column ?? ""}`
    expect(own.map(({ code, column, line }) => toPlace(code, line, column)).toSorted()).toEqual(
      wanted.map(({ code, column, line }) => toPlace(code, line, column)).toSorted()
    )
    expect(own.map(({ severity }) => severity).toSorted()).toEqual(wanted.map(({ severity }) => severity).toSorted())
  })

  it("names the byte that is not UTF-8", async () => {
    const [problem] = await readProblems(openSamples("faults/windows-1252.csv")[0]!)
    expect(problem?.sentence).toBe("Byte 73 (line 2) is not UTF-8. Save the file as UTF-8.")
  })
})

describe("limits", () => {
  it("reject a line of more than 1 MB", async () => {
    const [problem] = await readProblems(textFile("long.csv", `sku,price\n${"x".repeat(1_100_000)},1\n`))
    expect(problem).toMatchObject({ code: "line-too-long", line: 2 })
  })

  it("reject a header of more than 2,000 columns", async () => {
    const [problem] = await readProblems(textFile("wide.csv", `${Array.from({ length: 2_001 }, (_, at) => `c${at}`).join(",")}\n`))
    expect(problem).toMatchObject({ code: "too-many-columns", line: 1 })
  })

  it("leave out a row with a cell of more than 100,000 characters", async () => {
    const file = textFile("prices.csv", `sku,price\nMB-4402,${"1".repeat(100_001)}\n`)
    expect((await readProblems(file)).filter((problem) => problem.file === "prices.csv")).toMatchObject([
      { code: "too-long", line: 2, column: 2 }
    ])
  })

  it("reject a file with too many rows, which is then closed", async () => {
    let isClosed = false
    const read = async function* () {
      try {
        for (;;) yield Buffer.from("A,1\n".repeat(1_000))
      } finally {
        isClosed = true
      }
    }
    const table = await openTable({ name: "prices.csv", read: () => prependHeader(read()) }, () => undefined, 2_500)
    const readAll = async () => {
      for await (const row of table.rows()) expect(row.cells).toHaveLength(2)
    }
    await expect(readAll()).rejects.toMatchObject({ problem: { code: "too-many-rows", line: 2_502 } })
    await expect.poll(() => isClosed).toBe(true)
  })

  it("close a file if only its header is read", async () => {
    let isClosed = false
    const read = async function* () {
      try {
        for (;;) yield Buffer.from("A,1\n".repeat(1_000))
      } finally {
        isClosed = true
      }
    }
    const table = await openTable({ name: "prices.csv", read: () => prependHeader(read()) }, () => undefined)
    await table.close()
    await expect.poll(() => isClosed).toBe(true)
  })

  it("leave out the variants of a product after the 500th", async () => {
    const skus = Array.from({ length: 501 }, (_, at) => `S${at}`)
    const { problems, products } = await readProducts([
      textFile("products.csv", "product,title,brand,category\np,Part,Brand,Rotors\n"),
      textFile("variants.csv", `sku,product,option1_name,option1_value\n${skus.map((sku) => `${sku},p,Size,${sku}\n`).join("")}`),
      textFile("prices.csv", `sku,price\n${skus.map((sku) => `${sku},10\n`).join("")}`)
    ])
    expect(products.get("p")?.content.variants).toHaveLength(500)
    expect(problems).toContainEqual(expect.objectContaining({ code: "too-many-variants", line: 502 }))
  })

  it("find cycles among parts with many paths between them", () => {
    const reading = createReading(shopNames, "2026-11-30")
    const layers = Array.from({ length: 30 }, (_, at) => [`${at}a`, `${at}b`])
    for (const [at, layer] of layers.slice(1).entries())
      for (const from of layers[at]!) for (const to of layer) expect(addLink(reading, "kit", from, to)).toBeNull()
    expect(addLink(reading, "kit", "29a", "0b")).toHaveLength(31)
  })
})
