import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { Redacted } from "effect"
import { createPublicKey, verify } from "node:crypto"
import webPush from "web-push"
import { isPublicAddress } from "../http/publicNetwork.ts"
import { pushEndpoint } from "./PushSender.ts"
import { memoryPushSender, pushSenderContract } from "./testing/pushSenderContract.ts"
import { deviceKeys, startPushService } from "./testing/pushServiceDouble.ts"
import { webPushSender } from "./webPushSender.ts"

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

const pair = webPush.generateVAPIDKeys()
const keys = { publicKey: pair.publicKey, privateKey: Redacted.make(pair.privateKey) }
const settings = { keys, subject: "mailto:shop@example.com", allowsLoopback: true }
const device = deviceKeys()
const delivery = { key: device.key, authSecret: device.authSecret, payload: "Hello", collapseKey: "order:1" }

pushSenderContract("memory", async (answer) => {
  const { send, sent } = memoryPushSender(() => answer)
  return {
    send,
    device: { ...delivery, endpoint: "https://push.example/1" },
    received: () => sent.map(({ payload }) => payload),
    stop: async () => undefined
  }
})

pushSenderContract("web-push", async (answer) => {
  const service = await startPushService(device, () => {
    if (answer === "away") return { status: 201 }
    const headers = answer.after === undefined ? {} : { "retry-after": String(answer.after / 1000) }
    return { status: answer.status, headers: { ...headers, location: "http://127.0.0.1:1/" } }
  })
  if (answer === "away") await service.stop()
  return {
    send: webPushSender(settings),
    device: { ...delivery, endpoint: `${service.origin}/device` },
    received: () => service.received.map(({ text }) => text),
    stop: service.stop
  }
})

describe("webPushSender", () => {
  it("PUSH-15 sends a VAPID signature, the collapse topic and no other data", async () => {
    const service = await startPushService(device)
    const send = webPushSender(settings)
    for (const collapseKey of ["order:1", "order:1", "order:2"])
      await send({ ...delivery, collapseKey, endpoint: `${service.origin}/device` })
    await service.stop()
    const [first, second, third] = service.received
    expect(first?.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" })
    const topics = [first, second, third].map((message) => message?.headers["topic"])
    expect([topics[0] === topics[1], topics[1] === topics[2], topics[0]]).toEqual([true, false, expect.stringMatching(/^[\w-]{32}$/)])
    const [, token = "", key] = /^vapid t=(\S+), k=(\S+)$/.exec(first?.headers.authorization ?? "") ?? []
    const [header = "", claims = "", signature = ""] = token.split(".")
    const point = Buffer.from(pair.publicKey, "base64url")
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"))
    const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" })
    const isSigned = verify(
      "sha256",
      Buffer.from(`${header}.${claims}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url")
    )
    expect([isSigned, key]).toEqual([true, pair.publicKey])
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aud: service.origin, sub: settings.subject })
  })

  it("PUSH-19 sends nothing to this machine, or to names that resolve to a private network", async () => {
    const service = await startPushService(device)
    const asked: Array<string> = []
    const send = webPushSender({
      ...settings,
      allowsLoopback: false,
      lookup: (hostname, _options, done) => {
        asked.push(hostname)
        done(null, [
          { address: "142.250.72.10", family: 4 },
          { address: "127.0.0.1", family: 4 }
        ])
      }
    })
    expect(await send({ ...delivery, endpoint: `${service.origin}/device` })).toMatchObject({ _tag: "Refused" })
    expect(asked).toEqual([])
    expect(await send({ ...delivery, endpoint: "https://push.example.com/device" })).toEqual({
      _tag: "Refused",
      problem: "The host resolves to a private network"
    })
    expect([asked, service.received]).toEqual([["push.example.com"], []])
    await service.stop()
  })

  it("PUSH-14 reports a temporary failure if a service does not respond", async () => {
    const service = await startPushService(device, () => null)
    const send = webPushSender({ ...settings, patience: 50 })
    expect(await send({ ...delivery, endpoint: `${service.origin}/device` })).toMatchObject({ _tag: "Later", problem: "Response timeout" })
    await service.stop()
  })

  it("PUSH-14 rejects invalid device keys", async () => {
    expect(await webPushSender(settings)({ ...delivery, key: "short", endpoint: "http://127.0.0.1:1/d" })).toMatchObject({
      _tag: "Refused"
    })
  })
})
