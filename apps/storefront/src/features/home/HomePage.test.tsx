import { sampleArticleTeaser, sampleListing, sampleProduct } from "@camber/testing/records"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleProject, sampleSettings, sampleFacts } from "../../../test/samples.ts"
import type { HomeData } from "../../foundation/page/Pages.ts"
import { handle } from "./HomePage.tsx"

const categories = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    label: `Category ${index}`,
    href: `/shop/category-${index}`,
    count: 1000 + index,
    imageUrl: null
  }))
const home = (changes: Partial<HomeData> = {}): HomeData => ({
  years: [2026, 1969],
  makes: [{ label: "Ford", href: "/makes/ford" }],
  engines: [{ label: "LS", href: "/engines/ls" }],
  tiles: categories(6),
  popular: sampleListing({ total: 5000 }),
  articles: [sampleArticleTeaser()],
  ...changes
})
const drawHome = (changes: Partial<HomeData> = {}, selected: typeof sampleProject | null = null) =>
  renderStorefront("/", { home: async () => home(changes) }, { selected })

describe("home", () => {
  it("begins with the most popular makes and engines", async () => {
    await drawHome()
    const starts = within(screen.getByRole("region", { name: "Ways to begin" }))
    expect(starts.getByRole("link", { name: "Ford" }).getAttribute("href")).toBe("/makes/ford")
    expect(starts.getByRole("link", { name: "LS" }).getAttribute("href")).toBe("/engines/ls")
  })

  it("LOOK-06 describes the shop to an anonymous visitor and offers browsing and shopping by class", async () => {
    await drawHome()
    expect(screen.getByRole("heading", { level: 1, name: "Street and race car parts, proven to fit yours." })).toBeTruthy()
    const builder = within(screen.getByRole("region", { name: "What are you building?" }))
    expect(builder.getByText(/Each of our 5,000 parts shows whether it fits your car, and why/)).toBeTruthy()
    expect(builder.getByRole("link", { name: "Just browsing? See all parts" }).getAttribute("href")).toBe("/shop/all")
    expect(screen.getByRole("link", { name: "Racing? Shop by class" }).getAttribute("href")).toBe("/race")
  })

  it("LOOK-06 asks a car owner only about the project", async () => {
    await drawHome({}, sampleProject)
    expect(screen.getByRole("heading", { level: 1, name: "What are you building?" })).toBeTruthy()
    expect(screen.queryByRole("link", { name: /Just browsing/ })).toBeNull()
  })

  it("CARD-14 CARD-32 CARD-34 shows six tiles titled 'Top Categories For You', each with its count and a picture", async () => {
    await drawHome()
    const grid = within(screen.getByRole("region", { name: "Top Categories For You" }))
    const tiles = grid.getAllByRole("link").filter((link) => link.getAttribute("href")?.includes("category"))
    expect(tiles).toHaveLength(6)
    expect(tiles[1]?.textContent).toContain("1,001")
    expect(tiles[1]?.querySelector("img")?.getAttribute("src")).toContain("/content/parts/parts-box.svg")
    expect(grid.getByRole("link", { name: "See All (5,000)" }).getAttribute("href")).toBe("/shop/all")
  })

  it("CARD-34 names the car of the tiles and links to the parts that fit it", async () => {
    await drawHome({}, sampleProject)
    expect(screen.getByText("with parts that fit your 1969 Chevrolet Camaro")).toBeTruthy()
    const grid = within(screen.getByRole("region", { name: "Top Categories For You" }))
    expect(grid.getByRole("link", { name: /Category 0/ }).getAttribute("href")).toBe("/shop/category-0?fits=1")
  })

  it("CAR-05 shows the selected car from the side at the top and links to its page", async () => {
    await drawHome({}, sampleProject)
    const own = within(screen.getByRole("region", { name: /1969 Chevrolet Camaro/ }))
    expect(own.getByRole("img").getAttribute("src")).toBe("/content/cars/pony-coupe.svg")
    expect(own.getByRole("link", { name: "Open the Car" }).getAttribute("href")).toBe("/vehicle/1969-chevrolet-camaro/car")
  })

  it("CARD-35 requests data with the query of the URL, which names the audience", async () => {
    const answer = async (search: string) => home({ tiles: search === "?o=r" ? categories(6).slice(3) : categories(6) })
    await renderStorefront("/?o=r", { home: answer })
    const grid = within(screen.getByRole("region", { name: "Top Categories For You" }))
    expect(grid.getAllByText(/^Category/)[0]?.textContent).toBe("Category 31,003")
  })

  it("shows popular parts, and only fitting ones for a vehicle", async () => {
    await drawHome(
      {
        popular: sampleListing({
          cards: Array.from({ length: 10 }, (_, index) => sampleProduct({ productPageUrl: `/item/rotor/${index + 1}` }))
        })
      },
      sampleProject
    )
    const popular = within(screen.getByRole("region", { name: "Popular Parts" }))
    expect(popular.getAllByRole("article")).toHaveLength(10)
    expect(popular.getByText("that fit your 1969 Chevrolet Camaro")).toBeTruthy()
    expect(popular.getByRole("link", { name: "See All" }).getAttribute("href")).toBe("/vehicle/1969-chevrolet-camaro")
  })

  it("renders no empty sections", async () => {
    await drawHome({ popular: sampleListing({ cards: [], total: 0, children: [] }), articles: [] })
    expect(screen.queryByRole("region", { name: /Popular Parts|From the Toolbox/ })).toBeNull()
  })

  it("SEO-01 SEO-02 describes the shop's operator and its search to search engines", () => {
    const { structuredData } = handle.head(home(), { settings: sampleSettings, path: "/", search: "" })
    const [organization, site] = structuredData("https://shop.example", sampleFacts)
    expect(organization).toMatchObject({
      "@type": "Organization",
      name: "Camber",
      contactPoint: { telephone: "1-800-555-0100" },
      address: { addressLocality: "Akron" }
    })
    expect(site).toMatchObject({
      "@type": "WebSite",
      potentialAction: { target: { urlTemplate: "https://shop.example/Search?query={search_term_string}" } }
    })
  })
})
