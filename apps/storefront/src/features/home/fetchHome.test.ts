// @vitest-environment node
import { sampleArticleTeaser, sampleListing, sampleProduct } from "@camber/testing/records"
import { expect, it } from "vitest"
import { camaro, withVehicleCookie, openStorefront } from "../../../test/openStorefront.ts"
import { sampleProject } from "../../../test/samples.ts"

it("OPS-80 fetchHome requests only the ten cards that the home page renders, without the facets of the listing", async () => {
  const shop = Array.from({ length: 24 }, (_, at) => sampleProduct({ productPageUrl: `/item/rotor/${at + 1}` }))
  const { get } = await openStorefront({
    popularParts: ({ limit }: { readonly limit: number }) => ({
      popularParts: sampleListing({ cards: shop.slice(0, limit), total: 5000 })
    })
  })
  const { html } = await get("/")
  const { router } = JSON.parse(/id="hydration">(.*?)<\/script>/.exec(html)?.[1] ?? "")
  const { popular } = router.loaderData["src/features/home/HomePage.tsx"]
  expect(popular.cards.map(({ productPageUrl }: (typeof shop)[number]) => productPageUrl)).toEqual(
    shop.slice(0, 10).map(({ productPageUrl }) => productPageUrl)
  )
  expect({ ...popular, cards: [] }).toEqual({ cards: [], fit: null, total: 5000 })
})

it("NAV-169 the home page shows articles for the selected car, or the newest articles without a car", async () => {
  const { get } = await openStorefront({
    describeProject: () => ({ describeProject: sampleProject.description }),
    articlesByCategory: () => ({ articlesByCategory: [sampleArticleTeaser({ title: "The newest" })] }),
    recommendedArticles: ({ project }: { readonly project: { readonly vehicle?: { readonly year: number } } }) => ({
      recommendedArticles: [sampleArticleTeaser({ title: `For a car of ${project.vehicle?.year}` })]
    })
  })
  expect((await get("/")).html).toContain("The newest")
  const { html } = await get("/", withVehicleCookie(camaro))
  expect([html.includes("For a car of 1969"), html.includes("The newest")]).toEqual([true, false])
})
