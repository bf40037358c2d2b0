/** Columns in memory that several threads may have at once: handing one over costs nothing, whatever its length. */

export const createSharedInts = (length: number): Int32Array => new Int32Array(new SharedArrayBuffer(length * 4))

/** Numbers below `limit`, which is at least 1: two bytes each where they suffice. */
export const createSharedPositions = (length: number, limit: number): Uint16Array | Int32Array =>
  limit <= 2 ** 16 ? new Uint16Array(new SharedArrayBuffer(length * 2)) : createSharedInts(length)

/** The same numbers where other threads may have them, too. */
export const copyToShared = (numbers: ArrayLike<number>): Int32Array => {
  const copy = createSharedInts(numbers.length)
  copy.set(numbers)
  return copy
}
