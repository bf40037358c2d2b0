import { CART_LINK_PAGE_TYPE, type CartLinkPage } from "@camber/domain/cart"
import { expect, it } from "vitest"
import { createCartLinkHandler } from "./createCartLinkHandler.ts"

const unreadable: CartLinkPage = { _tag: "Unreadable" }
const redirect = () => new Response(null, { status: 303, headers: { location: "/shoppingcart" } })
const fillWithPage = async () => {
  const headers = new Headers({ "content-type": CART_LINK_PAGE_TYPE, "cache-control": "private, no-store", "x-robots-tag": "noindex" })
  headers.append("set-cookie", "session=new; Path=/; HttpOnly")
  headers.append("set-cookie", "Fitment=camaro; Path=/")
  return new Response(JSON.stringify(unreadable), { status: 404, headers })
}

it("the handler of cart links renders the services' result with the visitor's new cookies, and keeps the status, the cookies and the privacy headers", async () => {
  const asked: Array<{ readonly cookie: string | null; readonly method: string; readonly page: CartLinkPage }> = []
  const open = createCartLinkHandler(fillWithPage, async ({ headers, method }, page) => {
    asked.push({ cookie: headers.get("cookie"), method, page })
    return new Response("<h1>", { headers: { "content-type": "text/html", "cache-control": "private, no-cache", etag: '"1"' } })
  })
  const request = new Request("http://shop.test/buy/CAM-1:0?select=1", { method: "POST", body: "a=1", headers: { cookie: "session=old" } })
  const { headers, status } = await open(request)
  expect(asked).toEqual([{ cookie: "session=new; Fitment=camaro; session=old", method: "GET", page: unreadable }])
  expect(status).toBe(404)
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "text/html",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex"
  })
  expect([headers.get("etag"), headers.getSetCookie()]).toEqual([null, ["session=new; Path=/; HttpOnly", "Fitment=camaro; Path=/"]])
})

it("the handler of cart links returns redirects unchanged, and keeps the status of a page that cannot be rendered", async () => {
  const fail = async () => new Response("", { status: 503 })
  expect((await createCartLinkHandler(async () => redirect(), fail)(new Request("http://shop.test/buy/CAM-1:1"))).status).toBe(303)
  expect((await createCartLinkHandler(fillWithPage, fail)(new Request("http://shop.test/buy/CAM-1:0"))).status).toBe(503)
})
