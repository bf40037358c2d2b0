/** Creates a column in shared memory, which a thread can pass on without copying. */

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

/** Ordinals by product id, stored as two columns. A `Map` with a million entries would take twenty times the memory. */
export interface OrdinalMap {
  /** The ids in ascending order. */
  readonly ids: Int32Array
  readonly ordinals: Int32Array
}

/** Maximum number of products, more than any catalog has. An id multiplied by this is still an exact integer. */
const MAX_PRODUCTS = 2 ** 22

export const createOrdinalMap = (productIds: Int32Array): OrdinalMap => {
  // Sorts numbers that combine id and ordinal, which needs no comparator. Both are below 2 ** 31.
  const pairs = Float64Array.from(productIds, (id, ordinal) => id * MAX_PRODUCTS + ordinal).sort()
  const map = { ids: createSharedInts(pairs.length), ordinals: createSharedInts(pairs.length) }
  for (let at = 0; at < pairs.length; at++) {
    map.ids[at] = Math.floor(pairs[at]! / MAX_PRODUCTS)
    map.ordinals[at] = pairs[at]! % MAX_PRODUCTS
  }
  return map
}

/** Returns a product's ordinal; -1 for an unknown id. */
export const getOrdinal = ({ ids, ordinals }: OrdinalMap, id: number): number => {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[middle]! < id) low = middle + 1
    else high = middle
  }
  return ids[low] === id ? ordinals[low]! : -1
}

/** Returns ordinals in the order of the ids, leaving out unknown ids. */
export const getOrdinals = (map: OrdinalMap, ids: Iterable<number>): Int32Array => {
  const ordinals: Array<number> = []
  for (const id of ids) {
    const ordinal = getOrdinal(map, id)
    if (ordinal >= 0) ordinals.push(ordinal)
  }
  return Int32Array.from(ordinals)
}
