// @vitest-environment node
import fc from "fast-check"
import { expect, it } from "vitest"
import { readForm } from "./readForm.ts"

const form = "application/x-www-form-urlencoded"
const LONGEST = 128_000
const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  readForm(
    new Request("http://127.0.0.1/forms/cart", {
      method: "POST",
      body,
      duplex: "half",
      headers: { "content-type": form, ...headers }
    } as RequestInit)
  )
const statusOf = async (answer: Promise<string | Response>) => {
  const got = await answer
  return got instanceof Response ? got.status : got
}

it("readForm returns a form's values unchanged for any bytes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" })), async (fields) => {
      const body = new URLSearchParams(fields)
      expect(Object.fromEntries(new URLSearchParams(String(await statusOf(sent(body.toString())))))).toEqual(Object.fromEntries(body))
    }),
    { numRuns: 50 }
  )
})

it("readForm accepts a form of the maximum length and rejects one more byte with 413", async () => {
  expect(await statusOf(sent("a".repeat(LONGEST)))).toBe("a".repeat(LONGEST))
  expect(await statusOf(sent("a".repeat(LONGEST + 1)))).toBe(413)
})

it("OPS-55 readForm rejects a form with more fields than any of the shop's with 413 before it parses them", async () => {
  expect(await statusOf(sent("a&".repeat(1_999)))).toBe("a&".repeat(1_999))
  expect(await statusOf(sent("a&".repeat(2_000)))).toBe(413)
})

it("readForm reads at most the maximum length of a body whose declared length is too small or missing", async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += 1000
      controller.enqueue(new Uint8Array(1000).fill(97))
    }
  })
  expect(await statusOf(sent(endless))).toBe(413)
  expect(given).toBeLessThan(LONGEST + 10_000)
})

it.each(["application/json", "multipart/form-data; boundary=x", "text/plain", "application/x-www-form-urlencoded-not"])(
  "readForm rejects a body of type %s with 415",
  async (type) => {
    expect(await statusOf(sent("intent=add", { "content-type": type }))).toBe(415)
  }
)

it("CLASS-06 readForm reads the text of a file in a multipart form", async () => {
  const parts = new FormData()
  parts.set("intent", "save")
  parts.set("file", new File(["rule,text\nhelmet,Any & all"], "rules.csv", { type: "text/csv" }))
  const request = new Request("http://127.0.0.1/forms/class-sheets", { method: "POST", body: parts })
  const fields = Object.fromEntries(new URLSearchParams(String(await statusOf(readForm(request)))))
  expect(fields).toEqual({ intent: "save", file: "rule,text\nhelmet,Any & all" })
})

it("readForm accepts a declared character set in any letter case", async () => {
  expect(await sent("a=1", { "content-type": "Application/X-WWW-Form-Urlencoded; charset=UTF-8" })).toBe("a=1")
})
