import { describe, expect, it } from "vitest"
import { isCrossSite } from "./isCrossSite.ts"

const isRefused = (method: string, headers: Record<string, string>) =>
  isCrossSite(new Request("http://10.0.0.7:3000/graphql/checkout", { method, headers }), "https://shop.example")

describe("a request that may change something", () => {
  it.each<[string, Record<string, string>]>([
    ["this site's page", { "sec-fetch-site": "same-origin" }],
    ["the visitor's own hand", { "sec-fetch-site": "none" }],
    ["a page at the public origin, in an older browser", { origin: "https://shop.example" }],
    ["a page at the host that was asked, in an older browser", { origin: "http://10.0.0.7:3000" }],
    ["a page at that host behind a proxy that ends https", { origin: "https://10.0.0.7:3000" }],
    ["a client that is no browser", {}]
  ])("is taken from %s", (_from, headers) => {
    expect(isRefused("POST", headers)).toBe(false)
  })

  it.each<[string, Record<string, string>]>([
    ["another site's page", { "sec-fetch-site": "cross-site" }],
    ["a page of a sister host", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }],
    ["another site's page that names this origin", { "sec-fetch-site": "cross-site", origin: "https://shop.example" }],
    ["another site's page, in an older browser", { origin: "https://evil.example" }],
    ["another port of the host", { origin: "http://10.0.0.7:8080" }],
    ["a sandboxed page", { origin: "null" }],
    ["an origin that is no address", { origin: "shop" }]
  ])("is refused from %s, whatever its method", (_from, headers) => {
    expect(["POST", "PUT", "PATCH", "DELETE"].map((method) => isRefused(method, headers))).toEqual([true, true, true, true])
    expect(["GET", "HEAD", "OPTIONS"].map((method) => isRefused(method, headers))).toEqual([false, false, false])
  })
})
