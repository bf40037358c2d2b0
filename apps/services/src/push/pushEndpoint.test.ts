import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isPublicAddress } from "../http/publicNetwork.ts"
import { pushEndpoint } from "./pushEndpoint.ts"

describe("pushEndpoint", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
    "https://web.push.apple.com/QNd",
    "https://wns2-par02p.notify.windows.com/w/?token=BQ%3d"
  ])("PUSH-19 accepts %s", (text) => {
    expect(pushEndpoint(text, false)?.href).toBe(text)
  })

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/abc",
    "https://user:password@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com@169.254.169.254/",
    "https://169.254.169.254/latest/meta-data",
    "https://2852039166/",
    "https://0x7f.1/",
    "https://127.0.0.1/",
    "https://localhost/",
    "https://shop.localhost/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[fd00::1]/",
    "https://database/",
    "https://vault.internal/",
    "https://printer.local/",
    "https://fcm.googleapis.com./abc",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "",
    `https://fcm.googleapis.com/${"x".repeat(1000)}`
  ])("PUSH-19 rejects %s", (text) => {
    expect(pushEndpoint(text, false)).toBeNull()
  })

  it("PUSH-19 accepts this machine only if loopback is allowed, and never other private hosts", () => {
    expect(["http://127.0.0.1:3131/d", "http://localhost/d", "https://[::1]:1/d"].map((text) => pushEndpoint(text, true) !== null)).toEqual(
      [true, true, true]
    )
    expect(["http://127.0.0.2/d", "http://10.0.0.1/d", "http://fcm.googleapis.com/d"].map((text) => pushEndpoint(text, true))).toEqual([
      null,
      null,
      null
    ])
  })

  it("PUSH-19 isPublicAddress rejects private addresses in every notation", () => {
    const octet = fc.integer({ min: 0, max: 255 })
    const hidden = fc.oneof(
      fc.tuple(fc.constant(10), octet, octet, octet),
      fc.tuple(fc.constant(127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
      fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet)
    )
    fc.assert(
      fc.property(hidden, (octets) => {
        const address = octets.join(".")
        const hex = octets.map((octet) => octet.toString(16).padStart(2, "0"))
        const mapped = `${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`
        for (const form of [address, `::ffff:${address}`, `::ffff:${mapped}`, `64:ff9b::${mapped}`, `2002:${mapped}::1`])
          expect([form, isPublicAddress(form)]).toEqual([form, false])
      })
    )
    expect(["fe80::1", "fc00::1", "::", "::1", "ff02::1", "2001:db8::1", "no address"].map(isPublicAddress)).toEqual(Array(7).fill(false))
    expect(["142.250.72.10", "2607:f8b0:4004:800::200a", "17.188.1.1"].map(isPublicAddress)).toEqual([true, true, true])
  })
})
