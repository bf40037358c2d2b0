import { expect, it } from "vitest"
import { createRoutes } from "../routes/routes.tsx"
import { createManifestResponse, createWebManifest } from "./createWebManifest.ts"

const pathsOf = (routes: ReturnType<typeof createRoutes>): ReadonlyArray<string> =>
  routes.flatMap(({ children, path }) => [...(path === undefined ? [] : [path]), ...pathsOf((children ?? []) as typeof routes)])

it("SEO-03 GAP-86 the manifest contains the shop's name, its start URL, and shortcuts to existing pages", async () => {
  const answer = createManifestResponse(new Request("http://shop.test/manifest.webmanifest"), "Chassis & Co")
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/manifest+json"])
  expect(await answer.json()).toMatchObject({ name: "Chassis & Co", start_url: "/", scope: "/", display: "standalone" })
  const paths = pathsOf(createRoutes(() => ({}) as never))
  for (const { url } of createWebManifest("").shortcuts) expect(paths).toContain(url.slice(1))
})
