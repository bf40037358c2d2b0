import { Redacted } from "effect"
import { createPublicKey, verify } from "node:crypto"
import { describe, expect, it } from "vitest"
import webPush from "web-push"
import { memoryPushSender } from "./testing/memoryPushSender.ts"
import { pushSenderContract } from "./testing/pushSenderContract.ts"
import { deviceKeys, startPushService } from "./testing/pushServiceDouble.ts"
import { webPushSender } from "./webPushSender.ts"

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

  it("PUSH-19 rejects this machine, and names that resolve to a private network", async () => {
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
