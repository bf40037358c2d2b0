import type { ManagedOrder } from "@camber/domain/order-management"
import { describe, expect, it } from "vitest"
import { type Call, createCall } from "../desk/model.ts"
import type { Task } from "../desk/tasks.ts"
import { sampleCart } from "../desk/testing/sampleDesk.ts"
import { createShop } from "./createShop.ts"

const lookup: Task = { _tag: "FindCaller", text: "0182" }
const soon = () => AbortSignal.timeout(20_000)

/** A fake shop. The test sets the response of each path; the response null never arrives. */
const createFakeShop = () => {
  const answers: { current: (path: string) => Response | null } = { current: () => Response.json([]) }
  const requests: Array<Request> = []
  const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init)
      requests.push(request)
      request.signal.addEventListener("abort", () => reject(new Error("aborted")))
      const answer = answers.current(new URL(request.url).pathname)
      if (answer !== null) resolve(answer)
    })
  return { answers, requests, shop: createShop({ origin: "http://shop.test", fetch, timeout: "1 second" }) }
}

describe("a shop at the counter", () => {
  it("runs the next task after one that was canceled before the session was open", { tags: "full" }, async () => {
    const { answers, shop } = createFakeShop()
    answers.current = () => null
    const controller = new AbortController()
    const canceled = shop.run(lookup, createCall(1), controller.signal)
    controller.abort()
    expect(await canceled).toMatchObject({ _tag: "TaskFailed" })
    answers.current = () => Response.json([])
    expect(await shop.run(lookup, createCall(1), soon())).toMatchObject({ _tag: "TaskFailed", text: "No caller found for 0182." })
  })

  it.each([
    ["stranger", { isSignedOut: true, canRetry: false }],
    ["on", { isSignedOut: false, canRetry: true }]
  ] as const)("explains a rejected staff call by the state of the session: %s", async (state, expected) => {
    const { answers, shop } = createFakeShop()
    const factor = { state, key: null, address: null, recoveryCodes: [], codesLeft: 0, isRequired: false }
    answers.current = (path) => (path === "/api/account/second-factor" ? Response.json(factor) : new Response(null, { status: 404 }))
    expect(await shop.run(lookup, createCall(1), soon())).toMatchObject({ _tag: "TaskFailed", ...expected })
  })

  it("identifies itself as a program from the shop's own site, and not as a bot", async () => {
    const { requests, shop } = createFakeShop()
    await shop.run(lookup, createCall(1), soon())
    for (const { headers } of requests)
      expect([headers.get("user-agent"), headers.get("sec-fetch-site")]).toEqual(["Mozilla/5.0 (Camber counter)", "same-origin"])
  })

  it("keeps the cookies of the staff member and of each call separate, and excludes calls from analytics", async () => {
    const { answers, requests, shop } = createFakeShop()
    let visitors = 0
    answers.current = () => {
      visitors += 1
      return Response.json({ data: null }, { headers: { "set-cookie": `WebUserGuid=visitor-${visitors}; Path=/` } })
    }
    await shop.run(lookup, createCall(1), soon())
    const before = requests.length
    await shop.run({ _tag: "ChooseYear" }, createCall(1), soon())
    await shop.run({ _tag: "ChooseYear" }, createCall(2), soon())
    const opened = requests.slice(before).filter(({ url }) => new URL(url).pathname === "/api/visitor/state")
    expect(opened.map(({ headers }) => headers.get("cookie"))).toEqual(["ExcludeFromAnalytics=true", "ExcludeFromAnalytics=true"])
  })

  it("selects the caller from the first search result, because another search may order callers differently", async () => {
    const { answers, shop } = createFakeShop()
    const dana = { email: "dana@mail.test", name: "Dana", phone: "", place: "", orders: [], vehicles: [] }
    answers.current = () => Response.json([dana, { ...dana, email: "lee@mail.test" }])
    const asked = await shop.run({ _tag: "FindCaller", text: "reyes" }, createCall(1), soon())
    const choices = asked._tag === "TaskDone" && asked.result._tag === "Asked" ? asked.result.choices : []
    answers.current = () => Response.json([{ ...dana, email: "lee@mail.test" }, dana])
    expect(await shop.run(choices[0]!.task, createCall(1), soon())).toEqual({
      _tag: "TaskDone",
      result: { _tag: "CallerTaken", caller: dana }
    })
  })

  it("rejects a search text that the shop does not accept, without a request", async () => {
    const { requests, shop } = createFakeShop()
    for (const text of ["ab", "x".repeat(121)])
      expect(await shop.run({ _tag: "FindCaller", text }, createCall(1), soon())).toMatchObject({ text: "Type 3 to 120 characters." })
    expect(requests.filter(({ url }) => url.endsWith("/staff/callers"))).toEqual([])
  })

  it("shows a saved return even if the note about it fails, so that a retry does not request the return again", async () => {
    const { answers, requests, shop } = createFakeShop()
    answers.current = (path) => {
      if (path.startsWith("/api/staff/")) return new Response(null, { status: 503 })
      const headers = { "set-cookie": "WebUserGuid=0b0e7d3e-5f0a-4a63-9b0c-6d1f2f1f7a11; Path=/" }
      return Response.json({ data: { requestReturn: { message: null, order: null } } }, { headers })
    }
    const order = { orderNumber: "2257999486", contact: { email: "dana@mail.test" } } as ManagedOrder
    const call: Call = { ...createCall(1), screen: { _tag: "Order", order } }
    const task: Task = { _tag: "StartReturn", orderNumber: "2257999486", ordinality: 0, quantity: 1, reason: "does-not-fit" }
    expect(await shop.run(task, call, soon())).toEqual({
      _tag: "TaskDone",
      result: { _tag: "OrderOpened", order, text: "Return requested by phone." }
    })
    expect(requests.filter(({ headers }) => headers.get("x-operation") === "requestReturn")).toHaveLength(1)
  })

  it("creates the cart's link from the SKUs without a request", async () => {
    const { requests, shop } = createFakeShop()
    const call = { ...createCall(1), cart: sampleCart(2) }
    expect(await shop.run({ _tag: "MakeLink" }, call, soon())).toEqual({
      _tag: "TaskDone",
      result: { _tag: "LinkMade", url: "http://shop.test/buy/CAM-1-1:1,CAM-2-1:1" }
    })
    expect(requests).toEqual([])
  })

  it("opens a new session after a call was closed", async () => {
    const { requests, shop } = createFakeShop()
    const countOpened = () => requests.filter(({ url }) => new URL(url).pathname === "/api/visitor/state").length
    await shop.run({ _tag: "ChooseYear" }, createCall(1), soon())
    const first = countOpened()
    expect(first).toBeGreaterThan(0)
    shop.closeCall(1)
    await shop.run({ _tag: "ChooseYear" }, createCall(1), soon())
    expect(countOpened()).toBe(2 * first)
  })
})
