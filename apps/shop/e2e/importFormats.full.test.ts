import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { buffer } from "node:stream/consumers"
import { openZip } from "../../../packages/catalog-import/src/zip/openZip.ts"
import { createEmptyDataFolder, getSample, withOwnShop } from "./ownShop.ts"
import { setVehicleCookie } from "./setVehicleCookie.ts"
import { expect, onDesktop, test, withoutOffer } from "./shop.ts"
import { main } from "./order.ts"

interface Format {
  readonly name: string
  /** Files of the samples, copied into one folder. */
  readonly files: ReadonlyArray<string>
  /** A zip file of the samples, and its files that are copied too. */
  readonly zip?: readonly [string, ...ReadonlyArray<string>]
  /** A number in this format, and the part that it opens. */
  readonly number: string
  /** An osCommerce export names no cars. */
  readonly namesCars: boolean
}

const words = ["maps/category_map.csv", "maps/aliases.csv", "maps/fitment_map.json"]
const ids = [...words, "maps/bigcommerce_ids.csv"]
const licensed = ["BaseVehicle", "Make", "Model", "EngineBase", "SubModel", "Positions", "Parts", "Year", "Version"]
const tables = ["brands", "categories", "fitment", "images", "kits", "numbers", "prices", "products", "stock", "variants", "aliases"]
const osCommerce = ["", "_description", "_attributes", "_options", "_options_values", "_to_categories"].map((table) => `products${table}`)
const formats: ReadonlyArray<Format> = [
  { name: "tables of Camber", files: tables.map((table) => `camber/${table}.csv`), number: "HRW 315/5", namesCars: true },
  { name: "Shopify export", files: ["products_export_new.csv", ...words], number: "HRW 315/5", namesCars: true },
  { name: "former Shopify export", files: ["products_export_old.csv", ...words], number: "HRW 315/5", namesCars: true },
  { name: "WooCommerce export", files: ["wc-product-export.csv", ...words], number: "HRW 315/5", namesCars: true },
  { name: "BigCommerce export", files: ids, zip: ["exports.zip", "products-modern.csv"], number: "H315/5", namesCars: true },
  { name: "former BigCommerce export", files: ids, zip: ["exports.zip", "products-legacy.csv"], number: "H315/5", namesCars: true },
  { name: "Magento export", files: words, zip: ["exports.zip", "catalog_product.csv"], number: "H315/5", namesCars: true },
  {
    name: "osCommerce database",
    files: [...osCommerce, "categories", "categories_description", "manufacturers"].map((table) => `oscommerce/${table}.csv`),
    number: "MB-4402",
    namesCars: false
  },
  {
    name: "PIES file with ACES applications",
    files: licensed.map((table) => `vehicles/20261030_${table}.txt`),
    zip: ["suppliers.zip", "pies_7_2_full.xml", "aces_4_2_full.xml"],
    number: "H315/5",
    namesCars: true
  }
]

let empty: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  empty = await createEmptyDataFolder()
})
test.afterAll(() => rmSync(empty, { recursive: true, force: true }))

/** Copies the format's files into a new folder, as an owner would. */
const collectFiles = async ({ files, zip }: Format): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), "camber-files-"))
  for (const file of files) copyFileSync(getSample(file), path.join(folder, path.basename(file)))
  const [name, ...members] = zip ?? []
  const inside = name === undefined ? [] : await openZip(getSample(name), name, 1_000_000_000)
  for (const file of inside.filter((member) => members.includes(member.name)))
    writeFileSync(path.join(folder, file.name), await buffer(file.read()))
  return folder
}

for (const format of formats) {
  test(`an import of the ${format.name} into an empty database is found by number and by car`, onDesktop, async ({ browser }) => {
    test.setTimeout(180_000)
    const files = await collectFiles(format)
    await withOwnShop(empty, async ({ command, shop }) => {
      expect(await command("catalog", "import", files)).toContain("Loaded as import 1.")
      const context = await browser.newContext({ baseURL: shop.origin })
      await withoutOffer(context, shop.origin)
      const page = await context.newPage()
      await page.goto(`/search?query=${encodeURIComponent(format.number)}`)
      await expect(page).toHaveURL(/\/item\//)
      await expect(main(page).getByText(format.number, { exact: true }).first()).toBeVisible()
      if (format.namesCars) {
        await setVehicleCookie(context, shop.origin, 1967, "Chevrolet", "Camaro")
        const card = main(page).getByRole("listitem").filter({ hasText: "Front Brake Pad Set, Steel Backed" }).first()
        // The shop reloads its search index within seconds of an import.
        await expect(async () => {
          await page.goto("/search?query=brake+pads")
          await expect(card).toContainText("Guaranteed To Fit", { timeout: 3000 })
        }).toPass({ timeout: 60_000 })
      }
      await context.close()
    })
    rmSync(files, { recursive: true })
  })
}
