import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import * as Cart from "@camber/domain/cart/commands"
import { SkuVariantNumber } from "@camber/domain/catalog"
import * as Garage from "@camber/domain/garage/commands"
import { calls } from "@camber/domain/registry"
import { Visitor } from "@camber/domain/visitor"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { layerVisitorSession } from "../../../adapter-http/src/layerHttp.ts"
import { createMemoryShop, layerMemoryClient, layerMemoryShop } from "../../../adapter-memory/src/shop/layerMemoryShop.ts"
import { type Ask, fitBot } from "./fitBot.ts"
import { phoneDesk } from "./phoneDesk.ts"

const camaro = { year: 1969, make: "Chevrolet", model: "Camaro" }
const camshaft = SkuVariantNumber.make("CAM-4X-1")
const cookie = "WebUserGuid=11111111-1111-4111-8111-111111111111"

/** Makes the call, then reads what the shop stored. */
const callAndRead = Effect.gen(function* () {
  const sold = yield* phoneDesk(camaro, camshaft)
  const { projects } = yield* Garage.load
  const { lines } = yield* Cart.load
  return { sold, years: projects.map(({ year }) => year), lines: lines.map(({ fit, quantity }) => [quantity, fit?.fitment]) }
})
const expected = {
  sold: {
    car: "1969 Chevrolet Camaro",
    fit: "Guaranteed To Fit",
    why: "Fits 1967-1969 Chevrolet Camaro (yours: 1969)",
    itemCount: 1
  },
  years: [1969],
  lines: [[1, "DirectFit"]]
}

/** Serves a shop on a local port, by call id (GAP-17). */
const serve = Effect.acquireRelease(
  Effect.callback<{ readonly origin: string; readonly close: () => void }>((resume) => {
    const shop = createMemoryShop()
    const server = createServer(async (request, response) => {
      if (request.method === "GET") return response.writeHead(204, { "set-cookie": cookie }).end()
      if (!request.headers.cookie?.includes(cookie)) return response.writeHead(403).end()
      const { id, variables } = (await json(request)) as { readonly id: string; readonly variables: unknown }
      const call = calls.find((candidate) => candidate.id === id)
      const idempotencyKey = String(request.headers["idempotency-key"] ?? "")
      const answer = call && shop.graphql({ isWrite: false, ...call, variables, idempotencyKey })
      const data = answer === undefined || answer === "away" ? undefined : answer.data
      response.writeHead(data ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify({ data: data ?? null }))
    })
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      resume(Effect.succeed({ origin: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() }))
    })
  }),
  ({ close }) => Effect.sync(close)
)

describe("a phone desk as another client app", () => {
  it.effect("sells a fitting part through the memory adapter", () =>
    Effect.gen(function* () {
      expect(yield* callAndRead).toEqual(expected)
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop())))
  )

  it.live("sells the same part over HTTP", () =>
    Effect.gen(function* () {
      const { origin } = yield* serve
      const ports = Layer.merge(layerVisitorSession({ origin }), layerMemoryClient("Camber phone desk"))
      expect(yield* Effect.provide(callAndRead, Layer.provideMerge(Visitor.layer, ports))).toEqual(expected)
    })
  )

  it.effect("asks for the missing fact and judges the part by the answer", () =>
    Effect.gen(function* () {
      const asked: Array<unknown> = []
      const answer =
        (position: number): Ask =>
        (question, answers) =>
          Effect.sync(() => {
            asked.push({ question, answers })
            return position
          })
      expect(yield* fitBot("street wheel", "'69 camaro", answer(0))).toMatch(/^Street Wheel: fits \(.*\(yours: 5 x 4\.75\)/)
      expect(asked).toEqual([{ question: "What is the car's bolt pattern?", answers: ["5 x 4.75", "5 x 4.5"] }])
      expect(yield* fitBot("street wheel", "'69 camaro", answer(1))).toMatch(/^Street Wheel: doesNotFit \(/)
      expect(yield* fitBot("street wheel", "'69 camaro", answer(-1))).toMatch(/^Street Wheel: unknown \(/)
    }).pipe(Effect.provide(Layer.provideMerge(Visitor.layer, layerMemoryShop())))
  )

  it("has the same code as docs/how-to/add-a-channel.md", () => {
    const root = new URL("../../../../", import.meta.url)
    const code = [...readFileSync(new URL("docs/how-to/add-a-channel.md", root), "utf8").matchAll(/```ts\n(.*?)```/gs)].map(
      ([, text]) => text
    )
    const sources = ["phoneDesk.ts", "overNetwork.ts", "fitBot.ts"].map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
    expect(code).toEqual(sources.map((source) => source.replaceAll(/"(?:\.\.\/){3}(adapter-[a-z]+)\/src\/[\w/]+\.ts"/g, '"@camber/$1"')))
  })
})
