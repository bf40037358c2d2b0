import { describe, expect, it } from "vitest"
import { clientAddress, rememberPeer } from "./clientAddress.ts"

const from = (peer: string | undefined, header?: string) => {
  const request = new Request("http://shop.test/", { headers: header === undefined ? {} : { "x-forwarded-for": header } })
  rememberPeer(request, peer)
  return request
}

describe("the address that tries are counted for", () => {
  it("is the connection's, whatever a header claims that nobody is trusted to write", () => {
    expect(clientAddress(from("10.0.0.7", "1.2.3.4"), undefined)).toBe("10.0.0.7")
  })

  it("is the last one that the trusted proxy has seen, and not what its client wrote before it", () => {
    expect(clientAddress(from("10.0.0.7", "6.6.6.6, 1.2.3.4"), "x-forwarded-for")).toBe("1.2.3.4")
    expect(clientAddress(from("10.0.0.7"), "x-forwarded-for")).toBe("10.0.0.7")
  })

  it("is a whole network of IPv6, which is one customer's", () => {
    const [one, same, other] = ["2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb::2", "2001:db8:1:3:aaaa::1"].map((peer) =>
      clientAddress(from(peer), undefined)
    )
    expect(one).toBe(same)
    expect(one).not.toBe(other)
    expect(clientAddress(from("::ffff:10.0.0.7"), undefined)).toBe("::ffff:10.0.0.7")
  })

  it("is one for all of whom nothing is known, and short in any case", () => {
    expect(clientAddress(from(undefined), undefined)).toBe("unknown")
    expect(clientAddress(from(undefined, "x".repeat(10_000)), "x-forwarded-for").length).toBe(64)
  })
})
