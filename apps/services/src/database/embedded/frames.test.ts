import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { concatBytes, createFrameReader } from "./frames.ts"

/** Generates a protocol message: a type byte, a length that counts its own bytes too, and a body. The start-up message has no type byte. */
const frame = fc.tuple(fc.integer({ min: 1, max: 127 }), fc.uint8Array({ maxLength: 40 })).map(([type, body]) => {
  const bytes = new Uint8Array(5 + body.length)
  bytes[0] = type
  new DataView(bytes.buffer).setInt32(1, 4 + body.length)
  bytes.set(body, 5)
  return bytes
})
const startUp = Uint8Array.of(0, 0, 0, 9, 0, 3, 0, 0, 0)

describe("createFrameReader", () => {
  it("returns every byte once and in order, and only whole messages, wherever the stream is split", () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 8 }), fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 }), (frames, sizes) => {
        const messages = [startUp, ...frames]
        const ends = messages.map((_, index) => concatBytes(messages.slice(0, index + 1)).length)
        const stream = concatBytes(messages)
        const read = createFrameReader()
        const outputs: Array<Uint8Array> = []
        for (let at = 0, turn = 0; at < stream.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1
          outputs.push(read(stream.slice(at, at + size)))
          at += size
          expect([0, ...ends]).toContain(concatBytes(outputs).length)
        }
        expect(concatBytes(outputs)).toEqual(stream)
      })
    )
  })
})
