import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { renderListing, renderStorefront } from "../../../test/renderStorefront.tsx"
import { captureConsole } from "../../../test/failures.ts"
import { sampleProject, sampleSettings, verdicts, sampleFacts } from "../../../test/samples.ts"
import { type Listing, type ListingAddress, parseListing, sortOrders } from "@camber/domain/search"
import { SkuBaseNumber } from "@camber/domain/catalog"
import { sampleListing, sampleProduct } from "@camber/testing/records"
import { handle } from "./ListingPage.tsx"

const hrefOf = (name: string | RegExp): string | null => screen.getByRole("link", { name }).getAttribute("href")
const filters = () => within(screen.getByRole("complementary", { name: "Filters" }))

describe("a listing", () => {
  it("shows its title, the number of its products and a card for each", async () => {
    await renderListing(
      sampleListing({
        total: 1234,
        cards: [sampleProduct(), sampleProduct({ displayTitle: "Plain Rotor", productPageUrl: "/item/plain/3" })]
      })
    )
    expect(screen.getByRole("heading", { level: 1, name: "Brakes" })).toBeTruthy()
    const results = within(screen.getByRole("region", { name: "1,234 items" }))
    expect(results.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent)).toEqual([
      "Ironvale Slotted Rotor",
      "Plain Rotor"
    ])
  })

  it("CARD-10 CARD-11 CTRL-21 shows half stars on its cards, never without the count of reviews, and pictures of 124 px", async () => {
    const cards = [
      sampleProduct({ rating: 4.3, reviewCount: 1 }),
      sampleProduct({ displayTitle: "Plain Rotor", productPageUrl: "/item/plain/3", reviewCount: 0 })
    ]
    await renderListing(sampleListing({ cards }))
    const [rated, unrated] = screen.getAllByRole("article").map((card) => within(card))
    const stars = rated!.getByRole("img", { name: "4.3 out of 5 stars" })
    expect(rated!.getByRole("link", { name: "(1) review" }).getAttribute("href")).toBe("/item/slotted-rotor/2#reviews")
    // Four and a half: five stars are filled at least in part, and the last only in its left half.
    const filled = stars.lastElementChild?.getAttribute("d") ?? ""
    expect([filled.split("M").length - 1, filled === stars.firstElementChild?.getAttribute("d")]).toEqual([5, false])
    expect(unrated!.queryByRole("img", { name: /stars/ })).toBeNull()
    const sizes = [...document.querySelectorAll(".card .sheet img")].map((image) => [
      image.getAttribute("width"),
      image.getAttribute("height")
    ])
    expect(sizes).toEqual([
      ["124", "124"],
      ["124", "124"]
    ])
  })

  it("CARD-36 shows the result count in the button that closes the filters", async () => {
    await renderListing(sampleListing({ total: 1234 }))
    const button = filters().getByRole("button", { name: "Show 1,234 items" })
    const panel = screen.getByRole("complementary", { name: "Filters" })
    expect([button.getAttribute("popovertarget"), button.getAttribute("popovertargetaction")]).toEqual([panel.id, "hide"])
  })

  it("CARD-36 counts one item as '1 item'", async () => {
    await renderListing(sampleListing({ total: 1 }))
    expect(screen.getByRole("heading", { name: "1 item" })).toBeTruthy()
  })

  it("links each facet value to the same listing with it toggled, from the first page", async () => {
    const listing = sampleListing({
      pageCount: 9,
      facets: [
        {
          name: "Brand",
          values: [
            { value: "Ironvale", count: 3, isSelected: true },
            { value: "Torqwell", count: 2, isSelected: false },
            { value: "Nobody", count: 0, isSelected: false }
          ]
        }
      ]
    })
    await renderListing(listing, {}, "?facet=Brand%3AIronvale&sort=price&page=3")
    expect(
      filters()
        .getByRole("link", { name: /Torqwell/ })
        .getAttribute("href")
    ).toBe("/shop/brakes~2-3?facet=Brand%3AIronvale&facet=Brand%3ATorqwell&sort=price")
    expect(
      filters()
        .getByRole("link", { name: /Ironvale/ })
        .getAttribute("href")
    ).toBe("/shop/brakes~2-3?sort=price")
    expect(filters().queryByRole("link", { name: /Nobody/ })).toBeNull()
    expect(hrefOf("Remove filter Ironvale")).toBe("/shop/brakes~2-3?sort=price")
    expect(hrefOf("Next page")).toBe("/shop/brakes~2-3?facet=Brand%3AIronvale&sort=price&page=2")
  })

  it("SRCH-26 keeps the search term in every link of a search", async () => {
    await renderListing(sampleListing({ canonicalPath: "/search", pageCount: 2 }), {}, "?query=slotted%20rotor")
    expect(hrefOf("Next page")).toBe("/search?query=slotted%20rotor&page=2")
    expect(
      filters()
        .getByRole("link", { name: /Ironvale/ })
        .getAttribute("href")
    ).toBe("/search?query=slotted%20rotor&facet=Brand%3AIronvale")
  })

  it("links to a narrower category with the same search and sort order", async () => {
    await renderListing(sampleListing({ canonicalPath: "/search" }), {}, "?query=rotor&sort=price&facet=Brand%3AIronvale")
    const chips = within(screen.getByRole("navigation", { name: "Categories" }))
    expect(chips.getByRole("link", { name: /^Rotors/ }).getAttribute("href")).toBe("/shop/rotors~2-3-1?query=rotor&sort=price")
  })

  it("states the replacement for a term without results", async () => {
    await renderListing(sampleListing({ canonicalPath: "/search", correctedQuery: "rotor" }), {}, "?query=rotro")
    expect(screen.getByRole("main").textContent).toContain("Showing results for rotor.")
    expect(hrefOf("Search for “rotro” as typed")).toBe("/search?query=rotro&exact=1")
  })

  const read: NonNullable<Listing["read"]> = {
    parts: [
      { kind: "demand", label: "front", without: "brake pads 69 camaro" },
      { kind: "type", label: "brake pads", without: "front 69 camaro" },
      { kind: "vehicle", label: "1969 Chevrolet Camaro", without: "front brake pads" }
    ],
    letGo: [],
    noun: "Brake Pads",
    met: 1,
    notStocked: null,
    notSold: null,
    cars: [],
    didYouMean: [],
    ways: []
  }

  it("SRCH-49 SRCH-50 shows the interpretation of a search, each part with a link that removes it, and the ignored words", async () => {
    const listing = sampleListing({ canonicalPath: "/search", total: 3, read: { ...read, letGo: ["front"] } })
    await renderListing(listing, {}, "?query=front%20brake%20pads%2069%20camaro")
    expect(hrefOf("Search without 1969 Chevrolet Camaro")).toBe("/search?query=front%20brake%20pads")
    expect(hrefOf("Search without front")).toBe("/search?query=brake%20pads%2069%20camaro")
    expect(screen.getByRole("main").textContent).toContain("No Brake Pads match “front”. Showing all Brake Pads.")
    expect(screen.getByRole("main").textContent).toContain("The first result matches everything else. The rest match part of your search.")
  })

  it("GAP-C70 SRCH-50 states that the filtered results do not cover the whole search", async () => {
    const listing = sampleListing({
      canonicalPath: "/search",
      total: 3,
      fit: { fitting: 3, all: 9, isNarrowed: true },
      read: { ...read, met: 0 }
    })
    await renderListing(listing, { selected: sampleProject }, "?query=slotted%20pads")
    expect(screen.getByText("Nothing that fits matches your whole search. These Brake Pads fit.")).toBeTruthy()
  })

  it("SRCH-49 distinguishes two parts and two filters with the same name", async () => {
    const logged = captureConsole()
    const listing = sampleListing({
      canonicalPath: "/search",
      total: 3,
      read: { ...read, parts: [...read.parts.slice(0, 1), ...read.parts] }
    })
    await renderListing(listing, {}, "?query=front%20front%20brake%20pads&facet=Position:Front&facet=Axle:Front")
    expect(screen.getAllByRole("link", { name: "Search without front" })).toHaveLength(2)
    expect(screen.getAllByRole("link", { name: "Remove filter Front" })).toHaveLength(2)
    expect(logged.filter((line) => line.includes("same key"))).toEqual([])
    vi.restoreAllMocks()
  })

  it("shows a shared fit guarantee once above the cards, and each card's differences on the card", async () => {
    const fitting = [
      sampleProduct({ fit: verdicts.guaranteed }),
      sampleProduct({ fit: verdicts.guaranteed, productPageId: 99, productPageUrl: "/item/slotted-rotor/99" })
    ]
    const own = { selected: sampleProject }
    await renderListing(sampleListing({ cards: fitting }), own, "?fits=1")
    expect(screen.getAllByText("Guaranteed To Fit")).toHaveLength(1)
    cleanup()
    await renderListing(
      sampleListing({ cards: [...fitting, sampleProduct({ productPageId: 100, productPageUrl: "/item/slotted-rotor/100" })] }),
      own
    )
    expect(screen.getAllByText("Guaranteed To Fit")).toHaveLength(2)
  })

  it("states the number of sorted results that match", async () => {
    const listing = sampleListing({ canonicalPath: "/search", total: 3, read })
    await renderListing(listing, {}, "?query=front%20brake%20pads&sort=price")
    expect(screen.getByRole("main").textContent).toContain("1 of these matches everything. The rest match part of your search.")
  })

  it("SRCH-49 offers the years of a named span, and states which maker is not sold", async () => {
    const cars = ["1967", "1968"].map((year) => ({ label: year, query: `headers ${year} Chevrolet Camaro` }))
    const listing = sampleListing({ canonicalPath: "/search", total: 3, read: { ...read, notSold: "Holley", cars } })
    await renderListing(listing, {}, "?query=headers%2067-68%20camaro")
    const choices = within(screen.getByRole("navigation", { name: "Which car?" }))
    expect(choices.getByRole("link", { name: "1968" }).getAttribute("href")).toBe("/search?query=headers%201968%20Chevrolet%20Camaro")
    expect(screen.getByRole("main").textContent).toContain("We don’t carry Holley. Here are Brake Pads from brands we do.")
  })

  it("SRCH-51 names the part that is not carried above the nearest parts", async () => {
    const named = { ...read, met: 0, notStocked: "seat foam", noun: "Bucket Seats" }
    await renderListing(sampleListing({ canonicalPath: "/search", total: 3, read: named }), {}, "?query=seat%20foam")
    expect(screen.getByText("We don’t stock “seat foam”. The nearest we have: Bucket Seats.")).toBeTruthy()
    cleanup()
    await renderListing(sampleListing({ canonicalPath: "/search", total: 3, read: { ...named, noun: "" } }), {}, "?query=horn")
    expect(screen.getByText("We don’t stock “seat foam”. Here are other parts for this vehicle.")).toBeTruthy()
  })

  it("SRCH-51 SRCH-53 states which parts are not carried, with related categories, a contact link, and similar part numbers", async () => {
    const notStocked = {
      ...read,
      parts: [],
      met: 0,
      notStocked: "wiper blades",
      didYouMean: ["CAM-2F"],
      ways: [{ label: "Brakes", href: "/shop/brakes~2-3" }]
    }
    const listing = sampleListing({ canonicalPath: "/search", total: 0, cards: [], facets: [], read: notStocked })
    await renderListing(listing, {}, "?query=wiper%20blades")
    expect(screen.getByRole("heading", { name: "We don't stock wiper blades" })).toBeTruthy()
    const ways = within(screen.getByRole("navigation", { name: "Where to look instead" }))
    expect(ways.getByRole("link", { name: "Brakes" }).getAttribute("href")).toBe("/shop/brakes~2-3")
    expect(ways.getByRole("link", { name: "CAM-2F" }).getAttribute("href")).toBe("/search?query=CAM-2F")
    expect(hrefOf("Ask us for it")).toBe("/info/helpcenter#contactform")
  })

  it("CLASS-05 links to the rules of a class only if the shop has a sheet for it", async () => {
    const race = sampleListing({ title: "Hobby Stock parts", canonicalPath: "/race/hobby-stock" })
    await renderListing({ ...race, hasClassSheet: true })
    expect(hrefOf("Class rules")).toBe("/race/hobby-stock/rules")
    cleanup()
    await renderListing({ ...race, hasClassSheet: false })
    expect(screen.queryByRole("link", { name: "Class rules" })).toBeNull()
  })

  it("FIT-31 states that no part exists for a race class if no filter causes the empty list", async () => {
    await renderListing(sampleListing({ title: "Pulling parts", canonicalPath: "/race/pulling", total: 0, cards: [], facets: [] }))
    expect(screen.getByRole("heading", { name: "No Pulling parts yet" })).toBeTruthy()
    expect(screen.getByText("We have nothing made for this class. Universal parts may suit it: check your rule book.")).toBeTruthy()
    expect(screen.queryByText(/Remove a filter/)).toBeNull()
  })

  it("offers next steps when nothing matches, with a link that removes each filter", async () => {
    await renderListing(sampleListing({ total: 0, cards: [], facets: [] }), {}, "?facet=Brand%3AIronvale&fits=0")
    expect(screen.getByRole("heading", { name: "No results match your whole search" })).toBeTruthy()
    expect(screen.getByText("Remove a filter, or try a broader category.")).toBeTruthy()
    expect(hrefOf("Clear the filters")).toBe("/shop/brakes~2-3?fits=0")
    expect(hrefOf("Shop All Categories")).toBe("/shop/all")
    expect([screen.queryByRole("combobox", { name: "Sort" }), screen.queryByRole("button", { name: /Filter/ })]).toEqual([null, null])
  })

  it("reserves no space for missing facets", async () => {
    await renderListing(sampleListing({ total: 0, cards: [], facets: [] }))
    expect(screen.queryByRole("complementary", { name: "Filters", hidden: true })).toBeNull()
    cleanup()
    await renderListing(sampleListing({ total: 0, cards: [] }))
    expect(screen.queryByRole("complementary", { name: "Filters", hidden: true })).not.toBeNull()
  })

  it("offers no clear link without filters", async () => {
    await renderListing(sampleListing({ canonicalPath: "/search", total: 0, cards: [], facets: [] }), {}, "?query=xyzzy")
    expect(screen.queryByRole("link", { name: "Clear the filters" })).toBeNull()
    expect(screen.getByText("Check the spelling, use fewer words, or try a part number.")).toBeTruthy()
  })
})

