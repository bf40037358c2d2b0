// @vitest-environment node
import { calls } from "@camber/domain/registry"
import { VISITOR_TAG_HEADER } from "@camber/domain/visitor"
import { describe, expect, it } from "vitest"
import { keptOperations, makeKeptAnswers } from "./keptAnswers.ts"
import { memoryCaches } from "./testing/memoryCaches.ts"
import { makeVisitorShelf } from "./visitorShelf.ts"

const question = (operation: string, body: string) =>
  new Request("https://shop.example/graphql/checkout", { method: "POST", headers: { "x-operation": operation }, body })
const answerOf = (data: unknown, status = 200) =>
  new Response(JSON.stringify(data), { status, headers: { "content-type": "application/json", [VISITOR_TAG_HEADER]: "ann" } })

const worker = () => {
  const network = { answer: async (): Promise<Response> => answerOf({ data: { cart: 1 } }) }
  const told: Array<number> = []
  const answers = makeKeptAnswers({ shelf: makeVisitorShelf(memoryCaches()), fetch: () => network.answer(), now: () => 7 })
  const ask = async (operation: string, body: string) => {
    const work: Array<Promise<unknown>> = []
    const response = await answers.answer(
      question(operation, body),
      async (at) => void told.push(at),
      (done) => work.push(done)
    )
    await Promise.all(work)
    return response.json() as Promise<unknown>
  }
  const away = () => (network.answer = async () => Promise.reject(new TypeError("no network")))
  return { ask, away, network, told }
}

describe("an answer of the services", () => {
  it("SEO-03 is the last one to the same question where there is no network, and the page hears of when it is", async () => {
    const { ask, away, network, told } = worker()
    await ask("cart", "one")
    network.answer = async () => answerOf({ data: { cart: 2 } })
    await ask("cart", "one")
    away()
    expect([await ask("cart", "one"), told]).toEqual([{ data: { cart: 2 } }, [7]])
    await expect(ask("cart", "two")).rejects.toThrow("no network")
  })

  it.each([
    ["that changes something", "addToCart", answerOf({ data: { cart: 1 } })],
    ["that is a failure", "cart", answerOf({ errors: [{ message: "away" }], data: null })],
    ["that is refused", "cart", answerOf({ data: { cart: 1 } }, 503)]
  ])("SEO-03 is not kept where it is one %s", async (_, operation, response) => {
    const { ask, away, network } = worker()
    network.answer = async () => response.clone()
    await ask(operation, "one")
    away()
    await expect(ask(operation, "one")).rejects.toThrow("no network")
  })

  it("SEO-03 is kept for calls of the shop's that only read", () => {
    const readable = new Set(calls.filter(({ isWrite }) => isWrite !== true).map(({ operation }) => operation))
    expect([...keptOperations].filter((operation) => !readable.has(operation))).toEqual([])
  })
})
