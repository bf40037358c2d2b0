/** Columns in shared memory, which a thread can transfer without copying. */

export const createSharedInts = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4))

/** Creates a column for numbers below `limit`: two bytes each if that suffices. */
export const createSharedPositions = (length: number, limit: number): Uint16Array | Int32Array =>
  limit <= 2 ** 16 ? new Uint16Array(new SharedArrayBuffer(length * 2)) : createSharedInts(length)

export const copyToShared = (numbers: ArrayLike<number>): Int32Array => {
  const copy = createSharedInts(numbers.length)
  copy.set(numbers)
  return copy
}

/** Unpacks numbers of four bytes, the highest byte first, as PostgreSQL sends them. */
export const unpackInts = (packed: Uint8Array): Int32Array => {
  const numbers = new Int32Array(packed.length / 4)
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  for (let at = 0; at < numbers.length; at++) numbers[at] = view.getInt32(at * 4)
  return numbers
}
