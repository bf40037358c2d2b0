import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { Content } from "./Content.ts"
import { isShown } from "./rankArticles.ts"

const teaser = {
  id: 2,
  url: "/the-toolbox/cams/2",
  title: "Cams",
  description: "How to choose",
  authors: "A. Smith",
  articleThumbnailUrl: "",
  category: "tech~2-1",
  minutesToRead: 4,
  jobs: []
}
const provideContent = (data: unknown) =>
  Layer.provide(
    Content.layer,
    Layer.succeed(Http, Http.of({ graphql: () => Effect.succeed(data), json: () => Effect.void, beacon: () => Effect.void }))
  )

describe("Content", () => {
  it.each(["url", "title", "description", "authors"])("CARD-22 hides the card of an article without %s", (field) => {
    expect(isShown(teaser)).toBe(true)
    expect(isShown({ ...teaser, [field]: " " })).toBe(false)
  })
  it.effect("CARD-22 omits incomplete articles from a list", () =>
    Effect.gen(function* () {
      expect(yield* Content.use((content) => content.articlesByCategory(null, 10))).toEqual([teaser])
    }).pipe(Effect.provide(provideContent({ articlesByCategory: [teaser, { ...teaser, id: 3, authors: "" }] })))
  )
  it.effect("CALL-16 CALL-17 NAV-45 returns the featured article with id, title, authors, description, URL and image", () =>
    Effect.gen(function* () {
      expect(yield* Content.use((content) => content.featuredArticle)).toEqual(teaser)
    }).pipe(Effect.provide(provideContent({ featuredArticle: teaser })))
  )
  it.effect("decodes an article's blocks by tag", () => {
    const article = {
      ...teaser,
      slug: "cams",
      publishedOn: "2026-01-01",
      raceTypes: [],
      parts: [],
      more: [],
      body: [
        { _tag: "Heading", text: "Lift" },
        { _tag: "Table", head: ["a"], rows: [["1"]] }
      ]
    }
    return Effect.gen(function* () {
      expect((yield* Content.use((content) => content.article(2, null)))?.body.map(({ _tag }) => _tag)).toEqual(["Heading", "Table"])
    }).pipe(Effect.provide(provideContent({ article })))
  })
})
