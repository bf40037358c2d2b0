import { afterEach, describe, expect, it, vi } from "vitest"
import { establishSession } from "./establishSession.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A browser with these cookies, whose shop makes it a visitor's; the tabs of one browser share their locks. */
const browserWith = (cookie = "", hasLocks = true, answer = async () => new Response()) => {
  let [cookies, turn]: [string, Promise<unknown>] = [cookie, Promise.resolve()]
  const asked: Array<string> = []
  vi.spyOn(document, "cookie", "get").mockImplementation(() => cookies)
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`)
    const response = await answer()
    cookies = [cookies, "WebUserGuid=made"].filter(Boolean).join("; ")
    return response
  })
  vi.stubGlobal("navigator", {
    locks: hasLocks ? { request: (_name: string, act: () => Promise<void>) => (turn = turn.then(act)) } : undefined
  })
  return asked
}

const opening = "HEAD /api/visitor/state"

describe("a browser's visit", () => {
  it("OPS-36 begins with one call where the page brought nobody's cookie, once for all tabs that want it at the same time", async () => {
    const asked = browserWith("theme=dark")
    await Promise.all([establishSession(), establishSession(), establishSession()])
    await establishSession()
    expect(asked).toEqual([opening])
  })

  it.each(["WebUserGuid=known", "theme=dark; WebUserGuid=known", "VIN=bot-17"])("has begun with %s", async (cookies) => {
    const asked = browserWith(cookies)
    await establishSession()
    expect(asked).toEqual([])
  })

  it("begins without locks too, and waits for nothing that cannot be had", async () => {
    expect(await openVisitOf(browserWith("", false))).toEqual([opening])
    expect(await openVisitOf(browserWith("", true, () => Promise.reject(new Error("no network"))))).toEqual([opening])
  })
})

const openVisitOf = async (asked: ReadonlyArray<string>) => {
  await establishSession()
  return asked
}
