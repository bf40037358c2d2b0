import type { Storefront } from "@camber/storefront/contract"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeDoor } from "./door.ts"
import type { ShopServices } from "./shopServices.ts"

const text = (body: string) => async () => new Response(body)
const services: ShopServices = { graphql: text("graphql"), content: () => new Response("content"), catalogueVersion: async () => "v1" }
const storefront: Storefront = { handle: text("page"), dispose: async () => {} }

const ask = (door: ReturnType<typeof makeDoor>, path: string) => door.handle(new Request(`http://shop.example${path}`))

afterEach(() => {
  vi.restoreAllMocks()
})

describe("the door", () => {
  it("tells an early visitor to come back, and no cache to keep that", async () => {
    const answer = await ask(makeDoor(), "/")
    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "2", "no-store"])
    expect(await answer.text()).toContain("Camber is being set up")
  })

  it("leads to the services, to the pictures and to the pages once it is open", async () => {
    const door = makeDoor()
    door.open(services, storefront)
    const paths = ["/graphql/trait", "/content/parts/bolts.svg", "/", "/graphql", "/shop/all"]
    expect(await Promise.all(paths.map(async (path) => (await ask(door, path)).text()))).toEqual([
      "graphql",
      "content",
      "page",
      "page",
      "page"
    ])
  })

  it("logs a fault that no handler answered, and does not tell its cause", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {})
    const fault = new Error("password of the database")
    const door = makeDoor()
    door.open(services, { ...storefront, handle: () => Promise.reject(fault) })
    const answer = await ask(door, "/")
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([500, "no-store"])
    expect(await answer.text()).not.toContain("password")
    expect(logged).toHaveBeenCalledWith(fault)
  })
})
