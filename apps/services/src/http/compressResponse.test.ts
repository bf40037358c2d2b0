import { gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { compressResponse } from "./compressResponse.ts"

const asked = (encoding?: string) =>
  new Request("http://shop.test/graphql/products", encoding === undefined ? {} : { headers: { "accept-encoding": encoding } })
const body = { text: "x".repeat(5000) }
const answer = (init?: ResponseInit) => Response.json(body, init)

describe("an answer", () => {
  it("is compressed for who takes it, and says so", async () => {
    const response = await compressResponse(
      asked("gzip, deflate, br"),
      answer({ status: 201, headers: { "set-cookie": "a=b", vary: "cookie" } })
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(bytes.byteLength).toBeLessThan(200)
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(body)
    expect([response.status, response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual([
      201,
      "gzip",
      "cookie, accept-encoding"
    ])
    expect(response.headers.getSetCookie()).toEqual(["a=b"])
  })

  it.each([
    ["for who refuses it", asked("gzip;q=0, br"), answer()],
    ["for who refuses it at last", asked("br, GZIP; q=0.000"), answer()],
    ["for who does not say that it is taken", asked(), answer()],
    ["for who takes another kind alone", asked("br"), answer()],
    ["for who refuses it beside a star", asked("*, gzip;q=0"), answer()],
    ["where it is small", asked("gzip"), Response.json({ text: "x" })],
    ["where it is no JSON", asked("gzip"), new Response("x".repeat(5000), { headers: { "content-type": "text/html" } })],
    ["where it is compressed already", asked("gzip"), answer({ headers: { "content-encoding": "br" } })],
    ["without a body", asked("gzip"), new Response(null, { status: 204 })]
  ])("is left as it is %s", async (_, request, response) => {
    const before = response.clone()
    const left = await compressResponse(request, response)
    expect(left.headers.get("content-encoding")).toBe(before.headers.get("content-encoding"))
    expect([left.status, await left.text()]).toEqual([before.status, await before.text()])
  })
})
