import { describe, expect, it } from "vitest"
import { createCall } from "../desk/model.ts"
import type { Task } from "../desk/tasks.ts"
import { createShop } from "./createShop.ts"

const lookup: Task = { _tag: "FindCaller", text: "0182" }
const soon = () => AbortSignal.timeout(20_000)

/** A shop whose answers the test sets, by path; null never answers. */
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
  it("runs the next task after one that was canceled before the session was open", async () => {
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
  ] as const)("explains a rejected staff call by the session, which is %s", async (state, expected) => {
    const { answers, shop } = createFakeShop()
    const factor = { state, key: null, address: null, recoveryCodes: [], codesLeft: 0, isRequired: false }
    answers.current = (path) => (path === "/api/account/second-factor" ? Response.json(factor) : new Response(null, { status: 404 }))
    expect(await shop.run(lookup, createCall(1), soon())).toMatchObject({ _tag: "TaskFailed", ...expected })
  })

  it("presents itself as a program that is no bot, on the shop's own site", async () => {
    const { requests, shop } = createFakeShop()
    await shop.run(lookup, createCall(1), soon())
    for (const { headers } of requests)
      expect([headers.get("user-agent"), headers.get("sec-fetch-site")]).toEqual(["Mozilla/5.0 (Camber counter)", "same-origin"])
  })

  it("keeps the cookies of the staff member and of each call apart, and calls out of analytics", async () => {
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
})
