// @vitest-environment node
import type { RouteObject } from "react-router-dom"
import { expect, it } from "vitest"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"
import { createRoutes } from "../routes/routes.tsx"
import { serverRoutes } from "../routes/serverRoutes.ts"
import { speculationRules } from "./Document.ts"

const origin = "https://shop.example"
const { prefetch } = JSON.parse(speculationRules) as {
  readonly prefetch: ReadonlyArray<{ readonly where: { readonly href_matches: URLPatternInit } }>
}
const isFetchedAhead = (href: string): boolean =>
  prefetch.some(({ where }) => new URLPattern({ ...where.href_matches, baseURL: `${origin}/item/rotor/7?sku=1` }).test(href, origin))

const pagesIn = (routes: ReadonlyArray<RouteObject>): ReadonlyArray<PageRoute> =>
  routes.flatMap((route) => (route.children ? pagesIn(route.children) : [route]))
const noPages = () => {
  throw new Error("no page is loaded")
}

it("NAV-125 the browser prefetches products, listings and articles by path alone", () => {
  for (const href of ["/item/rotor/7", "/shop/brakes~2-3", "/shop/brakes~2-3#facets", "/brands", "/brands/ferrox", "/the-toolbox/tech/9"])
    expect([href, isFetchedAhead(href)]).toEqual([href, true])
  for (const href of [
    "/item/rotor/7?action=addtocart",
    "/shop/brakes~2-3?fits=0",
    "/search?query=rotor",
    "https://other.example/item/rotor/7"
  ])
    expect([href, isFetchedAhead(href)]).toEqual([href, false])
})

it("NAV-125 the browser prefetches no private page, no page with side effects and no other files", () => {
  // The rules of a race class are the same for every visitor, but depend on the day.
  const others = new Set(["*", "race/:slug/rules"])
  const own = pagesIn(createRoutes(noPages, serverRoutes)).filter(({ isShared = false, path = "" }) => !isShared && !others.has(path))
  expect(own.length).toBeGreaterThan(30)
  const paths = [
    ...own.map(({ path = "" }) => `/${path.replaceAll(/:\w+/g, "7")}`),
    "/shoppingcart",
    "/CustomerVehicle",
    "/buildlist",
    "/graphql/trait",
    "/api/visitor/state",
    "/content/parts/rotor.svg",
    "/pay/test"
  ]
  expect(paths.filter(isFetchedAhead)).toEqual([])
})
