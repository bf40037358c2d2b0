// @vitest-environment node
import { calls } from "@camber/domain/registry"
import { VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { describe, expect, it } from "vitest"
import { cachedOperations, createResponseCache } from "./responseCache.ts"
import { memoryCaches, memoryLocks } from "./testing/memoryCaches.ts"
import { createVisitorCaches } from "./visitorCaches.ts"

const question = (operation: string, body: string) =>
  new Request("https://shop.example/graphql/checkout", { method: "POST", headers: { "x-operation": operation }, body })
const answerOf = (data: unknown, status = 200) =>
  new Response(JSON.stringify(data), { status, headers: { "content-type": "application/json", [VISITOR_TAG_HEADER]: "ann" } })

const worker = () => {
  const network = { answer: async (_request: Request): Promise<Response> => answerOf({ data: { cart: 1 } }) }
  const reported: Array<number> = []
  const patience = Promise.withResolvers<void>()
  const answers = createResponseCache({
    visitorCaches: createVisitorCaches(memoryCaches(), memoryLocks()),
    fetch: (request) => network.answer(request),
    wait: () => patience.promise,
    now: () => 7
  })
  const ask = async (operation: string, body: string, isSettled = true) => {
    const work: Array<Promise<unknown>> = []
    const response = await answers.answer(
      question(operation, body),
      async (at) => void reported.push(at),
      (done) => work.push(done)
    )
    if (isSettled) await Promise.all(work)
    return response.json() as Promise<unknown>
  }
  const away = () => (network.answer = async () => Promise.reject(new TypeError("no network")))
  return { ask, away, network, patience, reported }
}

describe("response cache of service calls", () => {
  it("SEO-03 serves the last response to the same request offline and notifies the page of its age", async () => {
    const { ask, away, network, reported } = worker()
    await ask("orders", "one")
    network.answer = async () => answerOf({ data: { cart: 2 } })
    await ask("orders", "one")
    away()
    expect([await ask("orders", "one"), reported]).toEqual([{ data: { cart: 2 } }, [7]])
    await expect(ask("orders", "two")).rejects.toThrow("no network")
  })

  it("SEO-03 serves the last response if the network hangs, and caches the network's response when it arrives", async () => {
    const { ask, network, patience, reported } = worker()
    await ask("orders", "one")
    const pending = Promise.withResolvers<Response>()
    network.answer = () => pending.promise
    patience.resolve()
    expect([await ask("orders", "one", false), reported]).toEqual([{ data: { cart: 1 } }, [7]])
    pending.resolve(answerOf({ data: { cart: 2 } }))
    await new Promise((resolve) => setTimeout(resolve))
    network.answer = () => new Promise(() => undefined)
    expect(await ask("orders", "one", false)).toEqual({ data: { cart: 2 } })
  })

  it("SEO-03 serves a visitor's own data for any car, without the verdicts for another car", async () => {
    const { ask, away, network } = worker()
    network.answer = async () => answerOf({ data: { cart: { lines: [{ lineId: "1", fit: { fitment: "DirectFit" } }] } } })
    await ask("cart", "a Camaro")
    away()
    expect(await ask("cart", "a Camaro")).toEqual({ data: { cart: { lines: [{ lineId: "1", fit: { fitment: "DirectFit" } }] } } })
    expect(await ask("cart", "a Mustang")).toEqual({ data: { cart: { lines: [{ lineId: "1", fit: null }] } } })
  })

  it("SEO-03 requests the cart again after the cart has changed", async () => {
    const { ask, away, network } = worker()
    const asked: Array<string> = []
    network.answer = async (request) => {
      asked.push(`${request.headers.get("x-operation")} ${await request.text()}`)
      return answerOf({ data: { cart: asked.length } })
    }
    await ask("cart", "mine")
    await ask("addToCart", "a rotor")
    expect(asked).toEqual(["cart mine", "addToCart a rotor", "cart mine"])
    away()
    expect(await ask("cart", "mine")).toEqual({ data: { cart: 3 } })
  })

  it.each([
    ["to a mutation", "addToCart", answerOf({ data: { cart: 1 } })],
    ["with errors", "cart", answerOf({ errors: [{ message: "away" }], data: null })],
    ["with an error status", "cart", answerOf({ data: { cart: 1 } }, 503)]
  ])("SEO-03 does not cache a response %s", async (_, operation, response) => {
    const { ask, away, network } = worker()
    network.answer = async () => response.clone()
    await ask(operation, "one")
    away()
    await expect(ask(operation, "one")).rejects.toThrow("no network")
  })

  it("SEO-03 caches only read calls of the shop", () => {
    const readable = new Set(calls.filter(({ isWrite }) => isWrite !== true).map(({ operation }) => operation))
    expect([...cachedOperations].filter((operation) => !readable.has(operation))).toEqual([])
  })

  it("OFF-13 refreshes the build sheet of the changed car after a save, and no other", async () => {
    const { ask, away, network } = worker()
    const [own, other] = [1, 2].map((car) => JSON.stringify({ id: "a", variables: { webUserGuid: "ann", projectId: `car-${car}` } }))
    await ask("ownedSheet", own ?? "")
    await ask("ownedSheet", other ?? "")
    network.answer = async () => answerOf({ data: { cart: 2 } })
    await ask("changeOwnedPart", JSON.stringify({ id: "b", variables: { webUserGuid: "ann", projectId: "car-1", id: "part" } }))
    away()
    expect([await ask("ownedSheet", own ?? ""), await ask("ownedSheet", other ?? "")]).toEqual([
      { data: { cart: 2 } },
      { data: { cart: 1 } }
    ])
  })
})
