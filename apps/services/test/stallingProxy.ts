import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** A way to a server on which packets can be lost without a word. */
export interface StallingProxy {
  /** The same address by this way. */
  readonly url: URL
  /** From now on nothing passes on the connections that there are, and none of them ends; new ones pass. */
  readonly loseConnections: () => void
  /** The same, and nothing passes on new ones either until it is mended. */
  readonly cut: () => void
  /** New connections pass again. Those that there were stay lost, and the server finds that out, as its probes would tell it. */
  readonly mend: () => void
  readonly close: () => void
}

export const stallingProxy = async (server: URL): Promise<StallingProxy> => {
  const sockets = new Set<Socket>()
  const farEnds = new WeakSet<Socket>()
  const lostByServer = new Set<Socket>()
  let isCut = false
  // Neither end hears of the other any more, not even that it has gone.
  const lose = (socket: Socket) => {
    socket.removeAllListeners("data").on("data", () => undefined)
    socket.removeAllListeners("close").on("close", () => void sockets.delete(socket))
  }
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on("error", () => undefined).on("close", () => void sockets.delete(socket))
  }
  const proxy = createServer((near) => {
    keep(near)
    if (isCut) return lose(near)
    const far = connect(Number(server.port), server.hostname)
    keep(far)
    farEnds.add(far)
    for (const [from, to] of [
      [near, far],
      [far, near]
    ] as const) {
      from.on("data", (bytes) => to.write(bytes))
      from.on("close", () => to.destroy())
    }
  })
  proxy.listen(0, "127.0.0.1")
  await once(proxy, "listening")
  const address = proxy.address()
  const url = new URL(server)
  url.host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  return {
    url,
    loseConnections: () => sockets.forEach(lose),
    cut: () => {
      isCut = true
      sockets.forEach(lose)
      for (const socket of sockets) if (farEnds.has(socket)) lostByServer.add(socket)
    },
    mend: () => {
      isCut = false
      for (const socket of lostByServer) socket.destroy()
      lostByServer.clear()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    }
  }
}