describe("the link from a listing to a comparison", () => {
  const several = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      sampleProduct({ skuBaseNumber: SkuBaseNumber.make(`CAM-P${at + 2}`), productPageUrl: `/item/pads/${at + 2}` })
    )

  it("CARD-28 compares the first three parts of one type, or both of two", async () => {
    await renderListing(sampleListing({ cards: several(5), total: 5 }))
    expect(hrefOf("Compare the first 3")).toBe("/compare?skus=CAM-P2,CAM-P3,CAM-P4")
    cleanup()
    await renderListing(sampleListing({ cards: several(2), total: 2 }))
    expect(hrefOf("Compare both")).toBe("/compare?skus=CAM-P2,CAM-P3")
  })

  it("CARD-28 is not rendered for a single part, nor for parts of several types", async () => {
    await renderListing(sampleListing())
    expect(screen.queryByRole("link", { name: /^Compare/ })).toBeNull()
    cleanup()
    const values = ["Brake Pads", "Brake Rotors"].map((value) => ({ value, count: 1, isSelected: false }))
    await renderListing(sampleListing({ cards: several(2), total: 2, facets: [{ name: "Part type", values }] }))
    expect(screen.queryByRole("link", { name: /^Compare/ })).toBeNull()
  })
})

describe("the order of a listing", () => {
  it("GAP-C54 offers every sort order by its label", async () => {
    await renderListing(sampleListing())
    const { options } = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort" })
    expect(Array.from(options, ({ text, value }) => ({ value, label: text }))).toEqual(sortOrders)
  })

  it("is chosen in a form that keeps the other parameters and works without scripts", async () => {
    await renderListing(sampleListing(), {}, "?facet=Brand%3AIronvale&sort=price&page=2")
    const sort = screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort" })
    expect(sort.value).toBe("price")
    expect([...new FormData(sort.form!)]).toEqual([
      ["facet", "Brand:Ironvale"],
      ["sort", "price"]
    ])
    expect([sort.form?.getAttribute("action"), sort.form?.method]).toEqual(["/shop/brakes~2-3", "get"])
  })
})

