/**
 * Allocates a whole amount to shares in proportion, in whole units.
 *
 * The allocated amounts add up to `amount`. None exceeds its share if `amount` is at most the sum of the shares. Each unit of the rounding
 * remainder goes to the share with the largest fraction, and among equal fractions to the larger share. The result does not depend on the
 * order of the shares.
 */
export const allocateProportionally = (amount: number, shares: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sum = shares.reduce((before, share) => before + BigInt(share), 0n)
  if (sum === 0n) return shares.map(() => 0)
  const parts = shares.map((share, index) => {
    const exact = BigInt(amount) * BigInt(share)
    return { index, share, part: Number(exact / sum), remainder: exact % sum }
  })
  const remainder = amount - parts.reduce((before, { part }) => before + part, 0)
  const favored = new Set(
    parts
      .toSorted((a, b) => compare(b.remainder, a.remainder) || b.share - a.share)
      .slice(0, remainder)
      .map(({ index }) => index)
  )
  return parts.map(({ index, part }) => part + (favored.has(index) ? 1 : 0))
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)
