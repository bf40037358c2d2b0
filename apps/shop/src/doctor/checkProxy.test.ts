import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { readSettings } from "../settings/Settings.ts"
import { checkProxy } from "./checkProxy.ts"

const check = (environment: Record<string, string>) => checkProxy(Effect.runSync(readSettings(environment)))
const behindProxy = { PUBLIC_ORIGIN: "https://shop.example", PROXY_HEADER: "x-forwarded-for" }

describe("checkProxy", () => {
  it("passes for a local shop without a proxy", () => {
    expect(check({}).outcome).toBe("pass")
  })

  it("passes for an https shop behind a proxy on this machine", () => {
    expect(check(behindProxy).outcome).toBe("pass")
  })

  it("warns if clients can bypass the proxy and forge its header", () => {
    expect(check({ ...behindProxy, HOST: "0.0.0.0" }).outcome).toBe("warn")
  })

  it("warns about a public shop without https", () => {
    expect(check({ PUBLIC_ORIGIN: "http://shop.example" }).outcome).toBe("warn")
  })
})
