import { it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect } from "vitest"
import { BrowserTestContext } from "../../customer/notifications/testing/BrowserTestContext.ts"
import { LinkList } from "./model.ts"
import { Navigation } from "./Navigation.ts"

const link = (primary: string) => ({ primary, href: `/shop/${primary}`, brandImageUrl: null, count: null, subItems: [] })
const run = <A>(around: BrowserTestContext, effect: Effect.Effect<A, never, Navigation>) =>
  effect.pipe(Effect.provide(Layer.provideMerge(Navigation.layer, around.layer)))
const links = (list: LinkList) => Navigation.use((navigation) => navigation.links(list))
const MINUTES_720 = 720 * 60_000

describe("Navigation", () => {
  it.effect("NAV-40 logs the failure of a list and returns an empty list, so that the page still renders", () => {
    const around = new BrowserTestContext()
    return run(
      around,
      Effect.gen(function* () {
        const navigation = yield* Navigation
        expect(yield* navigation.categories).toEqual([])
        expect(yield* navigation.makes).toEqual([])
        expect(yield* navigation.engines).toEqual([])
        expect(yield* navigation.links("brandLinks")).toEqual([])
        expect(around.logged).toEqual(Array.from({ length: 4 }, () => "Error: Failed Trait Nav Request"))
      })
    )
  })

  it.effect("returns the categories in the services' order", () =>
    run(
      new BrowserTestContext().answering("categoryLinks", { categoryLinks: [link("engine"), link("brakes")] }),
      Effect.gen(function* () {
        const navigation = yield* Navigation
        expect((yield* navigation.categories).map(({ primary }) => primary)).toEqual(["engine", "brakes"])
      })
    )
  )
})

/** Creates the only link of a list. Platforms also have child platforms. */
const createLink = (list: LinkList) => (list === "allTopLevelPlatforms" ? { ...link(list), childPlatforms: [] } : link(list))

describe("the lists of the navigation drawer", () => {
  it.effect.each(LinkList.literals)("loads %s with a separate call", (list) =>
    run(
      new BrowserTestContext().answering(
        list,
        list === "AllMakes" ? { links: [createLink(list)], allMakes: [] } : { [list]: [createLink(list)] }
      ),
      Effect.gen(function* () {
        expect(yield* links(list)).toEqual([createLink(list)])
      })
    )
  )

  it.effect("NAV-39 caches the lists for 720 minutes, without a second request", () => {
    const around = new BrowserTestContext().answering("brandLinks", { brandLinks: [link("Ironvale")] })
    return run(
      around,
      Effect.gen(function* () {
        yield* links("brandLinks")
        yield* TestClock.adjust(MINUTES_720 - 1)
        expect(yield* links("brandLinks")).toEqual([link("Ironvale")])
        expect(around.count("brandLinks")).toBe(1)
        yield* TestClock.adjust(1)
        yield* links("brandLinks")
        expect(around.count("brandLinks")).toBe(2)
        expect(around.local.has("Navigation:brandLinks")).toBe(true)
      })
    )
  })

  it.effect("NAV-39 does not cache a failure", () => {
    const around = new BrowserTestContext()
    return run(
      around,
      Effect.gen(function* () {
        expect(yield* links("engineLinks")).toEqual([])
        around.answering("engineLinks", { engineLinks: [link("LS")] })
        expect(yield* links("engineLinks")).toEqual([link("LS")])
      })
    )
  })
})
