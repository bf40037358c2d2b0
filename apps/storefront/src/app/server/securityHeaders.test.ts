// @vitest-environment node
import { describe, expect, it } from "vitest"
import { inlineScriptHashes } from "./Document.ts"
import { getCspHash } from "./getCspHash.ts"
import { securityHeaders } from "./securityHeaders.ts"

const build = { kind: "build" } as const
const headers = (changes: Partial<Parameters<typeof securityHeaders>[0]> = {}, styleHash?: string) =>
  securityHeaders({ publicOrigin: "https://shop.example", imageHost: null, assets: build, ...changes })(styleHash)
const directives = (policy: string | undefined) =>
  new Map((policy ?? "").split("; ").map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]))

describe("the headers of a page", () => {
  it("let run the shop's own scripts and the inline ones, and nothing else", () => {
    const policy = directives(headers()["content-security-policy"])
    expect(policy.get("script-src")?.split(" ")).toEqual(["'self'", ...inlineScriptHashes])
    expect(policy.get("default-src")).toBe("'none'")
    expect(policy.get("style-src")).toBe("'self'")
    expect(headers()["content-security-policy"]).not.toMatch(/unsafe|\*/)
  })

  it("NAV-130 take the one style that is in the page, and no other; of a page that has none, none", () => {
    const hash = getCspHash("p{margin:0}")
    expect(directives(headers({}, hash)["content-security-policy"]).get("style-src")).toBe(`'self' ${hash}`)
    expect(headers({}, hash)["content-security-policy"]).not.toMatch(/unsafe|\*/)
    expect(directives(headers()["content-security-policy"]).get("style-src")).toBe("'self'")
  })

  it("ANL-13 let run the scripts of others that the settings name, and talk to where they come from", () => {
    const observingScripts = { sessionRecording: "https://recorder.example/r.js", errorMonitoring: "https://recorder.example/e.js" }
    const policy = directives(headers({ observingScripts })["content-security-policy"])
    expect(policy.get("script-src")?.split(" ")).toEqual(["'self'", ...inlineScriptHashes, "https://recorder.example"])
    expect(policy.get("connect-src")).toBe("'self' https://recorder.example")
  })

  it("let no other site frame the shop, take its forms or rebase its links", () => {
    const policy = directives(headers()["content-security-policy"])
    expect([policy.get("frame-ancestors"), policy.get("form-action"), policy.get("base-uri")]).toEqual(["'none'", "'self'", "'none'"])
  })

  it("take pictures from the image host when there is one", () => {
    expect(directives(headers()["content-security-policy"]).get("img-src")).toBe("'self'")
    expect(directives(headers({ imageHost: "https://images.example" })["content-security-policy"]).get("img-src")).toBe(
      "'self' https://images.example"
    )
  })

  it("keep a shop with a certificate on https, and leave one without it alone", () => {
    expect(headers()["strict-transport-security"]).toMatch(/^max-age=\d{8}/)
    expect(headers({ publicOrigin: "http://127.0.0.1:3000" })).not.toHaveProperty("strict-transport-security")
  })

  it("keep pages out of every cache that is shared between people", () => {
    expect(headers()["cache-control"]).toBe("private, no-cache")
  })

  it("carry no policy where the development server adds scripts of its own", () => {
    expect(headers({ assets: { kind: "development" } })).not.toHaveProperty("content-security-policy")
  })
})
