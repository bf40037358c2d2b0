import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { json } from "node:stream/consumers"
import { calls } from "@camber/domain/registry"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { layerVisitorSession } from "../../../adapter-http/src/index.ts"
import { layerMemoryCookies, layerMemoryHttp } from "../../../adapter-memory/src/index.ts"
import { layerCore } from "./layerCore.ts"
import { phoneDesk } from "./phoneDesk.ts"
import { shopInMemory } from "./shopInMemory.ts"

type Shop = ReturnType<typeof shopInMemory>

const call = phoneDesk({ year: 1969, make: "Chevrolet", model: "Camaro" }, "CAM-4X-1")
const cookie = "WebUserGuid=11111111-1111-4111-8111-111111111111"
const sold = {
  car: "1969 Chevrolet Camaro",
  fit: "Guaranteed To Fit",
  why: "Fits 1967-1969 Chevrolet Camaro (yours: 1969)",
  isAdded: true
}
const getStored = ({ checkout, garageServices }: Shop) => [
  garageServices.projects.map(({ year }) => year),
  checkout.lines.map(({ skuVariantNumber, quantity }) => [skuVariantNumber, quantity])
]

/** Serves the shop's services on a local port, by call id (GAP-17). */
const serve = (shop: Shop) =>
  Effect.acquireRelease(
    Effect.callback<{ readonly origin: string; readonly close: () => void }>((resume) => {
      const server = createServer(async (request, response) => {
        if (request.method === "GET") return response.writeHead(204, { "set-cookie": cookie }).end()
        if (!request.headers.cookie?.includes(cookie)) return response.writeHead(403).end()
        const { id, variables } = (await json(request)) as { readonly id: string; readonly variables: unknown }
        const call = calls.find((candidate) => candidate.id === id)
        const idempotencyKey = String(request.headers["idempotency-key"] ?? "")
        const data = call && shop.answer({ isWrite: false, ...call, variables, idempotencyKey })
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
  it.effect("sells a fitting part through the memory adapter", () => {
    const shop = shopInMemory()
    return Effect.gen(function* () {
      expect(yield* call).toEqual(sold)
      expect(getStored(shop)).toEqual([[1969], [["CAM-4X-1", 1]]])
    }).pipe(
      Effect.provide(
        layerCore(Layer.merge(layerMemoryCookies(cookie), layerMemoryHttp({ graphql: (request) => ({ data: shop.answer(request) }) })))
      )
    )
  })

  it.live("sells the same part over HTTP", () => {
    const shop = shopInMemory()
    return Effect.gen(function* () {
      const { origin } = yield* serve(shop)
      expect(yield* Effect.provide(call, layerCore(layerVisitorSession({ origin })))).toEqual(sold)
      expect(getStored(shop)).toEqual([[1969], [["CAM-4X-1", 1]]])
    })
  })

  it("has the same network code as docs/how-to/add-a-channel.md", () => {
    const root = new URL("../../../../", import.meta.url)
    const code = [...readFileSync(new URL("docs/how-to/add-a-channel.md", root), "utf8").matchAll(/```ts\n(.*?)```/gs)].map(
      ([, text]) => text
    )
    const source = readFileSync(new URL("overNetwork.ts", import.meta.url), "utf8")
    expect(code).toContain(source.replace(/"(?:\.\.\/){3}(adapter-[a-z]+)\/src\/index\.ts"/, '"@camber/$1"'))
  })
})