describe("the head of a listing", () => {
  const headOf = (search: string, listing = sampleListing({ total: 7 })) => {
    const address = parseListing("/shop/brakes~2-3", new URLSearchParams(search))!
    return handle.head({ view: "cards", address, listing }, { settings: sampleSettings, path: "/shop/brakes~2-3", search })
  }

  it("has one address per page for all filters and sort orders, and only the plain listing is indexed", () => {
    expect(headOf("page=2", sampleListing({ page: 2 }))).toMatchObject({
      title: "Brakes, page 2 | Camber",
      canonicalPath: "/shop/brakes~2-3?page=2",
      isIndexed: true
    })
    for (const search of ["facet=Brand:Ironvale", "fits=1", "fits=0", "sort=price", "query=rotor"]) {
      expect(headOf(search)).toMatchObject({ canonicalPath: "/shop/brakes~2-3", isIndexed: false })
    }
  })

  it("provides search engines with the breadcrumb trail and the listed products", () => {
    expect(headOf("").structuredData("https://shop.example", sampleFacts)).toEqual([
      expect.objectContaining({
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
          { "@type": "ListItem", position: 2, name: "Brakes", item: "https://shop.example/shop/brakes~2-3" }
        ]
      }),
      expect.objectContaining({
        "@type": "CollectionPage",
        url: "https://shop.example/shop/brakes~2-3",
        mainEntity: expect.objectContaining({
          itemListElement: [
            {
              "@type": "ListItem",
              position: 1,
              name: sampleProduct().displayTitle,
              url: `https://shop.example${sampleProduct().productPageUrl}`
            }
          ]
        })
      })
    ])
  })

  it("hides an empty listing from search engines", () => {
    expect(headOf("", sampleListing({ total: 0, cards: [] })).isIndexed).toBe(false)
  })
})

it("a listing announces a changed sort order and count, and focuses its heading after a move to another page of results", async () => {
  const listing = async ({ page, facets }: ListingAddress) =>
    sampleListing({ total: facets.length > 0 ? 7 : 60, page, pageCount: 3, cards: [sampleProduct()] })
  const { root, router } = await renderStorefront("/shop/brakes~2-3", { listing })
  const getAnnouncements = () =>
    [...(root.querySelector("main + [aria-live=polite]")?.children ?? [])].map(({ textContent }) => textContent)
  fireEvent.change(screen.getByRole("combobox", { name: "Sort" }), { target: { value: "price" } })
  await waitFor(() => {
    expect(getAnnouncements()).toEqual(["Sorted by: Price, low to high"])
  })
  await act(() => router.navigate("/shop/brakes~2-3?sort=price&page=2"))
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: /^60 items ?, page 2 of 3$/ }))
  await act(() => router.navigate("/shop/brakes~2-3?sort=price&facet=Brand%3AIronvale"))
  expect(getAnnouncements().at(-1)).toBe("7 items")
})
