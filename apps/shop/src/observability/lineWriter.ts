import { writeSync } from "node:fs"
import type { Writable } from "node:stream"

/**
 * Creates a writer of lines to standard output or error. Drops lines that cannot be written, for instance because the
 * log's disk is full or the reader of a pipe has exited, so that the shop keeps running.
 */
export const createLineWriter = (stream: Writable & { readonly fd: number }): ((line: string) => void) => {
  // An unhandled stream error would end the process.
  stream.on("error", () => undefined)
  return (line) => {
    if (!stream.destroyed) return void stream.write(`${line}\n`)
    // Node destroys the stream at its first error, although the disk may have space again.
    try {
      writeSync(stream.fd, `${line}\n`)
    } catch {
      // The line is dropped.
    }
  }
}
