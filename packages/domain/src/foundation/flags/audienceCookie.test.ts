import { describe, expect, it } from "vitest"
import { audiencesFromCookies } from "./audienceCookie.ts"

const cookie = (value: unknown) => `a=1; segment_audiences=${encodeURIComponent(JSON.stringify(value))}; b=2`

describe("the audiences of a request's cookies", () => {
  it("VIS-10 VIS-11 are those that the shop knows, each once, in the shop's order", () => {
    expect(audiencesFromCookies(cookie({ audiences: ["race", "vip", "street", "race"], googleAudiences: ["engine"] }))).toEqual([
      "street",
      "race"
    ])
    expect(audiencesFromCookies(cookie({ audiences: [], googleAudiences: [] }))).toEqual([])
  })

  it.each([
    ["no cookies", null],
    ["another cookie", "theme=dark"],
    ["no JSON", "segment_audiences=street"],
    ["a broken encoding", "segment_audiences=%E0%A4%A"],
    ["a list", cookie(["street"])],
    ["a text for the list", cookie({ audiences: "street", googleAudiences: [] })],
    ["no other list", cookie({ audiences: ["street"] })],
    ["too long a text", cookie({ audiences: ["street", "x".repeat(5000)], googleAudiences: [] })]
  ])("VIS-12 are none with %s", (_, header) => {
    expect(audiencesFromCookies(header)).toEqual([])
  })
})
