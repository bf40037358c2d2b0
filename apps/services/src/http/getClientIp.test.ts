import { describe, expect, it } from "vitest"
import { getClientIp, isLoopbackRequest, setPeerAddress, forwardForVisitor } from "./getClientIp.ts"

const createRequest = (peer: string | undefined, header?: string) => {
  const request = new Request("http://shop.test/", { headers: header === undefined ? {} : { "x-forwarded-for": header } })
  setPeerAddress(request, peer)
  return request
}

describe("getClientIp", () => {
  it("returns the connection's address and ignores untrusted headers", () => {
    expect(getClientIp(createRequest("10.0.0.7", "1.2.3.4"), undefined)).toBe("10.0.0.7")
  })

  it("returns the last address of the trusted proxy's header, not the addresses that the client added before it", () => {
    expect(getClientIp(createRequest("10.0.0.7", "6.6.6.6, 1.2.3.4"), "x-forwarded-for")).toBe("1.2.3.4")
    expect(getClientIp(createRequest("10.0.0.7"), "x-forwarded-for")).toBe("10.0.0.7")
  })

  it("returns the /64 network of an IPv6 address, because a network belongs to one customer", () => {
    const [first, same, other] = ["2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2", "2001:db8:1:3:aaaa::1"].map((peer) =>
      getClientIp(createRequest(peer), undefined)
    )
    expect(first).toBe(same)
    expect(first).not.toBe(other)
    expect(getClientIp(createRequest("::ffff:10.0.0.7"), undefined)).toBe("10.0.0.7")
  })

  it.each([
    ["2001:db8::1", "2001:db8:0:0::"],
    ["2001:DB8:0000::ffff:1", "2001:db8:0:0::"],
    ["2001:db8::7:1:2:3:4", "2001:db8:0:7::"],
    ["fe80::1%eth0", "fe80:0:0:0::"],
    ["::ffff:0a00:0007", "10.0.0.7"],
    ["[2001:db8::1]:4711", "2001:db8:0:0::"],
    ["10.0.0.7:4711", "10.0.0.7"]
  ])("OPS-13 normalizes equivalent spellings: %s", (given, whose) => {
    expect(getClientIp(createRequest(undefined, given), "x-forwarded-for")).toBe(whose)
  })

  it("OPS-13 distinguishes networks whose short forms look alike", () => {
    const [first, other] = ["2001:db8::5:0:0:1", "2001:db8:0:1::5"].map((peer) => getClientIp(createRequest(peer), undefined))
    expect(first).not.toBe(other)
  })

  it("OPS-13 returns the visitor's address for calls by a page, both without and with a trusted proxy", () => {
    const own = () => new Request("http://shop.test/graphql", { headers: { "x-forwarded-for": "6.6.6.6" } })
    expect(getClientIp(forwardForVisitor(own(), createRequest("10.0.0.7"), undefined), undefined)).toBe("10.0.0.7")
    expect(getClientIp(forwardForVisitor(own(), createRequest("10.0.0.7", "1.2.3.4"), "x-forwarded-for"), "x-forwarded-for")).toBe(
      "1.2.3.4"
    )
  })

  it("returns a constant for unknown clients, and limits the length", () => {
    expect(getClientIp(createRequest(undefined), undefined)).toBe("unknown")
    expect(getClientIp(createRequest(undefined, "x".repeat(10_000)), "x-forwarded-for").length).toBe(64)
  })
})

describe("isLoopbackRequest", () => {
  const isLoopback = (url: string, peer: string | undefined, headers: Record<string, string> = {}, proxyHeader?: string) => {
    const request = new Request(url, { headers })
    setPeerAddress(request, peer)
    return isLoopbackRequest(request, proxyHeader)
  }

  it("OPS-15 accepts requests from this machine to a local host name without proxy headers", () => {
    expect(["127.0.0.1", "::1", "::ffff:127.0.0.1"].map((peer) => isLoopback("http://localhost:3000/dev/outbox", peer))).toEqual([
      true,
      true,
      true
    ])
    expect(isLoopback("http://shop.example/dev/outbox", "127.0.0.1")).toBe(false)
    expect(isLoopback("http://localhost.shop.example/dev/outbox", "127.0.0.1")).toBe(false)
    expect(isLoopback("http://127.0.0.1/dev/outbox", "10.0.0.7")).toBe(false)
    for (const header of ["x-forwarded-for", "forwarded", "via", "x-real-ip"])
      expect(isLoopback("http://127.0.0.1/dev/outbox", "127.0.0.1", { [header]: "10.0.0.7" })).toBe(false)
  })

  it("OPS-101 rejects requests with the configured proxy header or a foreign host name", () => {
    const header = { "x-client-ip": "203.0.113.9" }
    expect(isLoopback("http://localhost/metrics", "127.0.0.1", header, "x-client-ip")).toBe(false)
    expect(isLoopback("http://localhost/metrics", "127.0.0.1", header, "x-forwarded-for")).toBe(true)
    expect(isLoopback("http://localhost/metrics", "127.0.0.1", {}, "x-client-ip")).toBe(true)
    expect(isLoopback("http://localhost/metrics", "127.0.0.1", { host: "shop.example" })).toBe(false)
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"])
      expect(isLoopback("http://localhost/metrics", "127.0.0.1", { host })).toBe(true)
  })
})
