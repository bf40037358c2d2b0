import { gunzipSync } from "node:zlib"
import { describe, expect, it } from "vitest"
import { compressResponse } from "./compressResponse.ts"

const createRequest = (encoding?: string) =>
  new Request("http://shop.test/graphql/products", encoding === undefined ? {} : { headers: { "accept-encoding": encoding } })
const body = { text: "x".repeat(5000) }
const createResponse = (init?: ResponseInit) => Response.json(body, init)

describe("compressResponse", () => {
  it("compresses for a client that accepts gzip, and sets the headers", async () => {
    const response = await compressResponse(
      createRequest("gzip, deflate, br"),
      createResponse({ status: 201, headers: { "set-cookie": "a=b", vary: "cookie" } })
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
    ["for a client that rejects gzip", createRequest("gzip;q=0, br"), createResponse()],
    ["for a client that rejects gzip in the last item", createRequest("br, GZIP; q=0.000"), createResponse()],
    ["for a client without an Accept-Encoding header", createRequest(), createResponse()],
    ["for a client that accepts only another encoding", createRequest("br"), createResponse()],
    ["for a client that accepts any encoding except gzip", createRequest("*, gzip;q=0"), createResponse()],
    ["if it is small", createRequest("gzip"), Response.json({ text: "x" })],
    ["if it is not JSON", createRequest("gzip"), new Response("x".repeat(5000), { headers: { "content-type": "text/html" } })],
    ["if it is already compressed", createRequest("gzip"), createResponse({ headers: { "content-encoding": "br" } })],
    ["if it has no body", createRequest("gzip"), new Response(null, { status: 204 })]
  ])("leaves the response unchanged %s", async (_, request, response) => {
    const before = response.clone()
    const result = await compressResponse(request, response)
    expect(result.headers.get("content-encoding")).toBe(before.headers.get("content-encoding"))
    expect(result.status).toBe(before.status)
    expect(await result.text()).toBe(await before.text())
  })
})
