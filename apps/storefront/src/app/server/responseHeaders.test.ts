// @vitest-environment node
import { describe, expect, it } from "vitest"
import { inlineScriptHashes } from "./Document.ts"
import { getCspHash } from "./escape.ts"
import { securityHeaders } from "./responseHeaders.ts"

const build = { kind: "build" } as const
const headers = (changes: Partial<Parameters<typeof securityHeaders>[0]> = {}, styleHash?: string) =>
  securityHeaders({ publicOrigin: "https://shop.example", imageHost: null, assets: build, ...changes })(styleHash)
const directives = (policy: string | undefined) =>
  new Map((policy ?? "").split("; ").map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]))

describe("the headers of a page", () => {
  it("permit only the shop's own scripts and the inline ones", () => {
    const policy = directives(headers()["content-security-policy"])
    expect(policy.get("script-src")?.split(" ")).toEqual(["'self'", ...inlineScriptHashes])
    expect(policy.get("default-src")).toBe("'none'")
    expect(policy.get("style-src")).toBe("'self'")
    expect(headers()["content-security-policy"]).not.toMatch(/unsafe|\*/)
  })

  it("NAV-130 permit only the page's inlined style, and none on a page without one", () => {
    const hash = getCspHash("p{margin:0}")
    expect(directives(headers({}, hash)["content-security-policy"]).get("style-src")).toBe(`'self' ${hash}`)
    expect(headers({}, hash)["content-security-policy"]).not.toMatch(/unsafe|\*/)
    expect(directives(headers()["content-security-policy"]).get("style-src")).toBe("'self'")
  })

  it("ANL-13 permit the third-party scripts from the settings, and connections to their origins", () => {
    const observingScripts = { sessionRecording: "https://recorder.example/r.js", errorMonitoring: "https://recorder.example/e.js" }
    const policy = directives(headers({ observingScripts })["content-security-policy"])
    expect(policy.get("script-src")?.split(" ")).toEqual(["'self'", ...inlineScriptHashes, "https://recorder.example"])
    expect(policy.get("connect-src")).toBe("'self' https://recorder.example")
  })

  it("prevent other sites from framing the shop, receiving its forms or changing its base URL", () => {
    const policy = directives(headers()["content-security-policy"])
    expect([policy.get("frame-ancestors"), policy.get("form-action"), policy.get("base-uri")]).toEqual(["'none'", "'self'", "'none'"])
  })

  it("permit images from the image host if there is one", () => {
    expect(directives(headers()["content-security-policy"]).get("img-src")).toBe("'self'")
    expect(directives(headers({ imageHost: "https://images.example" })["content-security-policy"]).get("img-src")).toBe(
      "'self' https://images.example"
    )
  })

  it("enforce https on a shop with a certificate only", () => {
    expect(headers()["strict-transport-security"]).toMatch(/^max-age=\d{8}/)
    expect(headers({ publicOrigin: "http://127.0.0.1:3000" })).not.toHaveProperty("strict-transport-security")
  })

  it("exclude pages from shared caches", () => {
    expect(headers()["cache-control"]).toBe("private, no-cache")
  })

  it("contain no policy while the development server injects its own scripts", () => {
    expect(headers({ assets: { kind: "development" } })).not.toHaveProperty("content-security-policy")
  })
})
