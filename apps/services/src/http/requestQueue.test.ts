import { describe, expect, it } from "vitest"
import { getClientIp, setPeerAddress } from "./getClientIp.ts"
import { createRequestQueue, pageConcurrencyLimits } from "./requestQueue.ts"
import { MAX_BODY_BYTES, MAX_QUERY_BYTES } from "./readBody.ts"
import { createCpuShares } from "./cpuShares.ts"

/** A request of somebody, under the shop's own name or this machine's. */
const from = (client: string | null, origin = "http://shop.test") => {
  const request = new Request(`${origin}/shop/all`, { headers: client === null ? {} : { "x-client": client } })
  setPeerAddress(request, "127.0.0.1")
  return request
}

describe("pages of a client that asks for a thousand at once", () => {
  it("OPS-23 are made a few at a time, wait up to a number, and are refused beyond it; another's are made at once", async () => {
    const inTurn = createRequestQueue("x-client", pageConcurrencyLimits, createCpuShares())
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    let running = 0
    const work = async () => {
      running += 1
      await mayEnd
      return new Response("page")
    }
    const flood = Array.from({ length: 1000 }, () => inTurn(from("10.0.0.7"), work))
    const other = await inTurn(from("10.0.0.8"), async () => new Response("page"))
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

  it("OPS-23 begin once a form's body has come, so that slow senders hold nobody behind the same address up, and none too long is read", async () => {
    const inTurn = createRequestQueue("x-client", { atOnce: 1, waiting: 0 }, createCpuShares())
    const form = (body: ReadableStream<Uint8Array>) =>
      new Request("http://shop.test/forms/cart", { method: "POST", headers: { "x-client": "10.0.0.7" }, body, duplex: "half" })
    const echo = async (whole: Request) => new Response(`${getClientIp(whole, "x-client")} ${await whole.text()}`)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const slow = inTurn(form(readable), echo)
    void writer.write(new TextEncoder().encode("intent="))
    expect(await (await inTurn(from("10.0.0.7"), echo)).text()).toBe("10.0.0.7 ")
    void writer.write(new TextEncoder().encode("add"))
    void writer.close()
    expect(await (await slow).text()).toBe("10.0.0.7 intent=add")

    const long = new Response(new Uint8Array(300_000)).body!
    expect((await inTurn(form(long), echo)).status).toBe(413)
  })

  it("OPS-23 hold up no program of this machine, and a page that fails leaves its turn", async () => {
    const inTurn = createRequestQueue("x-client", { atOnce: 1, waiting: 0 }, createCpuShares())
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const held = Array.from({ length: 3 }, () =>
      inTurn(from(null, "http://127.0.0.1"), async () => {
        await mayEnd
        return new Response("page")
      })
    )
    end()
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200])
    const failing = () => Promise.reject(new Error("a fault"))
    await expect(inTurn(from("10.0.0.7"), failing)).rejects.toThrow("a fault")
    expect((await inTurn(from("10.0.0.7"), async () => new Response("page"))).status).toBe(200)
  })

  it("OPS-82 take 32 kB of a question and more of what fills a cart or a list, and read nothing that is longer", async () => {
    const inTurn = createRequestQueue("x-client", { atOnce: 1, waiting: 0 }, createCpuShares())
    const sent = (service: string, bytes: number) =>
      inTurn(
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
