/**
 * Cuts a client's bytes into whole messages of the PostgreSQL protocol. A stream may split a message anywhere, and the embedded
 * database must be handed whole ones: what it does not find it takes for the end of the connection.
 */
export const createFrameReader = (): ((bytes: Uint8Array) => Uint8Array) => {
  let rest = new Uint8Array(0)
  return (bytes) => {
    const all = rest.length === 0 ? bytes : concatBytes([rest, bytes])
    const end = endOfWholeFrames(all)
    rest = all.slice(end)
    return all.subarray(0, end)
  }
}

export const concatBytes = (parts: ReadonlyArray<Uint8Array>): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    all.set(part, offset)
    offset += part.length
  }
  return all
}

const endOfWholeFrames = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let end = 0
  for (;;) {
    // The start-up message has no type byte; its length is below 2^24, so it begins with a zero, which is no type.
    const typeLength = view.byteLength > end && view.getUint8(end) === 0 ? 0 : 1
    const lengthAt = end + typeLength
    if (lengthAt + 4 > bytes.length) return end
    const next = lengthAt + view.getInt32(lengthAt)
    if (next > bytes.length) return end
    end = next
  }
}
