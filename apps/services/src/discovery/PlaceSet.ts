/** A set of products by their places in the `ListingIndex`, one bit each: 13 kB for 107,280 products. */
export class PlaceSet {
  readonly #words: Uint32Array
  #size = 0

  /** Of places from 0 to below `products`. */
  constructor(products: number) {
    this.#words = new Uint32Array(Math.ceil(products / 32))
  }

  /** These places, each once. */
  static of(products: number, places: Iterable<number>): PlaceSet {
    const set = new PlaceSet(products)
    for (const place of places) set.add(place)
    return set
  }

  get size(): number {
    return this.#size
  }

  has(place: number): boolean {
    return ((this.#words[place >>> 5]! >>> (place & 31)) & 1) === 1
  }

  /** Adds a place that is not in it yet. */
  add(place: number): void {
    this.#words[place >>> 5]! |= 1 << (place & 31)
    this.#size += 1
  }

  /** How many are in the other set, too, which is of the same products. */
  countIn(other: PlaceSet): number {
    let count = 0
    for (let at = 0; at < this.#words.length; at++) {
      // Clears the lowest bit until none is left.
      for (let common = this.#words[at]! & other.#words[at]!; common !== 0; common &= common - 1) count += 1
    }
    return count
  }

  /** The members of `order` in their order, the first `from` left out, to before the `to`th. */
  partOf(order: Int32Array, from: number, to: number): ReadonlyArray<number> {
    const part: Array<number> = []
    let met = 0
    for (let at = 0; at < order.length && met < to; at++) {
      if (!this.has(order[at]!)) continue
      if (met >= from) part.push(order[at]!)
      met += 1
    }
    return part
  }
}
