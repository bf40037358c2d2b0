import { createServer, type RequestListener, type Server } from "node:http"
import { once } from "node:events"
import type { AddressInfo, LookupFunction } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createPictureFetcher, type FetchResult } from "./createPictureFetcher.ts"

const bytes = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])

/** Responses by path, like those of image hosts, both valid and invalid. */
const answers: Readonly<Record<string, RequestListener>> = {
  "/rotor.jpg": (_, response) => response.setHeader("content-type", "image/jpeg").end(bytes),
  "/moved": (_, response) => response.writeHead(302, { location: "/rotor.jpg" }).end(),
  "/ring": (_, response) => response.writeHead(302, { location: "/ring" }).end(),
  "/to-metadata": (_, response) => response.writeHead(301, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
  "/to-router": (_, response) => response.writeHead(307, { location: "https://192.168.0.1/" }).end(),
  "/to-file": (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  "/to-name": (_, response) => response.writeHead(302, { location: "https://inside.example/rotor.jpg" }).end(),
  "/gone": (_, response) => response.writeHead(404).end(),
  "/busy": (_, response) => response.writeHead(503).end(),
  "/page": (_, response) => response.setHeader("content-type", "text/html").end("<html>"),
  "/drawing": (_, response) => response.setHeader("content-type", "image/svg+xml").end("<svg/>"),
  "/empty": (_, response) => response.end(),
  "/zipped": (_, response) => response.setHeader("content-encoding", "gzip").end(bytes),
  "/huge": (_, response) => response.writeHead(200, { "content-length": 2_000_000_000 }).write(bytes),
  "/endless": (_, response) => {
    const send = (): void => {
      while (response.write(Buffer.alloc(65_536)));
    }
    response.on("drain", send)
    send()
  },
  "/slow": (_, response) => void response.write(bytes),
  "/silent": () => undefined,
  "/cut": (_, response) => {
    response.writeHead(200, { "content-length": 100 }).write(bytes)
    response.socket?.end()
  }
}

const resolveTo =
  (...addresses: ReadonlyArray<string>): LookupFunction =>
  (_hostname, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }))
    )
const describeResult = (result: FetchResult): string => (result._tag === "Fetched" ? result._tag : `${result._tag}: ${result.sentence}`)
const ADDRESS = "Refused: A picture must have a public https address"

describe("fetching a picture", () => {
  let server: Server
  let origin: string
  beforeAll(async () => {
    server = createServer((request, response) => answers[request.url ?? ""]?.(request, response))
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  const lookup = resolveTo("10.0.0.5")
  const fetch = async (path: string, timeoutMs = 5_000) =>
    createPictureFetcher({ allowsLoopback: true, lookup, timeoutMs, maxBytes: 1_000_000 })(`${origin}${path}`)

  it("returns the bytes, also after a redirect", async () => {
    expect(await fetch("/rotor.jpg")).toEqual({ _tag: "Fetched", bytes })
    expect(await fetch("/moved")).toEqual({ _tag: "Fetched", bytes })
  })

  it.each(["/to-metadata", "/to-router", "/to-file", "/to-name"])("does not follow a redirect to a private network: %s", async (path) => {
    expect(describeResult(await fetch(path))).toContain(ADDRESS)
  })

  it.each([
    ["/gone", "answered 404"],
    ["/ring", "redirects more than 3 times"],
    ["/page", "sent text/html"],
    ["/drawing", "sent image/svg+xml"],
    ["/empty", "sent an empty file"],
    ["/zipped", "sent a compressed picture"],
    ["/huge", "larger than 1 MB"],
    ["/endless", "larger than 1 MB"]
  ])("rejects the response of %s", async (path, reason) => {
    expect(describeResult(await fetch(path))).toMatch(new RegExp(`^Refused: .*${reason.replaceAll("+", "\\+")}`))
  })

  it.each([
    ["/busy", "answered 503"],
    ["/cut", "could not be fetched|closed the connection"]
  ])("reports a temporary failure: %s", async (path, reason) => {
    expect(describeResult(await fetch(path))).toMatch(new RegExp(`^Later: .*(?:${reason})`))
  })

  it.each(["/slow", "/silent"])("gives up on a host that takes too long: %s", async (path) => {
    expect(describeResult(await fetch(path, 100))).toBe("Later: The picture did not load within 0.1 s.")
  })

  it.each([
    "http://images.example/rotor.jpg",
    "https://127.0.0.1/rotor.jpg",
    "https://10.0.0.5/rotor.jpg",
    "https://[::1]/rotor.jpg",
    "https://2130706433/rotor.jpg",
    "https://localhost/rotor.jpg",
    "https://user:secret@images.example/rotor.jpg",
    "https://images.example:8443/rotor.jpg",
    "https://files.internal/rotor.jpg",
    "file:///etc/passwd",
    "data:image/svg+xml,<svg onload=alert(1)>",
    `https://images.example/${"x".repeat(2_000)}`,
    "no address"
  ])("sends no request to %s", async (source) => {
    const reached: Array<string> = []
    const recording: LookupFunction = (hostname, options, done) => {
      reached.push(hostname)
      resolveTo("10.0.0.5")(hostname, options, done)
    }
    expect(describeResult(await createPictureFetcher({ lookup: recording })(source))).toContain(ADDRESS)
    expect(reached).toEqual([])
  })

  it.each([["10.0.0.5"], ["127.0.0.1"], ["169.254.169.254"], ["::1"], ["fd00::1"], ["::ffff:10.0.0.1"], ["93.184.216.34", "192.168.0.1"]])(
    "rejects a name that resolves to a private network: %s",
    async (...addresses) => {
      const fetcher = createPictureFetcher({ lookup: resolveTo(...addresses) })
      expect(describeResult(await fetcher("https://images.example/rotor.jpg"))).toContain(ADDRESS)
    }
  )
})
