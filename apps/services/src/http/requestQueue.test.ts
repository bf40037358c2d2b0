import { describe, expect, it } from "vitest"
import { getClientIp, setPeerAddress } from "./getClientIp.ts"
import { createRequestQueue, pageConcurrencyLimits } from "./requestQueue.ts"
import { MAX_BODY_BYTES, MAX_QUERY_BYTES } from "./readBody.ts"
import { createCpuShares } from "./cpuShares.ts"

/** Creates a request of a client, under the shop's public name or a loopback address. */
const createRequest = (client: string | null, origin = "http://shop.test") => {
  const request = new Request(`${origin}/shop/all`, { headers: client === null ? {} : { "x-client": client } })
  setPeerAddress(request, "127.0.0.1")
  return request
}

describe("createRequestQueue", () => {
  it("OPS-23 limits concurrent and queued pages per client, rejects the rest, and does not delay other clients", async () => {
    const runQueued = createRequestQueue("x-client", pageConcurrencyLimits, createCpuShares())
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    let running = 0
    const work = async () => {
      running += 1
      await mayEnd
      return new Response("page")
    }
    const flood = Array.from({ length: 1000 }, () => runQueued(createRequest("10.0.0.7"), work))
    const other = await runQueued(createRequest("10.0.0.8"), async () => new Response("page"))
    expect([other.status, running]).toEqual([200, pageConcurrencyLimits.atOnce])
    end()
    const answers = await Promise.all(flood)
    const refused = answers.filter(({ status }) => status === 429)
    expect([answers.length - refused.length, running]).toEqual([
      pageConcurrencyLimits.atOnce + pageConcurrencyLimits.waiting,
      pageConcurrencyLimits.atOnce + pageConcurrencyLimits.waiting
    ])
    expect(refused.every(({ headers }) => Number(headers.get("retry-after")) > 0)).toBe(true)
  })

  it("OPS-23 starts a request after its body has arrived, so that slow clients do not block others, and rejects oversized bodies", async () => {
    const runQueued = createRequestQueue("x-client", { atOnce: 1, waiting: 0 }, createCpuShares())
    const form = (body: ReadableStream<Uint8Array>) =>
      new Request("http://shop.test/forms/cart", { method: "POST", headers: { "x-client": "10.0.0.7" }, body, duplex: "half" })
    const echo = async (whole: Request) => new Response(`${getClientIp(whole, "x-client")} ${await whole.text()}`)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const slow = runQueued(form(readable), echo)
    void writer.write(new TextEncoder().encode("intent="))
    expect(await (await runQueued(createRequest("10.0.0.7"), echo)).text()).toBe("10.0.0.7 ")
    void writer.write(new TextEncoder().encode("add"))
    void writer.close()
    expect(await (await slow).text()).toBe("10.0.0.7 intent=add")

    const long = new Response(new Uint8Array(300_000)).body!
    expect((await runQueued(form(long), echo)).status).toBe(413)
  })

  it("OPS-23 does not limit programs on this machine, and starts the next page after one fails", async () => {
    const runQueued = createRequestQueue("x-client", { atOnce: 1, waiting: 0 }, createCpuShares())
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const held = Array.from({ length: 3 }, () =>
      runQueued(createRequest(null, "http://127.0.0.1"), async () => {
        await mayEnd
        return new Response("page")
      })
    )
    end()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200])
    const failing = () => Promise.reject(new Error("a fault"))
    await expect(runQueued(createRequest("10.0.0.7"), failing)).rejects.toThrow("a fault")
    expect((await runQueued(createRequest("10.0.0.7"), async () => new Response("page"))).status).toBe(200)
  })

  it("OPS-82 accepts 32 kB for queries and more for carts and lists, and rejects larger bodies unread", async () => {
    const runQueued = createRequestQueue("x-client", { atOnce: 1, waiting: 0 }, createCpuShares())
    const sent = (service: string, bytes: number) =>
      runQueued(
        new Request(`http://shop.test/graphql/${service}`, {
          method: "POST",
          headers: { "x-client": "10.0.0.7", "content-length": String(bytes) },
          body: "q".repeat(bytes)
        }),
        async (whole) => new Response(String((await whole.text()).length))
      )
    const statuses = async (service: string) => {
      const answers: Array<number> = []
      for (const bytes of [MAX_QUERY_BYTES, MAX_QUERY_BYTES + 1, MAX_BODY_BYTES, MAX_BODY_BYTES + 1])
        answers.push((await sent(service, bytes)).status)
      return answers
    }
    expect(await statuses("recommendations")).toEqual([200, 413, 413, 413])
    expect(await statuses("checkout")).toEqual([200, 200, 200, 413])
  })
})
