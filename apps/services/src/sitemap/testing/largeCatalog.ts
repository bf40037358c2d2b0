import { expect } from "vitest"
import { productFiles, productUrls, type ReadProducts } from "../productUrls.ts"
import { URLS_IN_FILE, urlSet } from "../sitemapXml.ts"

/**
 * Creates a catalog with the given number of products for the site map. Each product has the longest possible slug, and the ids have gaps.
 */
export const createLargeCatalog = (products: number): { readonly read: ReadProducts; readonly largestId: number; largestBatch: number } => {
  const getId = (index: number) => index * 2 + 1
  const catalog = {
    largestId: getId(products - 1),
    largestBatch: 0,
    read: async (after: number, last: number, limit: number) => {
      const from = Math.max(0, Math.floor((after + 1) / 2))
      const to = Math.min(products, Math.ceil(last / 2), from + limit)
      const batch = Array.from({ length: Math.max(0, to - from) }, (_, index) => ({
        product_page_id: getId(from + index),
        slug: `${"long-name-".repeat(15)}${from + index}`,
        added_on: "2026-02-03"
      }))
      catalog.largestBatch = Math.max(catalog.largestBatch, batch.length)
      return batch
    }
  }
  return catalog
}

/** Generates the site map of a catalog with the given number of products and counts its content. */
const measureSitemap = async (products: number) => {
  const catalog = createLargeCatalog(products)
  const files = productFiles(catalog.largestId)
  const measured = { files, addresses: 0, mostAddresses: 0, mostBytes: 0, longestText: 0, largestBatch: 0 }
  for (let file = 1; file <= files; file++) {
    let addresses = 0
    let bytes = 0
    for await (const text of urlSet("https://shop.example", productUrls(catalog.read, file))) {
      addresses += text.split("<loc>").length - 1
      bytes += Buffer.byteLength(text)
      measured.longestText = Math.max(measured.longestText, text.length)
    }
    measured.addresses += addresses
    measured.mostAddresses = Math.max(measured.mostAddresses, addresses)
    measured.mostBytes = Math.max(measured.mostBytes, bytes)
  }
  return { ...measured, largestBatch: catalog.largestBatch }
}

/** Asserts the limits of the site map protocol, and that each product is in exactly one file. */
export const expectWholeSitemap = async (products: number): Promise<void> => {
  const measured = await measureSitemap(products)
  expect(measured.files).toBe(Math.ceil((2 * products - 1) / URLS_IN_FILE))
  expect(measured.addresses).toBe(products)
  expect(measured.mostAddresses).toBeLessThanOrEqual(50_000)
  expect(measured.mostBytes).toBeLessThanOrEqual(10_000_000)
  expect(measured.largestBatch).toBe(1000)
  expect(measured.longestText).toBeLessThan(400_000)
}
