import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { parseCookieHeader } from "./cookieHeader.ts"

describe("parseCookieHeader", () => {
  it.each([
    [null, []],
    ["", []],
    ["theme", []],
    ["=dark", []],
    ["theme=", [["theme", ""]]],
    [
      " a = 1 ;b=x=y; c=%7B%22d%22%3A1%7D",
      [
        ["a", "1"],
        ["b", "x=y"],
        ["c", '{"d":1}']
      ]
    ],
    ["a=1; a=2", [["a", "1"]]],
    ["a=100%", [["a", "100%"]]]
  ])("parses %j as %j", (header, cookies) => {
    expect([...parseCookieHeader(header)]).toEqual(cookies)
  })
  it("restores URL-encoded cookies with any content", () => {
    const jar = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Za-z_]{1,8}$/), fc.string({ unit: "grapheme" })), {
      selector: ([name]) => name
    })
    fc.assert(
      fc.property(jar, (cookies) => {
        const header = cookies.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; ")
        expect([...parseCookieHeader(header)]).toEqual(cookies)
      })
    )
  })
})
