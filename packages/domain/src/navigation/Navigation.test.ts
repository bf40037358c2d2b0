import { it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { describe, expect } from "vitest"
import { Http, Refused } from "../ports/Http.ts"
import { Navigation } from "./Navigation.ts"

const answering = (data: unknown) =>
  Navigation.layer.pipe(
    Layer.provide(
      Layer.mock(Http, {
        graphql: ({ operation, service }) =>
          data === null ? Effect.fail(new Refused({ service, operation, status: 500 })) : Effect.succeed(data)
      })
    )
  )

describe("the shop's menus", () => {
  it.effect("NAV-40 a list that cannot be had is empty, so that the page still reads", () =>
    Effect.gen(function* () {
      const navigation = yield* Navigation
      expect([yield* navigation.categories, yield* navigation.makes, yield* navigation.engines]).toEqual([[], [], []])
    }).pipe(Effect.provide(answering(null)))
  )

  it.effect("give the categories in the order they come", () => {
    const category = (primary: string) => ({ primary, href: `/shop/${primary}`, brandImageUrl: null, subItems: [] })
    return Effect.gen(function* () {
      const links = yield* Navigation.use((navigation) => navigation.categories)
      expect(links.map(({ primary }) => primary)).toEqual(["engine", "brakes"])
    }).pipe(Effect.provide(answering({ categoryLinks: [category("engine"), category("brakes")] })))
  })
})
