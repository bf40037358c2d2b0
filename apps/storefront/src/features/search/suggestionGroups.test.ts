import { createElement } from "react"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { NO_SUGGESTIONS } from "@camber/domain/search"
import { sampleSuggestions } from "@camber/testing/records"
import { describe, expect, it } from "vitest"
import { suggestionGroups } from "./suggestionGroups.ts"

const hrefs = { search: (term: string) => `/search?query=${term}`, category: (url: string) => `${url}&fits=1` }

describe("suggestions of jobs", () => {
  it("JOB-13 lists jobs before the suggested searches, even if there are none", () => {
    const jobs = [{ label: "Convert front drums to discs", href: "/jobs/disc-conversion-front" }]
    const query = { ordinality: 1, query: "disc", queryWithMarkups: "disc" }
    const group = (answer: object) =>
      suggestionGroups({ ...NO_SUGGESTIONS, jobs, ...answer }, hrefs, { isPhone: true, offer: null }).searches.map(({ kind }) => kind)
    expect(group({})).toEqual(["job"])
    expect(group({ suggestedQueries: [query] })).toEqual(["job", "query"])
  })
})

describe("an answer as rows", () => {
  it("SRCH-10 shows the category links only under the first suggested search", () => {
    const { searches } = suggestionGroups(sampleSuggestions(), hrefs, { isPhone: false, offer: null })
    expect(searches.map((row) => [row.kind, row.label, "href" in row && row.href])).toEqual([
      ["query", "brake caliper", "/search?query=brake caliper"],
      ["category", "Calipers", "/shop/calipers~2-3?query=brake&fits=1"],
      ["query", "brake cable", "/search?query=brake cable"]
    ])
  })

  it("shows at most four rows per kind on a phone", () => {
    const many = sampleSuggestions()
    const five = <A>([one]: ReadonlyArray<A>): Array<A> => Array.from({ length: 5 }, () => one!)
    const answer = {
      ...many,
      suggestedQueries: five(many.suggestedQueries),
      categoryLinks: five(many.categoryLinks),
      autoSuggestProducts: five(many.autoSuggestProducts),
      autoSuggestArticles: five(many.autoSuggestArticles)
    }
    const counted = (isPhone: boolean) => {
      const { articles, products, searches } = suggestionGroups(answer, hrefs, { isPhone, offer: null })
      const ofKind = (kind: string) => searches.filter((row) => row.kind === kind).length
      return [ofKind("query"), ofKind("category"), products.length, articles.length]
    }
    expect([counted(true), counted(false)]).toEqual([
      [4, 4, 4, 4],
      [5, 5, 5, 5]
    ])
  })

  it("SRCH-37 renders a suggested search's markup as pieces of text, never as markup", () => {
    const odd = { ordinality: 1, query: "<i>x</i>", queryWithMarkups: "<b>&lt;i&gt;</b>x<script>" }
    const [row] = suggestionGroups({ ...NO_SUGGESTIONS, suggestedQueries: [odd] }, hrefs, { isPhone: false, offer: null }).searches
    expect(row).toMatchObject({
      pieces: [
        { text: "<i>", isMatch: true },
        { text: "x<script>", isMatch: false }
      ]
    })
  })

  it("SRCH-45 SRCH-47 links products and articles to their own URLs, with their displayed facts", () => {
    const { products, articles } = suggestionGroups(sampleSuggestions(), hrefs, { isPhone: false, offer: null })
    expect(products).toEqual([
      {
        kind: "product",
        label: "Four-Piston Caliper",
        href: "/item/four-piston-caliper/3",
        brand: "Ironvale",
        price: createElement(PersonalPrice, { price: "$219.95" }),
        rating: 4.5,
        reviewCount: 12,
        imageUrl: "/content/parts/caliper.svg"
      }
    ])
    expect(articles).toEqual([
      { kind: "article", label: "Bleeding Brakes", href: "/the-toolbox/bleeding-brakes/4", imageUrl: "/content/parts/hose.svg" }
    ])
  })

  it("SRCH-11 has empty parts for an empty answer", () => {
    expect(suggestionGroups(NO_SUGGESTIONS, hrefs, { isPhone: false, offer: null })).toEqual({
      offer: null,
      searches: [],
      products: [],
      articles: []
    })
  })
})
