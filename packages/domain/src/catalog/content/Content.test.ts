import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { Content } from "./Content.ts"
import { isShown } from "./rules.ts"

const teaser = {
  id: 2,
  url: "/the-toolbox/cams/2",
  title: "Cams",
  description: "How to choose",
  authors: "A. Smith",
  articleThumbnailUrl: "",
  category: "tech~2-1",
  minutesToRead: 4
}
const over = (data: unknown) =>
  Layer.provide(
    Content.layer,
    Layer.succeed(Http, Http.of({ graphql: () => Effect.succeed(data), json: () => Effect.void, beacon: () => Effect.void }))
  )

describe("Content", () => {
  it.each(["url", "title", "description", "authors"])("CARD-22 an article without %s has no card", (field) => {
    expect([isShown(teaser), isShown({ ...teaser, [field]: " " })]).toEqual([true, false])
  })
  it.effect("CARD-22 leaves incomplete cards out of a shelf", () =>
    Effect.gen(function* () {
      expect(yield* Content.use((content) => content.articlesByCategory(null, 10))).toEqual([teaser])
    }).pipe(Effect.provide(over({ articlesByCategory: [teaser, { ...teaser, id: 3, authors: "" }] })))
  )
  it.effect("CALL-16 CALL-17 NAV-45 gives the featured article with its id, title, authors, description, url and picture", () =>
    Effect.gen(function* () {
      expect(yield* Content.use((content) => content.featuredArticle)).toEqual(teaser)
    }).pipe(Effect.provide(over({ featuredArticle: teaser })))
  )
  it.effect("reads the blocks of an article's text by their tags", () => {
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
    }).pipe(Effect.provide(over({ article })))
  })
})
