import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** A way to a server on which packets can be lost without a word. */
export interface StallingProxy {
  /** The same address by this way. */
  readonly url: URL
  /** From now on nothing passes on the connections that there are, and none of them ends; new ones pass. */
  readonly loseConnections: () => void
  readonly close: () => void
}

export const stallingProxy = async (server: URL): Promise<StallingProxy> => {
  const pairs = new Set<readonly [Socket, Socket]>()
  const proxy = createServer((near) => {
    const far = connect(Number(server.port), server.hostname)
    pairs.add([near, far])
    for (const [from, to] of [
      [near, far],
      [far, near]
    ] as const) {
      from.on("data", (bytes) => to.write(bytes))
      from.on("close", () => to.destroy())
      from.on("error", () => undefined)
    }
  })
  proxy.listen(0, "127.0.0.1")
  await once(proxy, "listening")
  const address = proxy.address()
  const url = new URL(server)
  url.host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  return {
    url,
    loseConnections: () => {
      for (const sockets of pairs) for (const socket of sockets) socket.removeAllListeners("data").on("data", () => undefined)
    },
    close: () => {
      for (const sockets of pairs) for (const socket of sockets) socket.destroy()
      proxy.close()
    }
  }
}
