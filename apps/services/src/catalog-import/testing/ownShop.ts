import type { ImportFile } from "@camber/catalog-import"
import { createReadStream, readdirSync, readFileSync } from "node:fs"

/** The import tables of a small shop, as text. */
export const ownShop = {
  brands: "brand,country\nAcme Brakes,USA\nHarrow & Sons,Mexico\n",
  products: [
    "product,title,brand,category,type,fitment,spec:Condition",
    "pads,Street Pad Set,Acme Brakes,Brakes > Pads,brake-pad-set,vehicle,",
    "caliper,Loaded Caliper,Acme Brakes,Brakes > Calipers,brake-caliper,none,Remanufactured",
    "stool,Shop Stool,Harrow & Sons,Garage > Stools,,not-for-vehicles,",
    "kit,Weekend Kit,Harrow & Sons,Kits,brake-conversion-kit,none,",
    ""
  ].join("\n"),
  variants: [
    "sku,product,mpn,gtin,option1_name,option1_value,weight",
    "PAD 1/A,pads,1130,426000000008,Compound,Street,4.2",
    "PAD 1/B,pads,1131,,Compound,Track,4.2",
    "cal&1,caliper,C-1,,,,9.6",
    "ST-1,stool,1130,,,,18",
    "KIT,kit,,,,,20",
    ""
  ].join("\n"),
  prices: "sku,price,list_price\nPAD 1/A,49.95,59.95\nPAD 1/B,71.95,\ncal&1,84,\nST-1,79,\nKIT,199,\n",
  stock: "sku,warehouse,quantity\nPAD 1/A,main,20\nPAD 1/A,annex,3\nPAD 1/B,main,1\ncal&1,main,2\nST-1,main,0\nKIT,main,4\n",
  fitment: [
    "product,sku,scope,year_from,year_to,make,model,position,source,source_date",
    "pads,,vehicle,1967,1969,Chevrolet,Camaro,Front,Acme,2026-01-01",
    "caliper,cal&1,vehicle,1967,1969,Chevrolet,Camaro,Front,Acme,2026-01-01",
    ""
  ].join("\n"),
  kits: "kit_sku,position,component_product,component_sku,text,quantity\nKIT,1,,PAD 1/B,,1\nKIT,2,caliper,,,2\nKIT,3,,,Brush,1\n"
}

/** A table of photographs: one of the second pad alone, then one of all pads. */
export const images = [
  "product,sku,position,kind,url,alt",
  "pads,,2,photo,https://images.example/pads.jpg,Pads",
  ",PAD 1/B,1,photo,https://images.example/track.jpg,",
  ""
].join("\n")

export type OwnShop = typeof ownShop

/** Opens the tables as files. */
export const toFiles = (shop: Readonly<Record<string, string>>): ReadonlyArray<ImportFile> =>
  Object.entries(shop).map(([table, text]) => ({
    name: `${table}.csv`,
    read: async function* () {
      yield Buffer.from(text)
    }
  }))

const folder = new URL("../../../../../packages/catalog-import/test/samples/camber/", import.meta.url)

/** Opens the sample tables of the import package: 60 products of an invented shop. */
export const openSample = (): ReadonlyArray<ImportFile> =>
  readdirSync(folder).map((name) => ({ name, read: () => createReadStream(new URL(name, folder)) }))

/** Reads a sample export of another shop, with its column of categories under another name. */
export const readUncategorized = (name: string): string =>
  readFileSync(new URL(`../${name}`, folder), "utf8").replace(name.startsWith("wc") ? ",Categories," : ",Type,", ",Unused,")

/** Number of products of `manyParts`. Each version lacks one of them. */
export const PARTS = 60

/** Tables of a shop with parts in several batches. Each version has different titles and prices, and lacks a different part. */
export const manyParts = (version: number): ReadonlyArray<ImportFile> => {
  const parts = Array.from({ length: PARTS }, (_, at) => at).filter((at) => at !== version)
  const list = (header: string, row: (at: number) => string) => [header, ...parts.map(row), ""].join("\n")
  return toFiles({
    products: list("product,title,brand,category,fitment", (at) => `part-${at},Part ${at} v${version},Acme,Tools,none`),
    variants: list("sku,product", (at) => `P/${at},part-${at}`),
    prices: list("sku,price", (at) => `P/${at},${10 + version}.00`),
    stock: list("sku,warehouse,quantity", (at) => `P/${at},main,5`)
  })
}
