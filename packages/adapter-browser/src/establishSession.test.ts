import { afterEach, describe, expect, it, vi } from "vitest"
import { establishSession } from "./establishSession.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Stubs a browser with these cookies, and a shop that sets a guid. Returns the requests that were sent. */
const browserWith = (cookie = "", hasLocks = true, answer = async () => new Response()) => {
  let [cookies, turn]: [string, Promise<unknown>] = [cookie, Promise.resolve()]
  const requests: Array<string> = []
  vi.spyOn(document, "cookie", "get").mockImplementation(() => cookies)
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    requests.push(`${method} ${path}`)
    const response = await answer()
    cookies = [cookies, "WebUserGuid=made"].filter(Boolean).join("; ")
    return response
  })
  vi.stubGlobal("navigator", {
    locks: hasLocks ? { request: (_name: string, act: () => Promise<void>) => (turn = turn.then(act)) } : undefined
  })
  return requests
}

const OPENING_REQUEST = "HEAD /api/visitor/state"

describe("a visitor's session", () => {
  it("OPS-36 is opened with one request for all tabs if the page arrived without a guid cookie", async () => {
    const requests = browserWith("theme=dark")
    await Promise.all([establishSession(), establishSession(), establishSession()])
    await establishSession()
    expect(requests).toEqual([OPENING_REQUEST])
  })

  it.each(["WebUserGuid=known", "theme=dark; WebUserGuid=known", "VIN=bot-17"])("is already open with the cookies %s", async (cookies) => {
    const requests = browserWith(cookies)
    await establishSession()
    expect(requests).toEqual([])
  })

  it("is also opened without the Locks API, and a failed request does not block it", async () => {
    expect(await establishWith(browserWith("", false))).toEqual([OPENING_REQUEST])
    expect(await establishWith(browserWith("", true, () => Promise.reject(new Error("no network"))))).toEqual([OPENING_REQUEST])
  })
})

const establishWith = async (requests: ReadonlyArray<string>) => {
  await establishSession()
  return requests
}
