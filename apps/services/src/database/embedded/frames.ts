/**
 * Splits a client's bytes into whole PostgreSQL protocol messages. A stream may split a message anywhere. The embedded database would treat
 * a partial message as the end of the connection.
 */
export const createFrameReader = (): ((bytes: Uint8Array) => Uint8Array) => {
  let rest = new Uint8Array(0)
  return (bytes) => {
    const all = rest.length === 0 ? bytes : concatBytes([rest, bytes])
    const end = findLastFrameEnd(all)
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

const findLastFrameEnd = (bytes: Uint8Array): number => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let end = 0
  for (;;) {
    // The start-up message has no type byte. Its length is below 2^24, so its first byte is zero, which is not a valid
    // type.
    const typeLength = view.byteLength > end && view.getUint8(end) === 0 ? 0 : 1
    const lengthAt = end + typeLength
    if (lengthAt + 4 > bytes.length) return end
    const next = lengthAt + view.getInt32(lengthAt)
    if (next > bytes.length) return end
    end = next
  }
}
