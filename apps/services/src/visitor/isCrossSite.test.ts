import { describe, expect, it } from "vitest"
import { isCrossSite } from "./withSession.ts"

const isRejected = (method: string, headers: Record<string, string>) =>
  isCrossSite(new Request("http://10.0.0.7:3000/graphql/checkout", { method, headers }), "https://shop.example")

describe("isCrossSite", () => {
  it.each<[string, Record<string, string>]>([
    ["a page of this site", { "sec-fetch-site": "same-origin" }],
    ["a URL that the visitor typed", { "sec-fetch-site": "none" }],
    ["a page at the public origin, in an older browser", { origin: "https://shop.example" }],
    ["a page at the requested host, in an older browser", { origin: "http://10.0.0.7:3000" }],
    ["a page at that host behind a TLS proxy", { origin: "https://10.0.0.7:3000" }],
    ["a client that is not a browser", {}]
  ])("accepts any method from %s", (_from, headers) => {
    expect(isRejected("POST", headers)).toBe(false)
  })

  it.each<[string, Record<string, string>]>([
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    ["a page of a sibling host", { "sec-fetch-site": "same-site", origin: "https://blog.shop.example" }],
    ["a page of another site that claims this origin", { "sec-fetch-site": "cross-site", origin: "https://shop.example" }],
    ["a page of another site, in an older browser", { origin: "https://evil.example" }],
    ["another port of the host", { origin: "http://10.0.0.7:8080" }],
    ["a sandboxed page", { origin: "null" }],
    ["an origin that is not a URL", { origin: "shop" }]
  ])("rejects unsafe methods from %s", (_from, headers) => {
    expect(["POST", "PUT", "PATCH", "DELETE"].map((method) => isRejected(method, headers))).toEqual([true, true, true, true])
    expect(["GET", "HEAD", "OPTIONS"].map((method) => isRejected(method, headers))).toEqual([false, false, false])
  })
})
