import { createServer, type Socket, connect } from "node:net"
import type { AddressInfo } from "node:net"

/** A network profile: bits per second in each direction, and round trip in milliseconds. */
export interface NetworkProfile {
  readonly down: number
  readonly up: number
  readonly roundTrip: number
}

/** Lighthouse's slow 4G (from its throttling docs): 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
export const slow4G: NetworkProfile = { down: 1_600_000, up: 750_000, roundTrip: 150 }

/**
 * Runs a proxy with this profile in front of `port`. Unlike the browser's own throttling, it also slows service
 * workers. All connections share the bandwidth; a new one costs a round trip.
 */
export const withThrottledNetwork = async (
  port: number,
  { down, up, roundTrip }: NetworkProfile
): Promise<{ readonly port: number; readonly close: () => void }> => {
  const downward = makeDirection(down, roundTrip / 2)
  const upward = makeDirection(up, roundTrip / 2)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1")
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on("close", () => sockets.delete(socket))
      socket.on("error", () => [near, far].forEach((either) => either.destroy()))
    }
    const answered = performance.now() + roundTrip
    near.on("data", (bytes) => upward(bytes.length, answered, () => far.write(bytes)))
    near.on("end", () => upward(0, answered, () => far.end()))
    far.on("data", (bytes) => downward(bytes.length, 0, () => near.write(bytes)))
    far.on("end", () => downward(0, 0, () => near.end()))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
  }
}

/** Sends bytes in order. Each arrives after its transmission time and the delay. */
const makeDirection = (bits: number, delay: number) => {
  let freeAt = 0
  return (bytes: number, earliest: number, arrive: () => void): void => {
    freeAt = Math.max(freeAt, performance.now(), earliest - delay) + (bytes * 8000) / bits
    setTimeout(arrive, Math.max(0, freeAt + delay - performance.now()))
  }
}
