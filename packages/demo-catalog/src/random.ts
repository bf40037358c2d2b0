const foldPrime = 0x1b3
const twoTo32 = 4294967296

/** Returns the high 32 bits of the product of two unsigned 32-bit numbers. */
const productHigh = (a: number, b: number): number => {
  const a0 = a & 0xffff
  const a1 = a >>> 16
  const b0 = b & 0xffff
  const b1 = b >>> 16
  const middle = a1 * b0 + ((a0 * b0) >>> 16)
  const other = a0 * b1 + (middle & 0xffff)
  return (a1 * b1 + Math.floor(middle / 65536) + Math.floor(other / 65536)) >>> 0
}

/**
 * Pseudo-random numbers as a pure function of seed, kind and index.
 *
 * Uses splitmix64, whose initial state is the 64-bit FNV-1a hash of 'seed:kind:index'. Numbers of different kinds or indexes are
 * independent, so an entity is the same in a catalog of any size. 64-bit arithmetic uses two 32-bit halves, because BigInt is about twenty
 * times slower.
 */
export class Random {
  #high: number
  #low: number
  #outHigh = 0
  #outLow = 0

  constructor(seed: string, kind: string, index: number) {
    this.#high = 0xcbf29ce4
    this.#low = 0x84222325
    this.#fold(seed)
    this.#fold(":")
    this.#fold(kind)
    this.#fold(":")
    this.#fold(String(index))
  }

  /** Adds a text to the FNV-1a hash. The prime is 2^40 + 0x1b3, so multiplying by it takes only a small multiplication and a shift. */
  #fold(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const low = (this.#low ^ text.charCodeAt(at)) >>> 0
      const carried = low * foldPrime
      this.#high = (Math.imul(this.#high, foldPrime) + Math.floor(carried / twoTo32) + (low << 8)) >>> 0
      this.#low = carried >>> 0
    }
  }

  #multiply(high: number, low: number): void {
    const a = this.#outLow
    this.#outHigh = (productHigh(a, low) + Math.imul(this.#outHigh, low) + Math.imul(a, high)) >>> 0
    this.#outLow = Math.imul(a, low) >>> 0
  }

  #xorShift(bits: number): void {
    const high = this.#outHigh
    this.#outLow = (this.#outLow ^ ((this.#outLow >>> bits) | (high << (32 - bits)))) >>> 0
    this.#outHigh = (high ^ (high >>> bits)) >>> 0
  }

  #advance(): void {
    const low = this.#low + 0x7f4a7c15
    this.#low = low >>> 0
    this.#high = (this.#high + 0x9e3779b9 + (low >= twoTo32 ? 1 : 0)) >>> 0
    this.#outHigh = this.#high
    this.#outLow = this.#low
    this.#xorShift(30)
    this.#multiply(0xbf58476d, 0x1ce4e5b9)
    this.#xorShift(27)
    this.#multiply(0x94d049bb, 0x133111eb)
    this.#xorShift(31)
  }

  /** Returns the next 64 bits as two unsigned 32-bit halves. */
  bits(): readonly [high: number, low: number] {
    this.#advance()
    return [this.#outHigh, this.#outLow]
  }

  /** Returns a number in [0, 1) with 53 bits. */
  fraction(): number {
    this.#advance()
    return (this.#outHigh * 2097152 + (this.#outLow >>> 11)) / 9007199254740992
  }

  /** Returns an integer between both bounds, inclusive. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1))
  }

  chance(probability: number): boolean {
    return this.fraction() < probability
  }

  pick<A>(values: readonly [A, ...ReadonlyArray<A>]): A {
    return values[this.integer(0, values.length - 1)] ?? values[0]
  }

  /** Returns a standard normal number by the Box-Muller method. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.fraction()))
    return radius * Math.cos(2 * Math.PI * this.fraction())
  }

  /** Returns `count` different values in random order, or all of them. */
  sample<A>(values: ReadonlyArray<A>, count: number): ReadonlyArray<A> {
    const rest = [...values]
    const chosen: Array<A> = []
    while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(this.integer(0, rest.length - 1), 1))
    return chosen
  }
}

/** Picks values in proportion to their weights, in logarithmic time. */
export interface Weighted<A> {
  readonly draw: (random: Random) => A
}

/** Throws if there are no values. */
export const weighted = <A>(values: ReadonlyArray<A>, weight: (value: A) => number): Weighted<A> => {
  const last = values.at(-1)
  if (last === undefined) throw new Error("Failed to choose by weight: the list is empty")
  const bounds: Array<number> = []
  let total = 0
  for (const value of values) bounds.push((total += weight(value)))
  return {
    draw: (random) => {
      const at = random.fraction() * total
      let low = 0
      let high = bounds.length - 1
      while (low < high) {
        const middle = (low + high) >> 1
        if ((bounds[middle] ?? total) > at) high = middle
        else low = middle + 1
      }
      return values[low] ?? last
    }
  }
}
