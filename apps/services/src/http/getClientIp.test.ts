import { describe, expect, it } from "vitest"
import { getClientIp, isLoopbackRequest, setPeerAddress, forwardForVisitor } from "./getClientIp.ts"

const from = (peer: string | undefined, header?: string) => {
  const request = new Request("http://shop.test/", { headers: header === undefined ? {} : { "x-forwarded-for": header } })
  setPeerAddress(request, peer)
  return request
}

describe("the address that tries are counted for", () => {
  it("is the connection's, whatever a header claims that nobody is trusted to write", () => {
    expect(getClientIp(from("10.0.0.7", "1.2.3.4"), undefined)).toBe("10.0.0.7")
  })

  it("is the last one that the trusted proxy has seen, and not what its client wrote before it", () => {
    expect(getClientIp(from("10.0.0.7", "6.6.6.6, 1.2.3.4"), "x-forwarded-for")).toBe("1.2.3.4")
    expect(getClientIp(from("10.0.0.7"), "x-forwarded-for")).toBe("10.0.0.7")
  })

  it("is a whole network of IPv6, which is one customer's", () => {
    const [one, same, other] = ["2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2", "2001:db8:1:3:aaaa::1"].map((peer) =>
      getClientIp(from(peer), undefined)
    )
    expect(one).toBe(same)
    expect(one).not.toBe(other)
    expect(getClientIp(from("::ffff:10.0.0.7"), undefined)).toBe("10.0.0.7")
  })

  it.each([
    ["2001:db8::1", "2001:db8:0:0::"],
    ["2001:DB8:0000::ffff:1", "2001:db8:0:0::"],
    ["2001:db8::7:1:2:3:4", "2001:db8:0:7::"],
    ["fe80::1%eth0", "fe80:0:0:0::"],
    ["::ffff:0a00:0007", "10.0.0.7"],
    ["[2001:db8::1]:4711", "2001:db8:0:0::"],
    ["10.0.0.7:4711", "10.0.0.7"]
  ])("OPS-13 is the same one however it is written: %s", (given, whose) => {
    expect(getClientIp(from(undefined, given), "x-forwarded-for")).toBe(whose)
  })

  it("OPS-13 keeps two networks apart whose short forms look alike", () => {
    const [one, other] = ["2001:db8::5:0:0:1", "2001:db8:0:1::5"].map((peer) => getClientIp(from(peer), undefined))
    expect(one).not.toBe(other)
  })

  it("OPS-13 is the visitor's where a page of the shop asks for one, by connection and by the trusted proxy", () => {
    const own = () => new Request("http://shop.test/graphql", { headers: { "x-forwarded-for": "6.6.6.6" } })
    expect(getClientIp(forwardForVisitor(own(), from("10.0.0.7"), undefined), undefined)).toBe("10.0.0.7")
    expect(getClientIp(forwardForVisitor(own(), from("10.0.0.7", "1.2.3.4"), "x-forwarded-for"), "x-forwarded-for")).toBe("1.2.3.4")
  })

  it("is one for all of whom nothing is known, and short in any case", () => {
    expect(getClientIp(from(undefined), undefined)).toBe("unknown")
    expect(getClientIp(from(undefined, "x".repeat(10_000)), "x-forwarded-for").length).toBe(64)
  })
})

describe("a request of this machine", () => {
  const asked = (url: string, peer: string | undefined, headers: Record<string, string> = {}, proxyHeader?: string) => {
    const request = new Request(url, { headers })
    setPeerAddress(request, peer)
    return isLoopbackRequest(request, proxyHeader)
  }

  it("OPS-15 comes from here, under a name of here, and for nobody behind a proxy", () => {
    expect(["127.0.0.1", "::1", "::ffff:127.0.0.1"].map((peer) => asked("http://localhost:3000/dev/outbox", peer))).toEqual([
      true,
      true,
      true
    ])
    expect(asked("http://shop.example/dev/outbox", "127.0.0.1")).toBe(false)
    expect(asked("http://localhost.shop.example/dev/outbox", "127.0.0.1")).toBe(false)
    expect(asked("http://127.0.0.1/dev/outbox", "10.0.0.7")).toBe(false)
    for (const header of ["x-forwarded-for", "forwarded", "via", "x-real-ip"])
      expect(asked("http://127.0.0.1/dev/outbox", "127.0.0.1", { [header]: "10.0.0.7" })).toBe(false)
  })

  it("OPS-101 carries neither the configured header of a proxy nor another host's name", () => {
    const header = { "x-client-ip": "203.0.113.9" }
    expect(asked("http://localhost/metrics", "127.0.0.1", header, "x-client-ip")).toBe(false)
    expect(asked("http://localhost/metrics", "127.0.0.1", header, "x-forwarded-for")).toBe(true)
    expect(asked("http://localhost/metrics", "127.0.0.1", {}, "x-client-ip")).toBe(true)
    expect(asked("http://localhost/metrics", "127.0.0.1", { host: "shop.example" })).toBe(false)
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"])
      expect(asked("http://localhost/metrics", "127.0.0.1", { host })).toBe(true)
  })
})
