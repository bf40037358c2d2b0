import { Duplex } from "node:stream"
import type { MessagePort } from "node:worker_threads"
import { concatBytes } from "./frames.ts"

/**
 * Presents a message port as the network socket that pg expects. Through it, a pool client connects to the database thread. Transfers bytes
 * between the threads without copying them.
 */
export class PortSocket extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super()
    this.#port = port
    port.on("message", (bytes: Uint8Array) => this.push(bytes))
  }

  connect(): this {
    queueMicrotask(() => this.emit("connect"))
    return this
  }

  // Socket options that have no effect on a message port.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    this.#port.ref()
    return this
  }
  unref(): this {
    this.#port.unref()
    return this
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk], done)
  }

  /** Sends all chunks that pg corked together, for instance parse, bind and execute of one query, as one message. */
  override _writev(chunks: Array<{ readonly chunk: Uint8Array }>, done: () => void): void {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done
    )
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }

  #send(parts: ReadonlyArray<Uint8Array>, done: () => void): void {
    const bytes = concatBytes(parts)
    this.#port.postMessage(bytes, [bytes.buffer])
    done()
  }
}
