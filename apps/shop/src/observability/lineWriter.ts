import { writeSync } from "node:fs"
import type { Writable } from "node:stream"

/**
 * Writes lines to the standard output or error of the process, and drops those that it does not take, for instance because the disk of the log is
 * full or the reader of a pipe has gone. The shop goes on selling without a log.
 */
export const createLineWriter = (stream: Writable & { readonly fd: number }): ((line: string) => void) => {
  // Without a listener the error would end the process.
  stream.on("error", () => undefined)
  return (line) => {
    if (!stream.destroyed) return void stream.write(`${line}\n`)
    // Node destroys the stream at its first error. The disk may have room again.
    try {
      writeSync(stream.fd, `${line}\n`)
    } catch {
      // Dropped.
    }
  }
}
