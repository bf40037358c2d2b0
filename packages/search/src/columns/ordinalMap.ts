import { createSharedInts } from "./shared.ts"

/** Products' places by their ids, as two columns: a map of a million entries would weigh twenty times as much. */
export interface OrdinalMap {
  /** Rising. */
  readonly ids: Int32Array
  readonly places: Int32Array
}

/** Of products by their places. */
export const createOrdinalMap = (productIds: Int32Array): OrdinalMap => {
  // An id and its place as one number sort without a function to compare by: ids are below 2 ** 31, and so are places.
  const pairs = Float64Array.from(productIds, (id, place) => id * PLACES + place).sort()
  const byId = { ids: createSharedInts(pairs.length), places: createSharedInts(pairs.length) }
  for (let at = 0; at < pairs.length; at++) {
    byId.ids[at] = Math.floor(pairs[at]! / PLACES)
    byId.places[at] = pairs[at]! % PLACES
  }
  return byId
}

/** More products than any catalogue has; an id times this is still exact. */
const PLACES = 2 ** 22

/** -1 for an unknown id. */
export const getOrdinal = ({ ids, places }: OrdinalMap, id: number): number => {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[middle]! < id) low = middle + 1
    else high = middle
  }
  return ids[low] === id ? places[low]! : -1
}

/** In the order of the ids, unknown ones left out. */
export const getOrdinals = (of: OrdinalMap, ids: Iterable<number>): Int32Array => {
  const places: Array<number> = []
  for (const id of ids) {
    const place = getOrdinal(of, id)
    if (place >= 0) places.push(place)
  }
  return Int32Array.from(places)
}
