import { describe, expect, it } from "vitest"
import { createLogger } from "../observability/index.ts"
import { withRequestTimeout } from "./withRequestTimeout.ts"

const asked = (path: string) => new Request(`http://shop.example${path}`, { method: "POST" })

describe("an answer that is not there in time", () => {
  it("OPS-47 is 503 with when to come again, while what was begun goes on to its end", async () => {
    const [lines, ended] = [new Array<string>(), Promise.withResolvers<Response>()]
    const handle = withRequestTimeout(
      () => ended.promise,
      20,
      createLogger("text", (line) => void lines.push(line))
    )
    const answer = await handle(asked("/graphql/checkout"))
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "2", "no-store"])
    expect(lines).toEqual(["POST /graphql/checkout was not answered in 0.02 seconds"])
    ended.reject(new Error("the database is away"))
  })

  it("OPS-60 marks whoever changes something, and nobody who only reads, so that late standbys are not asked until it is made", async () => {
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

  it("OPS-47 is waited for where there is no limit, and where it is staff's", async () => {
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

  it("OPS-47 is as it was where it comes in time, faults among it", async () => {
    const log = createLogger("text", () => undefined)
    expect(await (await withRequestTimeout(async () => new Response("soon"), 10_000, log)(asked("/"))).text()).toBe("soon")
    await expect(withRequestTimeout(() => Promise.reject(new Error("broken")), 10_000, log)(asked("/"))).rejects.toThrow("broken")
  })
})
