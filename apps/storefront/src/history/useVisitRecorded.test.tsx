import { expect, it } from "vitest"
import { drawShop } from "../../test/drawShop.tsx"
import { memoryEngine } from "../../test/memoryEngine.ts"
import { sampleListing, sampleProduct } from "../../test/samples.ts"
import type { Pages } from "../navigation/Pages.ts"

/** The titles that the device keeps of pages of a type, once the page at this address has come. */
const keptAt = async (pathname: string, pageType: "Product" | "Shop", pages: Partial<Pages>) => {
  const { runtime } = await drawShop(pathname, pages, {}, memoryEngine(null, {}, { address: { pathname } }))
  return async () => {
    const end = await runtime.run((use) => use.History.use((history) => history.recent(pageType)))
    return end._tag === "Done" ? end.value.map(({ title, url }) => [title, url]) : []
  }
}

it("HIST-01 HIST-05 a product that is looked at is kept once the page is quiet, and so is a category", async () => {
  const product = await keptAt("/item/slotted-rotor/2", "Product", { product: async () => sampleProduct() })
  await expect.poll(product).toEqual([[sampleProduct().card.displayTitle, "/item/slotted-rotor/2"]])
  const listing = sampleListing({ title: "Brakes", canonicalPath: "/shop/brakes~2-3" })
  const category = await keptAt("/shop/brakes~2-3", "Shop", { listing: async () => listing })
  await expect.poll(category).toEqual([["Brakes", "/shop/brakes~2-3"]])
})
