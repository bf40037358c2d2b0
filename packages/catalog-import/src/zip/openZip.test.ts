import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import fc from "fast-check"
import { afterAll, describe, expect, it } from "vitest"
import { getSamplePath, readProducts } from "../../test/sampleFiles.ts"
import { createZip, type ZipEntry } from "../../test/createZip.ts"
import { ImportRefused, openZip } from "../index.ts"

const folder = mkdtempSync(path.join(tmpdir(), "camber-zip-"))
afterAll(() => rmSync(folder, { recursive: true }))

const open = (name: string, maxBytes = 1_000_000) => openZip(path.join(folder, name), name, maxBytes)
const write = (name: string, ...entries: ReadonlyArray<ZipEntry>): Promise<ReadonlyArray<{ readonly name: string }>> => {
  writeFileSync(path.join(folder, name), createZip(entries))
  return open(name)
}
const shop: ReadonlyArray<ZipEntry> = [
  { name: "export/products.csv", text: "product,title,brand,category\np,Part,Brand,Rotors\n" },
  { name: "export/variants.csv", text: "sku,product\nA,p\n" },
  { name: "export/prices.csv", text: "sku,price\nA,10\n" },
  { name: "export/photo.jpg", text: "x" },
  { name: "__MACOSX/export/._products.csv", text: "x" }
]

describe("openZip", () => {
  it("returns the tables of a zip file, also inside a folder", async () => {
    expect((await write("shop.zip", ...shop)).map(({ name }) => name)).toEqual([
      "export/products.csv",
      "export/variants.csv",
      "export/prices.csv"
    ])
    const { products } = await readProducts(await open("shop.zip"))
    expect(products.get("p")?.offers[0]?.cents).toBe(1_000)
  })

  it.each([
    ["climbing-names.zip", "unsafe-name", "../../etc/cron.d/evil"],
    ["bomb.zip", "zip-ratio", "products.csv"],
    ["link.zip", "unsafe-name", "products.csv"]
  ])("rejects %s before anything is read", async (name, code, value) => {
    await expect(openZip(getSamplePath(`faults/zip/${name}`), name, 1_000_000)).rejects.toMatchObject({
      problem: { code, value, severity: "fatal" }
    })
  })

  it.each([
    ["an archive inside", { name: "more.zip", text: "x" }, "nested-zip"],
    ["an absolute name", { name: "/etc/products.csv", text: "x" }, "unsafe-name"],
    ["a Windows path", { name: "..\\products.csv", text: "x" }, "unsafe-name"],
    ["a name with a control character", { name: "a\u0007.csv", text: "x" }, "unsafe-name"],
    ["a repeated name", { name: "EXPORT/products.csv", text: "x" }, "unsafe-name"],
    ["a password", { name: "secret.csv", text: "x", isEncrypted: true }, "not-a-zip"],
    ["a workbook", { name: "[Content_Types].xml", text: "<Types/>" }, "workbook"]
  ])("rejects a zip file with %s", async (_, entry, code) => {
    await expect(write("wrong.zip", ...shop, entry)).rejects.toMatchObject({ problem: { code } })
  })

  it("rejects a zip file without tables, and one that contains a file that is too large", async () => {
    await expect(write("photos.zip", { name: "a.jpg", text: "x" })).rejects.toMatchObject({ problem: { code: "no-records" } })
    await write("shop.zip", ...shop)
    await expect(open("shop.zip", 20)).rejects.toMatchObject({ problem: { code: "too-large" } })
  })

  it("rejects a file that is larger than the zip file states", async () => {
    const lies = createZip([{ name: "a.csv", text: "sku,price\nA,10\n", statedSize: 5 }])
    writeFileSync(path.join(folder, "lies.zip"), lies)
    await expect(readProducts(await open("lies.zip"))).rejects.toMatchObject({ problem: { code: "not-a-zip" } })
  })

  it("throws only problems for a zip file that is cut off or changed", async () => {
    const whole = readFileSync(path.join(folder, "shop.zip"))
    const file = path.join(folder, "cut.zip")
    const change = fc.record({ length: fc.nat(whole.length), at: fc.nat(whole.length - 1), byte: fc.nat(255), isCut: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(change, async ({ at, byte, isCut, length }) => {
        const bytes = Buffer.from(isCut ? whole.subarray(0, length) : whole)
        if (!isCut) bytes[at] = byte
        writeFileSync(file, bytes)
        try {
          await readProducts(await open("cut.zip"))
        } catch (error) {
          expect(error).toBeInstanceOf(ImportRefused)
        }
      }),
      { numRuns: 100 }
    )
  })
})
