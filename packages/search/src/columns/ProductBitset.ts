/** A set of products by their places in the `ListingIndex`, one bit each: 34 kB for 270,000 products. It never changes. */
export class ProductBitset {
  /** Of how many products it is, members or not. */
  readonly products: number
  readonly size: number
  /** The bit of a place is at its remainder by 32; none is set beyond the products. */
  readonly words: Uint32Array

  constructor(products: number, words: Uint32Array) {
    this.products = products
    this.words = words
    this.size = onesIn(words)
  }

  /** These places from 0 to below `products`, in any order. */
  static of(products: number, places: Iterable<number>): ProductBitset {
    const words = new Uint32Array(Math.ceil(products / 32))
    for (const place of places) words[place >>> 5]! |= 1 << (place & 31)
    return new ProductBitset(products, words)
  }

  /** Of all of these lists. */
  static ofLists(products: number, lists: ReadonlyArray<Int32Array>): ProductBitset {
    const words = new Uint32Array(Math.ceil(products / 32))
    for (const places of lists) for (let at = 0; at < places.length; at++) words[places[at]! >>> 5]! |= 1 << (places[at]! & 31)
    return new ProductBitset(products, words)
  }

  static where(products: number, holds: (place: number) => boolean): ProductBitset {
    const words = new Uint32Array(Math.ceil(products / 32))
    for (let place = 0; place < products; place++) if (holds(place)) words[place >>> 5]! |= 1 << (place & 31)
    return new ProductBitset(products, words)
  }

  static whole(products: number): ProductBitset {
    const words = new Uint32Array(Math.ceil(products / 32)).fill(0xffffffff)
    if (products % 32 !== 0) words[words.length - 1] = 2 ** (products % 32) - 1
    return new ProductBitset(products, words)
  }

  has(place: number): boolean {
    return ((this.words[place >>> 5]! >>> (place & 31)) & 1) === 1
  }

  /** What is in both, which are of the same products. */
  and(other: ProductBitset): ProductBitset {
    return this.#joined(other, (own, others) => own & others)
  }

  or(other: ProductBitset): ProductBitset {
    return this.#joined(other, (own, others) => own | others)
  }

  minus(other: ProductBitset): ProductBitset {
    return this.#joined(other, (own, others) => own & ~others)
  }

  /** With `now` in the place of those of `places` that were members, all of the same products; itself where that is the same. */
  exchanged(places: ProductBitset, now: ProductBitset): ProductBitset {
    const isSame = this.countIn(places) === now.size && this.countIn(now) === now.size
    return isSame ? this : this.minus(places).or(now)
  }

  /** How many are in the other set, too, which is of the same products. */
  countIn(other: ProductBitset): number {
    let count = 0
    for (let at = 0; at < this.words.length; at++) count += ones(this.words[at]! & other.words[at]!)
    return count
  }

  /** Calls `visit` with each place, rising. */
  each(visit: (place: number) => unknown): void {
    for (let at = 0; at < this.words.length; at++)
      // Clears the lowest bit until none is left.
      for (let rest = this.words[at]!; rest !== 0; rest &= rest - 1) visit(at * 32 + 31 - Math.clz32(rest & -rest))
  }

  /** All members, rising. */
  places(): Int32Array {
    const places = new Int32Array(this.size)
    let at = 0
    this.each((place) => (places[at++] = place))
    return places
  }

  /** The members rising, which is from the most popular, the first `from` left out, to before the `to`th. */
  part(from: number, to: number): ReadonlyArray<number> {
    const part: Array<number> = []
    for (let at = 0, met = 0; at < this.words.length && met < to; at++) {
      const here = ones(this.words[at]!)
      if (met + here > from)
        for (let rest = this.words[at]!, place = met; rest !== 0; rest &= rest - 1, place++)
          if (place >= from && place < to) part.push(at * 32 + 31 - Math.clz32(rest & -rest))
      met += here
    }
    return part
  }

  /** The members of `order` in their order, the first `from` left out, to before the `to`th. */
  partOf(order: Int32Array, from: number, to: number): ReadonlyArray<number> {
    const part: Array<number> = []
    const last = Math.min(to, this.size)
    for (let at = 0, met = 0; at < order.length && met < last; at++) {
      if (!this.has(order[at]!)) continue
      if (met >= from) part.push(order[at]!)
      met += 1
    }
    return part
  }

  #joined(other: ProductBitset, join: (own: number, others: number) => number): ProductBitset {
    const words = new Uint32Array(this.words.length)
    for (let at = 0; at < words.length; at++) words[at] = join(this.words[at]!, other.words[at]!)
    return new ProductBitset(this.products, words)
  }
}

/** How many bits are set: added up in pairs, fours and eights at once. */
const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const onesIn = (words: Uint32Array): number => {
  let count = 0
  for (let at = 0; at < words.length; at++) count += ones(words[at]!)
  return count
}
