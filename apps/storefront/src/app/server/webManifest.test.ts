import { expect, it } from "vitest"
import { makeRoutes } from "../routes/routes.tsx"
import { manifestAnswer, webManifest } from "./webManifest.ts"

const pathsOf = (routes: ReturnType<typeof makeRoutes>): ReadonlyArray<string> =>
  routes.flatMap(({ children, path }) => [...(path === undefined ? [] : [path]), ...pathsOf((children ?? []) as typeof routes)])

it("SEO-03 GAP-86 the manifest has the shop's name, its start, and shortcuts to pages that are there", async () => {
  const answer = manifestAnswer(new Request("http://shop.test/manifest.webmanifest"), "Chassis & Co")
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/manifest+json"])
  expect(await answer.json()).toMatchObject({ name: "Chassis & Co", start_url: "/", scope: "/", display: "standalone" })
  const paths = pathsOf(makeRoutes(() => ({}) as never))
  for (const { url } of webManifest("").shortcuts) expect(paths).toContain(url.slice(1))
})
