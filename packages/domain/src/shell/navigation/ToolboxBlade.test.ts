import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { camaro } from "../../buying/cart/testing/createTestCart.ts"
import { Garage } from "../../vehicles/garage/Garage.ts"
import { createGarageModel, toGarageState } from "../../vehicles/garage/GarageModel.ts"
import { type GraphQLRequest, Http, Unreachable } from "../../foundation/ports/Http.ts"
import { wireBlock, wireItems, wireSection } from "../../discovery/recommendations/testing/samples.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { ToolboxBlade } from "./ToolboxBlade.ts"

const teaser = (id: number) => ({
  id,
  url: `/the-toolbox/a/${id}`,
  title: `Article ${id}`,
  description: "Read it.",
  authors: "R. Stone",
  articleThumbnailUrl: `/articles/${id}.svg`,
  category: "tech~2-1",
  minutesToRead: 5,
  jobs: []
})
const answers: Readonly<Record<string, unknown>> = {
  featuredArticle: { featuredArticle: teaser(1) },
  articlesByCategory: { articlesByCategory: [teaser(2), { ...teaser(3), authors: " " }] },
  recommendationSections: {
    recommendationSections: [
      {
        ...wireSection,
        recommendationGroups: [{ ...wireBlock, recommendations: [wireItems.Article, wireItems.Product, wireItems.Article] }]
      }
    ]
  }
}

/** Loads the blade's content with some operations failing or overridden, and records the requests. */
const loadContent = ({
  away = [],
  given = {},
  isBot = false
}: {
  readonly away?: ReadonlyArray<string>
  readonly given?: Readonly<Record<string, unknown>>
  readonly isBot?: boolean
} = {}) => {
  const asked: Array<GraphQLRequest> = []
  const layer = ToolboxBlade.layer.pipe(
    Layer.provide([
      Layer.mock(Http, {
        graphql: (request) =>
          Effect.suspend(() => {
            const { operation, service } = request
            asked.push(request)
            return away.includes(operation)
              ? Effect.fail(new Unreachable({ service, operation, cause: "away" }))
              : Effect.succeed({ ...answers, ...given }[operation])
          })
      }),
      Layer.mock(Visitor, { isBot: Effect.succeed(isBot), guid: Effect.succeed(null), visitorId: Effect.succeed("v-1") }),
      Layer.mock(Garage, { changes: Stream.succeed(toGarageState(createGarageModel(camaro))) })
    ])
  )
  return Effect.map(
    Effect.provide(
      ToolboxBlade.use((blade) => blade.content),
      layer
    ),
    (content) => ({ content, asked })
  )
}

describe("ToolboxBlade", () => {
  it.effect("NAV-41 contains the featured article, the shelves in order, and recommendations", () =>
    Effect.gen(function* () {
      const { content } = yield* loadContent()
      expect(content?.featured?.title).toBe("Article 1")
      expect(content?.categories.map(({ href, title }) => [title, href])).toEqual([
        ["Tech", "/the-toolbox/tech~2-1"],
        ["Builds", "/the-toolbox/builds~2-2"],
        ["Stories", "/the-toolbox/stories~2-4"],
        ["Horsepower Recipes", "/the-toolbox/engine-recipes~512-169"],
        ["LS Swap", "/the-toolbox/ls-swap~512-171"]
      ])
      expect(content?.categories.map(({ articles }) => articles.map(({ id }) => id))).toEqual([[2], [2], [2], [2], [2]])
      expect(content?.recommended.map(({ title }) => title)).toEqual(["Lifters"])
    })
  )

  it.effect("NAV-41 does not repeat the featured article on a shelf and fills each shelf with three other articles", () =>
    Effect.gen(function* () {
      const { asked, content } = yield* loadContent({
        given: { articlesByCategory: { articlesByCategory: [teaser(1), teaser(2), teaser(4), teaser(5)] } }
      })
      expect(content?.categories[0]?.articles.map(({ id }) => id)).toEqual([2, 4, 5])
      expect(asked.find(({ operation }) => operation === "articlesByCategory")?.variables).toMatchObject({ limit: 4 })
      const { content: bare } = yield* loadContent({
        away: ["featuredArticle"],
        given: { articlesByCategory: { articlesByCategory: [1, 2, 4, 5].map(teaser) } }
      })
      expect(bare?.categories[0]?.articles.map(({ id }) => id)).toEqual([1, 2, 4])
    })
  )

  it.effect("NAV-42 requests recommendations for its own section and the selected vehicle", () =>
    Effect.gen(function* () {
      const { asked } = yield* loadContent()
      const { variables } = asked.find(({ operation }) => operation === "recommendationSections")!
      expect(variables).toMatchObject({ sections: ["Toolbox_Blade"], userVin: "v-1", ymmData: { make: "Chevrolet" } })
    })
  )

  it.effect("NAV-42 has no recommendations after a failure and for a bot", () =>
    Effect.gen(function* () {
      const away = yield* loadContent({ away: ["recommendationSections"] })
      expect(away.content?.recommended).toEqual([])
      expect(away.content?.categories.length).toBe(5)
      const bot = yield* loadContent({ isBot: true })
      expect(bot.content?.recommended).toEqual([])
      expect(bot.asked.some(({ operation }) => operation === "recommendationSections")).toBe(false)
    })
  )

  it.effect("NAV-46 shows all other content if there is no featured article", () =>
    Effect.gen(function* () {
      const { content } = yield* loadContent({ away: ["featuredArticle"] })
      expect(content?.featured).toBeNull()
      expect(content?.categories.length).toBe(5)
    })
  )

  it.effect("NAV-44 returns null if the shelves cannot be loaded", () =>
    Effect.gen(function* () {
      expect((yield* loadContent({ away: ["articlesByCategory"] })).content).toBeNull()
    })
  )
})
