import { expect, it, describe } from "vitest"
import { productTypes } from "@camber/demo-catalog"
import { ArticleBlock, formatArticleText, parseArticleText } from "@camber/domain/content"
import { Schema } from "effect"
import { isDrawingType } from "@camber/part-drawings"
import { vehicleRows } from "@camber/vehicle-data"
import { getAdvice, advisingArticles, articles } from "./advice.ts"
import { type ArticleCategory, disclosure, minutesToRead, wordCount, callout, formula, h, p, table, ul } from "./article.ts"

it("an article's advice contains a type that it recommends, with values that the catalog has", () => {
  for (const slug of advisingArticles) {
    const article = articles.find((item) => item.slug === slug)
    for (const { attribute, type, values } of getAdvice(slug)) {
      expect(article?.product_types, slug).toContain(type)
      const axis = productTypes.find((productType) => productType.slug === type)?.axes.find(({ name }) => name === attribute)
      expect(axis?.values.map(({ label }) => label)).toEqual(expect.arrayContaining([...values]))
    }
  }
  expect(getAdvice("constructor")).toEqual([])
})

const categories: ReadonlyArray<ArticleCategory> = [
  "tech~2-1",
  "builds~2-2",
  "news~2-3",
  "stories~2-4",
  "engine-recipes~512-169",
  "ls-swap~512-171"
]
const productTypeSlugs = new Set(productTypes.map(({ slug }) => slug))
const raceTypeSlugs = new Set(vehicleRows().race_type.map(({ slug }) => slug))

const repeated = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => values.filter((value, index) => values.indexOf(value) !== index)

describe("the toolbox", () => {
  it("EDIT-33 keeps every block of every article when staff edit its text", () => {
    for (const { body, slug } of articles) expect([slug, parseArticleText(formatArticleText(body))]).toEqual([slug, body])
  })

  it("has at least sixty articles, and six in each category", () => {
    expect(articles.length).toBeGreaterThanOrEqual(60)
    for (const category of categories) {
      expect(articles.filter((article) => article.category === category).length, category).toBeGreaterThanOrEqual(6)
    }
  })

  it("has unique ids, slugs, titles and descriptions", () => {
    for (const column of ["article_id", "slug", "title", "description"] as const) {
      expect(repeated(articles.map((article) => article[column])), column).toEqual([])
    }
  })

  it("repeats no paragraph except the disclosure of fictional people at the end of each story", () => {
    const paragraphs = articles
      .flatMap(({ body }) => body.filter((block) => block !== disclosure))
      .flatMap((block) => (block._tag === "Paragraph" || block._tag === "Callout" ? [block.text] : []))
    expect(repeated(paragraphs)).toEqual([])
    const stories = articles.filter(({ category }) => category === "builds~2-2" || category === "stories~2-4")
    expect(stories.filter(({ body }) => body.at(-1) !== disclosure)).toEqual([])
    const teasers = articles.map(({ description, title }) => `${title} ${description}`)
    expect(teasers.filter((text) => /invented|made up|an example/i.test(text))).toEqual([])
  })

  it("does not show the same drawing twice in a row, neither among all articles nor in a category", () => {
    const lists = [articles, ...categories.map((category) => articles.filter((article) => article.category === category))]
    const twice = lists.flatMap((shelf) => {
      const newestFirst = shelf.toSorted((a, b) => (a.published_on < b.published_on ? 1 : -1))
      return newestFirst.filter(({ drawing }, place) => newestFirst[place + 1]?.drawing === drawing).map(({ slug }) => slug)
    })
    expect(twice).toEqual([])
  })
})

describe.each(articles)("$slug", (article) => {
  it("has 600 to 1,200 words and the stated reading time", () => {
    const words = wordCount(article.body)
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1_200)
    expect(article.minutes_to_read).toBe(Math.ceil(words / 220))
  })

  it("links to three to eight existing product types, and to at most three existing race types", () => {
    expect(article.product_types.length).toBeGreaterThanOrEqual(3)
    expect(article.product_types.length).toBeLessThanOrEqual(8)
    expect(article.race_types.length).toBeLessThanOrEqual(3)
    expect(article.product_types.filter((slug) => !productTypeSlugs.has(slug))).toEqual([])
    expect(article.race_types.filter((slug) => !raceTypeSlugs.has(slug))).toEqual([])
    expect(repeated([...article.product_types, ...article.race_types])).toEqual([])
  })

  it("has blocks that can be encoded, an existing drawing and a valid date", () => {
    const Body = Schema.fromJsonString(Schema.Array(ArticleBlock))
    expect(Schema.decodeSync(Body)(JSON.stringify(article.body))).toEqual(article.body)
    expect(isDrawingType(article.drawing)).toBe(true)
    expect(new Date(`${article.published_on}T00:00:00Z`).toISOString().slice(0, 10)).toBe(article.published_on)
  })

  it("has complete table rows and no empty block", () => {
    for (const block of article.body) {
      if (block._tag === "Table") for (const row of block.rows) expect(row.length).toBe(block.head.length)
      expect(wordCount([block])).toBeGreaterThan(0)
    }
  })
})

describe("article blocks", () => {
  it("join lines of source text with single spaces", () => {
    expect(
      p(`Measure the arm
      at  ride height. `)
    ).toEqual({ _tag: "Paragraph", text: "Measure the arm at ride height." })
  })

  it("count the words of every kind of block", () => {
    const body = [
      h("Two words"),
      p("three of them"),
      ul("one", "and two"),
      formula("a = b", "b given"),
      callout("Stop."),
      table(["in.", "lb"], [["1", "2 lb"]])
    ]
    expect(wordCount(body)).toBe(2 + 3 + 3 + 5 + 1 + 5)
  })

  it("take one minute for 220 words to read, rounded up", () => {
    expect([1, 220, 221, 660, 661].map(minutesToRead)).toEqual([1, 1, 2, 3, 4])
  })
})
