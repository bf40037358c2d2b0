import { describe, expect, it } from "vitest"
import { createLogger } from "../observability/Log.ts"
import { withRequestTimeout } from "./withRequestTimeout.ts"

const asked = (path: string) => new Request(`http://shop.example${path}`, { method: "POST" })

describe("withRequestTimeout", () => {
  it("OPS-47 returns 503 with a retry time, while the request continues to its end", async () => {
    const [lines, ended] = [new Array<string>(), Promise.withResolvers<Response>()]
    const handle = withRequestTimeout(
      () => ended.promise,
      20,
      createLogger("text", (line) => void lines.push(line))
    )
    const answer = await handle(asked("/graphql/checkout"))
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "2", "no-store"])
    expect(lines).toEqual(["POST /graphql/checkout timed out after 0.02 seconds"])
    ended.reject(new Error("the database is unavailable"))
  })

  it("OPS-47 returns a page with a way to try again to browsers, and text to scripts", async () => {
    const handle = withRequestTimeout(
      () => new Promise<Response>(() => undefined),
      1,
      createLogger("text", () => undefined)
    )
    const answer = async (accept: string) => handle(new Request("http://shop.example/", { headers: { accept } }))
    const page = await answer("text/html,application/xhtml+xml,*/*;q=0.8")
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(await page.text()).toMatch(/<title>.+<h1>This page is temporarily unavailable<\/h1>.+<a href="".*>Try Again<\/a>/s)
    expect((await answer("application/json")).headers.get("content-type")).toBe("text/plain")
  })

  it("OPS-60 marks only visitors with a pending write, so that their reads avoid lagging standbys", async () => {
    const [log, never] = [createLogger("text", () => undefined), new Promise<Response>(() => undefined)]
    const handle = withRequestTimeout(() => never, 1, log, "camber_writing=1; Path=/")
    const marked = async (method: string, path: string) =>
      (await handle(new Request(`http://shop.example${path}`, { method }))).headers.getSetCookie()
    expect([await marked("POST", "/forms/cart"), await marked("GET", "/forms/cart"), await marked("POST", "/api/events")]).toEqual([
      ["camber_writing=1; Path=/"],
      [],
      []
    ])
  })

  it("OPS-47 waits without a limit if configured, and for staff", async () => {
    const [log, slow] = [createLogger("text", () => undefined), Promise.withResolvers<Response>()]
    const shared = async () => (await slow.promise).clone()
    const answers = [
      withRequestTimeout(shared, 0, log)(asked("/buy")),
      withRequestTimeout(shared, 10, log)(asked("/api/staff/desk/orders.csv"))
    ]
    expect((await withRequestTimeout(shared, 20, log)(asked("/buy"))).status).toBe(503)
    slow.resolve(new Response("late"))
    expect(await Promise.all((await Promise.all(answers)).map((answer) => answer.text()))).toEqual(["late", "late"])
  })

  it("OPS-47 passes through responses and errors that arrive in time", async () => {
    const log = createLogger("text", () => undefined)
    expect(await (await withRequestTimeout(async () => new Response("soon"), 10_000, log)(asked("/"))).text()).toBe("soon")
    await expect(withRequestTimeout(() => Promise.reject(new Error("broken")), 10_000, log)(asked("/"))).rejects.toThrow("broken")
  })
})
