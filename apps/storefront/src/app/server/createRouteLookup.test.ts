import { matchRoutes } from "react-router-dom"
import { describe, expect, it } from "vitest"
import type { PageRoute } from "../../foundation/page/PageRoute.ts"
import type { Pages } from "../../foundation/page/Pages.ts"
import { createRoutes } from "../routes/routes.tsx"
import { serverRoutes } from "../routes/serverRoutes.ts"
import { createRouteLookup } from "./createRouteLookup.ts"

const routes = createRoutes(({ context }) => context as Pages, serverRoutes)

const listPatterns = (list: ReadonlyArray<PageRoute>): ReadonlyArray<string> =>
  list.flatMap(({ children, path }) => [...(path === undefined ? [] : [path]), ...listPatterns(children ?? [])])

/** Addresses of every route, and of none. */
const paths = [
  "/",
  "/no-such-page",
  "/no/such/page",
  "//shop/all",
  "/%73hop/all",
  "/shop/100%25",
  ...listPatterns(routes)
    .map(
      (pattern) =>
        `/${pattern
          .replace(/^\//, "")
          .replaceAll(/:\w+\??/g, "7")
          .replaceAll("*", "a/b")}`
    )
    .flatMap((path) => [path, `${path.toUpperCase()}/`])
]

describe("createRouteLookup", () => {
  it("returns the route that React Router matches among all routes", () => {
    const lookup = createRouteLookup(routes)
    expect(paths.length).toBeGreaterThan(100)
    for (const path of paths) expect([path, lookup(path)?.id]).toEqual([path, matchRoutes(routes, path)?.at(-1)?.route.id])
  })
})
