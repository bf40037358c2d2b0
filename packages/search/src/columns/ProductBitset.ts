/** An immutable set of products by their ordinals, with one bit for each product of the index: 34 kB for 270,000 products. */
export class ProductBitset {
  /** Number of all products of the index, not only of members. */
  readonly productCount: number
  readonly size: number
  /** Ordinal `n` is bit `n % 32` of word `n / 32`; the bits after the last product are 0. */
  readonly words: Uint32Array

  constructor(productCount: number, words: Uint32Array) {
    this.productCount = productCount
    this.words = words
    this.size = countAllBits(words)
  }

  /** Creates a set of these ordinals, given in any order. */
  static from(productCount: number, ordinals: Iterable<number>): ProductBitset {
    const words = createWords(productCount)
    for (const ordinal of ordinals) words[ordinal >>> 5]! |= 1 << (ordinal & 31)
    return new ProductBitset(productCount, words)
  }

  /** Creates the union of these lists. */
  static fromLists(productCount: number, lists: ReadonlyArray<Int32Array>): ProductBitset {
    const words = createWords(productCount)
    for (const ordinals of lists) for (let at = 0; at < ordinals.length; at++) words[ordinals[at]! >>> 5]! |= 1 << (ordinals[at]! & 31)
    return new ProductBitset(productCount, words)
  }

  static matching(productCount: number, matches: (ordinal: number) => boolean): ProductBitset {
    const words = createWords(productCount)
    for (let ordinal = 0; ordinal < productCount; ordinal++) if (matches(ordinal)) words[ordinal >>> 5]! |= 1 << (ordinal & 31)
    return new ProductBitset(productCount, words)
  }

  static all(productCount: number): ProductBitset {
    const words = createWords(productCount).fill(0xffffffff)
    if (productCount % 32 !== 0) words[words.length - 1] = 2 ** (productCount % 32) - 1
    return new ProductBitset(productCount, words)
  }

  has(ordinal: number): boolean {
    return ((this.words[ordinal >>> 5]! >>> (ordinal & 31)) & 1) === 1
  }

  and(other: ProductBitset): ProductBitset {
    return this.#combine(other, (own, others) => own & others)
  }

  or(other: ProductBitset): ProductBitset {
    return this.#combine(other, (own, others) => own | others)
  }

  minus(other: ProductBitset): ProductBitset {
    return this.#combine(other, (own, others) => own & ~others)
  }

  /**
   * Replaces the membership of some products.
   *
   * @param changed - Products whose membership is replaced.
   * @param members - The products of `changed` that are members now.
   * @returns The new set; this one if nothing changes.
   */
  replace(changed: ProductBitset, members: ProductBitset): ProductBitset {
    const isSame = this.countCommon(changed) === members.size && this.countCommon(members) === members.size
    return isSame ? this : this.minus(changed).or(members)
  }

  /** Counts the members that both sets have. */
  countCommon(other: ProductBitset): number {
    let count = 0
    for (let at = 0; at < this.words.length; at++) count += countBits(this.words[at]! & other.words[at]!)
    return count
  }

  /** Visits the ordinals in ascending order. */
  forEach(visit: (ordinal: number) => unknown): void {
    for (let at = 0; at < this.words.length; at++)
      // Clears the lowest set bit until all bits are 0.
      for (let rest = this.words[at]!; rest !== 0; rest &= rest - 1) visit(at * 32 + 31 - Math.clz32(rest & -rest))
  }

  /** Lists the ordinals in ascending order. */
  toOrdinals(): Int32Array {
    const ordinals = new Int32Array(this.size)
    let at = 0
    this.forEach((ordinal) => (ordinals[at++] = ordinal))
    return ordinals
  }

  /** Lists members `from` to before `to` in ascending order, which is the order of popularity. */
  slice(from: number, to: number): ReadonlyArray<number> {
    const part: Array<number> = []
    for (let at = 0, seen = 0; at < this.words.length && seen < to; at++) {
      const here = countBits(this.words[at]!)
      if (seen + here > from)
        for (let rest = this.words[at]!, position = seen; rest !== 0; rest &= rest - 1, position++)
          if (position >= from && position < to) part.push(at * 32 + 31 - Math.clz32(rest & -rest))
      seen += here
    }
    return part
  }

  /** Lists members `from` to before `to` in the given order of all products. */
  sliceInOrder(order: Int32Array, from: number, to: number): ReadonlyArray<number> {
    const part: Array<number> = []
    const last = Math.min(to, this.size)
    for (let at = 0, seen = 0; at < order.length && seen < last; at++) {
      if (!this.has(order[at]!)) continue
      if (seen >= from) part.push(order[at]!)
      seen += 1
    }
    return part
  }

  #combine(other: ProductBitset, combine: (own: number, others: number) => number): ProductBitset {
    const words = new Uint32Array(this.words.length)
    for (let at = 0; at < words.length; at++) words[at] = combine(this.words[at]!, other.words[at]!)
    return new ProductBitset(this.productCount, words)
  }
}

const createWords = (productCount: number): Uint32Array<ArrayBuffer> => new Uint32Array(Math.ceil(productCount / 32))

/** Counts the set bits by adding them up in pairs, fours and eights. */
const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const countAllBits = (words: Uint32Array): number => {
  let count = 0
  for (let at = 0; at < words.length; at++) count += countBits(words[at]!)
  return count
}
