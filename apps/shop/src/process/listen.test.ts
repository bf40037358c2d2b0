import { it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { once } from "node:events"
import { get } from "node:http"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { expect } from "vitest"
import { listen } from "./listen.ts"

it.live("a client that disconnects aborts the signal of its request", () =>
  Effect.gen(function* () {
    const [arrived, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
    const { url } = yield* listen(
      ({ signal }) => {
        arrived.resolve()
        signal.addEventListener("abort", () => aborted.resolve(signal.aborted))
        return aborted.promise.then(() => new Response())
      },
      { host: "127.0.0.1", port: 0 }
    )
    const client = get(url).on("error", () => undefined)
    yield* Effect.promise(() => arrived.promise)
    client.destroy()
    expect(yield* Effect.promise(() => aborted.promise)).toBe(true)
  })
)

it.live("OPS-14 the server disconnects only clients that delay their headers, their body or the reading of the response", () =>
  Effect.gen(function* () {
    const deadlines = { headers: 150, request: 300, stillness: 5_000, every: 30 }
    const { port, url } = yield* listen(
      async (request) => new Response(await request.text()),
      { host: "127.0.0.1", port: 0 },
      100,
      deadlines
    )
    const held = (sent: string) => {
      const socket = connect(port, "127.0.0.1", () => void socket.write(sent))
      socket.resume()
      return once(socket, "close")
    }
    const slow = Array.from({ length: 50 }, () => held("GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: "))
    const silent = held("")
    const body = held("POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nfive")
    const answer = yield* Effect.promise(() => fetch(url, { method: "POST", body: "in time" }))
    expect(yield* Effect.promise(() => answer.text())).toBe("in time")
    yield* Effect.promise(() => Promise.all([...slow, silent, body]))
  })
)

it.live("OPS-105 the server rejects a request with two Host headers before it reaches the handler", () =>
  Effect.gen(function* () {
    const handled: Array<string> = []
    const { port } = yield* listen(
      (request) => {
        handled.push(request.url)
        return new Response("handled")
      },
      { host: "127.0.0.1", port: 0, headers: { "x-frame-options": "DENY" } }
    )
    const ask = (hosts: string) =>
      Effect.promise(async () => {
        const socket = connect(port, "127.0.0.1", () => void socket.write(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`))
        return text(socket)
      })
    expect(yield* ask("Host: shop.example\r\nHost: localhost\r\n")).toMatch(/^HTTP\/1.1 400 [\s\S]*x-frame-options: DENY/i)
    expect(handled).toEqual([])
    expect(yield* ask("Host: shop.example\r\n")).toMatch(/^HTTP\/1.1 200 [\s\S]*handled/)
  })
)

it.live(
  "OPS-93 the server closes the connection of a request that a stop signal overtakes, so that no proxy sends another request on it",
  () =>
    Effect.gen(function* () {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
      const { isStopping, stop, url } = yield* listen(
        () => {
          arrived.resolve()
          return released.promise
        },
        { host: "127.0.0.1", port: 0, drain: 300 }
      )
      const answer = once(get(url), "response")
      yield* Effect.promise(() => arrived.promise)
      const stopped = yield* Effect.forkChild(stop)
      while (!isStopping()) yield* Effect.yieldNow
      released.resolve(new Response("complete"))
      const [response] = yield* Effect.promise(() => answer)
      expect(response.headers.connection).toBe("close")
      response.resume()
      yield* Fiber.join(stopped)
    })
)
