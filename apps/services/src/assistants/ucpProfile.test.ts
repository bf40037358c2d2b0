import { describe, expect, it } from "vitest"
import { findProfileProblems } from "../../test/ucp/findUcpProblems.ts"
import { createUcpProfile, getFitmentExtension } from "./ucpProfile.ts"

describe("getFitmentExtension", () => {
  it.each([
    ["https://example-parts.com", "com.example-parts.shopping.fitment"],
    ["https://www.example.co.uk", "uk.co.example.www.shopping.fitment"]
  ])("derives the name of the extension from %s", (origin, name) => {
    expect(getFitmentExtension(origin)).toBe(name)
  })

  it.each([
    "http://example-parts.com",
    "https://localhost",
    "https://shop.localhost",
    "https://127.0.0.1",
    "https://[::1]",
    "https://intranet"
  ])("returns no name at %s, because a name there could not be bound to a host", (origin) => {
    expect(getFitmentExtension(origin)).toBeNull()
  })
})

describe("createUcpProfile", () => {
  it.each(["https://example-parts.com", "http://127.0.0.1:3000"])("describes the shop at %s in the format of the protocol", (origin) => {
    const profile = createUcpProfile(origin)
    expect(findProfileProblems(profile)).toEqual([])
    expect(profile.ucp.services["dev.ucp.shopping"][0]?.endpoint).toBe(`${origin}/api/ucp/mcp`)
  })

  it("offers permalinks and the fitment extension only over https", () => {
    const listNames = (origin: string) => Object.keys(createUcpProfile(origin).ucp.capabilities)
    const added = ["dev.ucp.shopping.permalink", "com.example-parts.shopping.fitment"]
    expect(listNames("https://example-parts.com")).toEqual(expect.arrayContaining(added))
    expect(listNames("http://127.0.0.1:3000").filter((name) => /permalink|fitment/.test(name))).toEqual([])
  })
})
