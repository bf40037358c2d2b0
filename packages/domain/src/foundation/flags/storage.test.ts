import { describe, expect, it } from "vitest"
import { audiencesFromCookies } from "./storage.ts"

const cookie = (value: unknown) => `a=1; segment_audiences=${encodeURIComponent(JSON.stringify(value))}; b=2`

describe("audiencesFromCookies", () => {
  it("VIS-10 VIS-11 returns the known audiences, each once, in the shop's order", () => {
    expect(audiencesFromCookies(cookie({ audiences: ["race", "vip", "street", "race"], googleAudiences: ["engine"] }))).toEqual([
      "street",
      "race"
    ])
    expect(audiencesFromCookies(cookie({ audiences: [], googleAudiences: [] }))).toEqual([])
  })

  it.each([
    ["no cookies", null],
    ["a different cookie", "theme=dark"],
    ["invalid JSON", "segment_audiences=street"],
    ["a broken URL encoding", "segment_audiences=%E0%A4%A"],
    ["an array", cookie(["street"])],
    ["a string instead of a list", cookie({ audiences: "street", googleAudiences: [] })],
    ["a missing list", cookie({ audiences: ["street"] })],
    ["a text that is too long", cookie({ audiences: ["street", "x".repeat(5000)], googleAudiences: [] })]
  ])("VIS-12 returns none for %s", (_, header) => {
    expect(audiencesFromCookies(header)).toEqual([])
  })
})
