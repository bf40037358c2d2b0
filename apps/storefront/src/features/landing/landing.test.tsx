import type { NavigationLink } from "@camber/domain/navigation"
import { sampleListing, sampleProduct } from "@camber/testing/records"
import { fireEvent, render, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleSettings } from "../../../test/samples.ts"
import type { Pages } from "../../foundation/page/Pages.ts"
import { handle as directoryHandle, EngineFitmentLinks, engineFitmentLinks } from "./DirectoryPage.tsx"

const link = (primary: string, href: string | null, subItems: NavigationLink["subItems"] = []): NavigationLink => ({
  primary,
  href,
  brandImageUrl: null,
  count: null,
  subItems
})
const leaf = (primary: string, href: string) => ({ primary, href, brandImageUrl: null, count: null })
const article = {
  id: 7,
  url: "/the-toolbox/shock-valving-codes/7",
  title: "Shock valving codes",
  description: "Two digits.",
  authors: "Pat",
  articleThumbnailUrl: "/shock.svg",
  category: "tech~2-1",
  minutesToRead: 5,
  jobs: []
}
const hrefsIn = (element: HTMLElement): ReadonlyArray<string | null> =>
  within(element)
    .getAllByRole("link")
    .map((element) => element.getAttribute("href"))
const main = () => screen.getByRole("main")

/** Returns a category's slug without its id, as titles contain it. */
const named = (slug: string): string => slug.split("~", 1).join("")

const pages: Partial<Pages> = {
  listing: async (address) => {
    const slug = address.scope.slug
    return sampleListing({
      title: slug,
      canonicalPath: `/at/${slug}`,
      cards: [sampleProduct({ displayTitle: `${named(slug)} ${address.sort}` })]
    })
  },
  articles: async () => [article]
}

