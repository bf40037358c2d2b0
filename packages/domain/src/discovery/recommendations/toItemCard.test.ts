import { describe, expect, it } from "vitest"
import { type ItemCard, toItemCard } from "./toItemCard.ts"
import type { RecommendedItem } from "./items.ts"
import { items } from "./testing/samples.ts"

const findItem = <Kind extends RecommendedItem["_tag"]>(tag: Kind) => {
  const item = items.find((one): one is Extract<RecommendedItem, { readonly _tag: Kind }> => one._tag === tag)
  if (item === undefined) throw new Error(`no ${tag} among the samples`)
  return item
}
const getCard = (item: RecommendedItem): ItemCard | null => toItemCard(item, "rail")

describe("toItemCard", () => {
  it("REC-18 creates a card for every kind except the comparison header", () => {
    expect(items.map((item) => [item._tag, getCard(item)?._tag ?? null])).toEqual([
      ["Product", "Product"],
      ["Article", "Article"],
      ["LandingPage", "LandingPage"],
      ["Event", "Event"],
      ["Ticket", "Event"],
      ["SearchTerm", "Link"],
      ["Category", "Link"],
      ["ComparisonHeader", null],
      ["ComparisonProduct", "Comparison"]
    ])
  })
  it("REC-29 CARD-22 returns null for a product that is no longer sold and an incomplete article", () => {
    const product = findItem("Product")
    const article = findItem("Article")
    expect(
      getCard({
        ...product,
        publicSkuVariantDetails: null,
        publicSkuBaseDetails: { ...product.publicSkuBaseDetails, availability: "Discontinued" }
      })
    ).toBeNull()
    expect(getCard({ ...article, articleDetails: { ...article.articleDetails, authors: null } })).toBeNull()
  })
  it("CARD-13 CARD-24 gives a landing page its image and size, its texts and its link", () => {
    const page = findItem("LandingPage")
    expect(getCard(page)).toEqual({
      _tag: "LandingPage",
      label: "Camber",
      imageUrl: "/brands/camber.svg",
      alt: "Camber parts",
      size: { width: 149, height: 55 },
      href: "/brands/camber",
      nofollow: true
    })
    const bare = { ...page.landingPageDetails, altText: null, thumbnailImageUrl: "/thumb.svg", field: null }
    expect(getCard({ ...page, landingPageDetails: bare })).toMatchObject({
      alt: "Camber",
      imageUrl: "/thumb.svg",
      size: { width: 88, height: 88 }
    })
  })
  it("CARD-25 prefers an event's name to its title, the display date to the date, and the ticket URL to the event's own URL", () => {
    expect(getCard(findItem("Event"))).toEqual({
      _tag: "Event",
      title: "Drag Night",
      description: "Eighth mile",
      date: "June 1",
      imageUrl: "/events/5.svg",
      href: "/events/5"
    })
    expect(getCard(findItem("Ticket"))).toEqual({
      _tag: "Event",
      title: "Autocross",
      description: "",
      date: "2030-07-01",
      imageUrl: "/events/6.svg",
      href: "https://tickets.example/6"
    })
    expect(getCard({ ...findItem("Ticket"), name: null, title: null, description: null, displayDate: null, date: null })).toMatchObject({
      title: "",
      description: "",
      date: ""
    })
  })
  it("CARD-23 gives an article its image, its texts and its URL", () => {
    expect(getCard(findItem("Article"))).toEqual({
      _tag: "Article",
      id: 9,
      title: "Lifters",
      description: "Flat or roller?",
      authors: "R. Stone",
      imageUrl: "/articles/9.svg",
      href: "/the-toolbox/lifters/9"
    })
  })
  it("REC-19 gives a search term and a category their text and URL, with a search URL for a term without a URL", () => {
    expect(getCard(findItem("SearchTerm"))).toEqual({ _tag: "Link", label: "big block", href: "/search?query=big%20block" })
    expect(getCard(findItem("Category"))).toEqual({ _tag: "Link", label: "Brakes", href: "/shop/brakes~2-3" })
    expect(getCard({ ...findItem("SearchTerm"), url: "/search?query=bbc" })).toMatchObject({ href: "/search?query=bbc" })
    expect(getCard({ ...findItem("Category"), url: null })).toMatchObject({ href: null })
  })
})
