import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** A proxy to a server. It can silently stop forwarding. */
export interface StallingProxy {
  /** The server's URL through the proxy. */
  readonly url: URL
  /** Stops forwarding on open connections without closing them. New connections work. */
  readonly loseConnections: () => void
  /** Stops forwarding on open and new connections until `mend` is called. */
  readonly cut: () => void
  /** Forwards new connections again. Lost connections stay lost, and the server notices their loss, as it would by keepalive probes. */
  readonly mend: () => void
  readonly close: () => void
}

export const createStallingProxy = async (server: URL): Promise<StallingProxy> => {
  const sockets = new Set<Socket>()
  const farEnds = new WeakSet<Socket>()
  const lostByServer = new Set<Socket>()
  let isCut = false
  // Stops forwarding on a connection. Neither end receives any more data from the other, not even that it closed the connection.
  const stopForwarding = (socket: Socket) => {
    socket.removeAllListeners("data").on("data", () => undefined)
    socket.removeAllListeners("close").on("close", () => void sockets.delete(socket))
  }
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on("error", () => undefined).on("close", () => void sockets.delete(socket))
  }
  const proxy = createServer((near) => {
    track(near)
    if (isCut) return stopForwarding(near)
    const far = connect(Number(server.port), server.hostname)
    track(far)
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
    loseConnections: () => sockets.forEach(stopForwarding),
    cut: () => {
      isCut = true
      sockets.forEach(stopForwarding)
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