describe("a directory", () => {
  const brands = ["Anvil City", "Apex", "Zed"].map((name) => link(name, `/brands/${name.toLowerCase().replace(" ", "-")}`))
  const many = [...brands, ...Array.from({ length: 20 }, (_, index) => link(`Brand ${index}`, `/brands/b${index}`))]

  it("SEO-07 lists every link under its letter, with breadcrumbs and a heading", async () => {
    await renderStorefront("/brands", { directory: async (list) => (list === "brandLinks" ? many : []) })
    expect(screen.getByRole("heading", { level: 1, name: "Brands" })).toBeTruthy()
    expect(hrefsIn(screen.getByRole("region", { name: "A" }))).toEqual(["/brands/anvil-city", "/brands/apex"])
    expect(
      within(screen.getByRole("navigation", { name: "Brands by letter" }))
        .getAllByRole("link")
        .map((element) => element.textContent)
    ).toEqual(["A", "B", "Z"])
  })

  it("NAV-38 shows each brand's logo before its name, and no picture if the logo is missing", async () => {
    const mark = "/content/parts/brand-mark.svg?first=A&second=C"
    await renderStorefront("/brands", {
      directory: async () => many.map((one) => (one.primary === "Apex" ? one : { ...one, brandImageUrl: mark }))
    })
    const pictureOf = (name: string) => within(main()).getByRole("link", { name }).querySelector("img")
    expect([pictureOf("Anvil City")?.getAttribute("src"), pictureOf("Anvil City")?.alt, pictureOf("Apex")]).toEqual([mark, "", null])
  })

  it("SEO-07 shows pictures of the most popular links and the part count of each entry", async () => {
    const makes = many.map((one, at) => ({ ...one, brandImageUrl: "/content/cars/sedan.svg?view=mark", count: at * 1000 }))
    await renderStorefront("/makes", { directory: async () => makes })
    const leading = within(screen.getByRole("region", { name: "Most Popular" })).getAllByRole("link")
    expect([leading.length, leading[1]?.querySelector("img")?.getAttribute("src")]).toEqual([8, "/content/cars/sedan.svg?view=mark"])
    expect(within(screen.getByRole("region", { name: "Z" })).getByRole("link", { name: "Zed 2,000 parts" })).toBeTruthy()
  })

  it("filters by the typed text, announces the remaining count, and reports an empty result", async () => {
    await renderStorefront("/brands", { directory: async () => many })
    const box = screen.getByRole("searchbox", { name: "Filter brands" })
    fireEvent.input(box, { target: { value: "ap" } })
    expect(screen.getByText("1 of 23 brands")).toBeTruthy()
    expect(hrefsIn(screen.getByRole("region", { name: "All Brands" }))).toEqual(["/brands/apex"])
    fireEvent.input(box, { target: { value: "nobody" } })
    expect(screen.getByText("No brands match that name")).toBeTruthy()
  })

  it("filters by its URL without scripts, and excludes such a page from search engines", async () => {
    await renderStorefront("/brands?filter=zed", { directory: async () => many })
    expect(hrefsIn(screen.getByRole("region", { name: "All Brands" }))).toEqual(["/brands/zed"])
    const head = (filter: string) =>
      directoryHandle.head(
        { path: "/brands", links: many, engines: [], parts: null, filter },
        { settings: sampleSettings, path: "/brands", search: "" }
      )
    expect([head("").isIndexed, head("zed").isIndexed, head("zed").canonicalPath]).toEqual([true, false, "/brands"])
  })

  it("resets its filter on the next directory", async () => {
    const { router } = await renderStorefront("/brands?filter=zed", {
      directory: async (list) => (list === "brandLinks" ? many : [link("Ford", "/makes/ford")])
    })
    await router.navigate("/makes")
    expect(await screen.findByRole("heading", { level: 1, name: "Makes" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Ford" })).toBeTruthy()
  })

  it("shows both levels of a tree and keeps a group with a matching link", async () => {
    const tree = [
      link("Brakes", "/shop/brakes~2-3", [leaf("Rotors", "/shop/rotors~2-3-2"), leaf("Pads", "/shop/pads~2-3-3")]),
      link("Engine", "/shop/engine~2-10", [leaf("Timing", "/shop/timing~2-10-7")])
    ]
    await renderStorefront("/categories", { directory: async () => tree })
    expect(
      within(main())
        .getAllByRole("heading", { level: 2 })
        .map((element) => element.textContent)
    ).toEqual(["Brakes", "Engine"])
    fireEvent.input(screen.getByRole("searchbox", { name: "Filter categories" }), { target: { value: "rotor" } })
    expect(
      within(main())
        .getAllByRole("link")
        .map((element) => element.textContent)
    ).toEqual(["Home", "Brakes", "Rotors"])
  })

  it("names a platform's generations without repeating the platform", async () => {
    const platforms = [
      link("GM F-body", "/platforms/gm-f-body", [leaf("GM F-body, first generation", "/platforms/gm-f-body-first-generation")])
    ]
    await renderStorefront("/platforms", { ...pages, directory: async () => platforms })
    expect(screen.getByRole("link", { name: "First generation" }).getAttribute("href")).toBe("/platforms/gm-f-body-first-generation")
  })

  it("reports an error if its links cannot be loaded", async () => {
    await renderStorefront("/engines", pages)
    expect(screen.getByText("We couldn't load the engine families")).toBeTruthy()
  })
})

describe("engine fitment markup", () => {
  const engines = [link("Small Block Chevy", "/engines/small-block-chevy")]
  const directory = async () => engines

  it("SEO-04 GAP-87 renders plain anchors to the engine families when its flag is on, and sends no request when it is off", async () => {
    const none = async () => {
      throw new Error("asked")
    }
    expect(await engineFitmentLinks({ directory: none, isOn: () => false })).toEqual([])
    render(<EngineFitmentLinks links={await engineFitmentLinks({ directory, isOn: () => true })} />)
    expect(screen.getByRole("link", { name: "Small Block Chevy" }).getAttribute("href")).toBe("/engines/small-block-chevy")
  })

  it("SEO-04 is off by default", async () => {
    await renderStorefront("/categories", { directory: async (list) => (list === "engineLinks" ? engines : []) })
    expect(screen.queryByRole("region", { name: "Shop by Engine" })).toBeNull()
  })
})

describe("a market's page", () => {
  it.each([
    ["/street", "Street", "AllMakes"],
    ["/race", "Race", "raceLinks"],
    ["/truck", "Truck", "allTopLevelPlatforms"]
  ] as const)("SEO-07 NAV-108 %s links to its categories, cars, popular parts and articles", async (path, title, list) => {
    await renderStorefront(path, { ...pages, directory: async (asked) => (asked === list ? [link("Ford truck", "/somewhere")] : []) })
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy()
    expect(hrefsIn(screen.getByRole("region", { name: "Shop by Category" }))).toContain("/shop/rotors~2-3-1")
    expect(screen.getByRole("link", { name: "Ford truck" }).getAttribute("href")).toBe("/somewhere")
    expect(within(screen.getByRole("region", { name: `Popular ${title} Parts` })).getByRole("article")).toBeTruthy()
    expect(hrefsIn(screen.getByRole("region", { name: "From the Toolbox" }))).toContain(article.url)
  })
})

it("the race page lists race classes and omits street links", async () => {
  const group = (primary: string, below: string) => ({
    ...link(primary, `/race/${below}`),
    href: null,
    subItems: [link(below, `/race/${below}`)]
  })
  const directory = async () => [group("Oval", "Midget"), group("Street", "Hot Rod")]
  await renderStorefront("/race", { ...pages, directory })
  const classes = within(screen.getByRole("region", { name: "Shop by Class" }))
  expect([classes.queryByText("Midget") !== null, classes.queryByText("Hot Rod")]).toEqual([true, null])
})

it("SEO-06 the page of new and trending parts shows the newest, the most popular and the discounted parts", async () => {
  await renderStorefront("/pages/newtrending", pages)
  for (const [name, part, href] of [
    ["New Arrivals", "all new", "/shop/all?sort=new"],
    ["Popular Right Now", "all popular", "/shop/all?sort=popular"],
    ["On Sale", "deals relevance", "/deals"]
  ] as const) {
    const section = within(screen.getByRole("region", { name }))
    expect(section.getByRole("heading", { name: part })).toBeTruthy()
    expect(section.getByRole("link", { name: "See All" }).getAttribute("href")).toBe(href)
  }
})

it.each([
  ["/Info/Shock", "Choosing Shocks", "shocks~2-16-1"],
  ["/Featured/Racing-Engines", "Racing Engines", "crate-engines~2-10-9"]
])("SEO-07 %s is an editorial page that links to its parts and articles", async (path, title, slug) => {
  await renderStorefront(path, pages)
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy()
  expect(within(main()).getAllByRole("table").length).toBeGreaterThan(0)
  expect(screen.getByRole("heading", { name: `${named(slug)} relevance` })).toBeTruthy()
  expect(screen.getByRole("link", { name: article.title }).getAttribute("href")).toBe(article.url)
})
