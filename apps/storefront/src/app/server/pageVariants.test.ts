// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openStorefront } from "../../../test/openStorefront.ts"
import type { Manifest } from "./Assets.ts"

const manifest: Manifest = {
  "src/app/entry-client.ts": { file: "assets/entry-AAAAAAAA.js", css: ["assets/entry-BBBBBBBB.css"] },
  "src/app/hydrateApp.tsx": { file: "assets/alive-CCCCCCCC.js" },
  "src/app/composition/browserRuntime.ts": { file: "assets/engine-FFFFFFFF.js" },
  "src/features/cart-page/AddedDrawer.tsx": { file: "assets/added-GGGGGGGG.js" },
  "src/features/product-page/ProductPage.tsx": { file: "assets/product-HHHHHHHH.js" },
  "src/features/search/ListingPage.tsx": { file: "assets/listing-DDDDDDDD.js" },
  "src/features/recovery/PageError.tsx": { file: "assets/error-EEEEEEEE.js" }
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "camber-two-texts-"))
  for (const name of [".vite", "assets"]) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, ".vite/manifest.json"), JSON.stringify(manifest))
  for (const { css = [], file } of Object.values(manifest))
    for (const name of [file, ...css]) writeFileSync(path.join(folder, name), "p{margin:0}")
})
afterAll(() => rmSync(folder, { recursive: true }))

const LISTING = "/shop/brakes~2-3"
const open = async () => {
  const { get } = await openStorefront({}, undefined, undefined, { kind: "build", folder })
  return async (address: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await get(address, headers, method)
    const { html, status } = answer
    const policy = answer.headers.get("content-security-policy") ?? ""
    return {
      status,
      html,
      tag: answer.headers.get("etag"),
      length: answer.headers.get("content-length"),
      isAllowed: /style-src 'self' 'sha256-/.test(policy),
      hasStyle: html.includes("<style data-of="),
      hasLink: html.includes(`<link rel="stylesheet"`)
    }
  }
}
const inlined = { hasStyle: true, hasLink: false, isAllowed: true }
const linked = { hasStyle: false, hasLink: true, isAllowed: false }

describe("the two variants of a page", () => {
  it.each([
    ["a request without cookies", {}, inlined],
    ["a request with any cookie", { cookie: "theme=dark" }, linked],
    ["a request with a token", { authorization: "Bearer a" }, linked]
  ])("NAV-130 NAV-131 contain either the inlined styles or links to them: %s", async (_who, headers, expected) => {
    const ask = await open()
    expect(await ask(LISTING, headers)).toMatchObject({ status: 200, ...expected })
    expect(await ask("/no/such/page", headers)).toMatchObject({ status: 404, ...expected })
  })

  it("NAV-130 NAV-131 exist even if a page cannot be rendered", async () => {
    const { get } = await openStorefront(
      {},
      () => {
        throw new Error("away")
      },
      undefined,
      { kind: "build", folder }
    )
    for (const [headers, hasStyle] of [
      [{}, true],
      [{ cookie: "theme=dark" }, false]
    ] as const) {
      const { html, status } = await get("/", headers)
      expect([status, html.includes("<style data-of="), html.includes(`<link rel="stylesheet"`)]).toEqual([500, hasStyle, !hasStyle])
    }
  })

  it("NAV-131 use separate ETags, and the ETag of one never matches the other", async () => {
    const ask = await open()
    const cookie = { cookie: "theme=dark" }
    const [strangers, visitors] = [await ask(LISTING), await ask(LISTING, cookie)]
    expect(strangers.tag).not.toBe(visitors.tag)
    const has = (tag: string | null) => ({ "if-none-match": tag ?? "" })
    expect(await ask(LISTING, has(strangers.tag))).toMatchObject({ status: 304, html: "", isAllowed: true })
    expect(await ask(LISTING, { ...cookie, ...has(visitors.tag) })).toMatchObject({ status: 304, html: "", isAllowed: false })
    expect((await ask(LISTING, { ...cookie, ...has(strangers.tag) })).status).toBe(200)
    expect((await ask(LISTING, has(visitors.tag))).status).toBe(200)
  })

  it("NAV-131 return the same headers for HEAD as for GET", async () => {
    const ask = await open()
    for (const [headers, isAllowed] of [
      [{}, true],
      [{ cookie: "theme=dark" }, false]
    ] as const) {
      const [got, head] = [await ask(LISTING, headers), await ask(LISTING, headers, "HEAD")]
      expect([head.status, head.html]).toEqual([200, ""])
      expect([head.tag, head.length, head.isAllowed]).toEqual([got.tag, String(Buffer.byteLength(got.html)), isAllowed])
    }
  })
})
