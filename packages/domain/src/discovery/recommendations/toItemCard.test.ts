import { describe, expect, it } from "vitest"
import { type ItemCard, toItemCard } from "./toItemCard.ts"
import type { RecommendedItem } from "./items.ts"
import { items } from "./testing/samples.ts"

const only = <Kind extends RecommendedItem["_tag"]>(tag: Kind) => {
  const item = items.find((one): one is Extract<RecommendedItem, { readonly _tag: Kind }> => one._tag === tag)
  if (item === undefined) throw new Error(`no ${tag} among the samples`)
  return item
}
const cardOf = (item: RecommendedItem): ItemCard | null => toItemCard(item, "rail")

describe("the card of an item", () => {
  it("REC-18 is there for every kind, but for the header of a comparison, which is a part of the others", () => {
    expect(items.map((item) => [item._tag, cardOf(item)?._tag ?? null])).toEqual([
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
  it("REC-29 CARD-22 is not there for what is no longer sold, and for an article without its words", () => {
    const product = only("Product")
    const article = only("Article")
    expect([
      cardOf({
        ...product,
        publicSkuVariantDetails: null,
        publicSkuBaseDetails: { ...product.publicSkuBaseDetails, availability: "Discontinued" }
      }),
      cardOf({ ...article, articleDetails: { ...article.articleDetails, authors: null } })
    ]).toEqual([null, null])
  })
  it("CARD-13 CARD-24 of a landing page has its picture in its size, its texts and its link", () => {
    const page = only("LandingPage")
    expect(cardOf(page)).toEqual({
      _tag: "LandingPage",
      label: "Camber",
      imageUrl: "/brands/camber.svg",
      alt: "Camber parts",
      size: { width: 149, height: 55 },
      href: "/brands/camber",
      nofollow: true
    })
    const bare = { ...page.landingPageDetails, altText: null, thumbnailImageUrl: "/thumb.svg", field: null }
    expect(cardOf({ ...page, landingPageDetails: bare })).toMatchObject({
      alt: "Camber",
      imageUrl: "/thumb.svg",
      size: { width: 88, height: 88 }
    })
  })
  it("CARD-25 of an event takes the name before the title, the date in words before the date, the ticket's address before its own", () => {
    expect([cardOf(only("Event")), cardOf(only("Ticket"))]).toEqual([
      { _tag: "Event", title: "Drag Night", description: "Eighth mile", date: "June 1", imageUrl: "/events/5.svg", href: "/events/5" },
      {
        _tag: "Event",
        title: "Autocross",
        description: "",
        date: "2030-07-01",
        imageUrl: "/events/6.svg",
        href: "https://tickets.example/6"
      }
    ])
    expect(cardOf({ ...only("Ticket"), name: null, title: null, description: null, displayDate: null, date: null })).toMatchObject({
      title: "",
      description: "",
      date: ""
    })
  })
  it("CARD-23 of an article has its picture, its texts and its address", () => {
    expect(cardOf(only("Article"))).toEqual({
      _tag: "Article",
      id: 9,
      title: "Lifters",
      description: "Flat or roller?",
      authors: "R. Stone",
      imageUrl: "/articles/9.svg",
      href: "/the-toolbox/lifters/9"
    })
  })
  it("REC-19 of a search term and of a category is its words and its address; a term without one is searched for", () => {
    expect([cardOf(only("SearchTerm")), cardOf(only("Category"))]).toEqual([
      { _tag: "Link", label: "big block", href: "/search?query=big%20block" },
      { _tag: "Link", label: "Brakes", href: "/shop/brakes~2-3" }
    ])
    expect(cardOf({ ...only("SearchTerm"), url: "/search?query=bbc" })).toMatchObject({ href: "/search?query=bbc" })
    expect(cardOf({ ...only("Category"), url: null })).toMatchObject({ href: null })
  })
})
