/**
 * Spreads a whole amount over shares in proportion to them, in whole units: the parts add up to `amount` exactly, and none is above its
 * share where `amount` is at most their sum. What rounding down leaves goes, one each, to the largest remainders; of equal ones to the larger share
 * first, so that the order of the shares makes no difference to what each size of share gets.
 */
export const allocateProportionally = (amount: number, shares: ReadonlyArray<number>): ReadonlyArray<number> => {
  const sum = shares.reduce((before, share) => before + BigInt(share), 0n)
  if (sum === 0n) return shares.map(() => 0)
  const parts = shares.map((share, index) => {
    const exact = BigInt(amount) * BigInt(share)
    return { index, share, part: Number(exact / sum), remainder: exact % sum }
  })
  const left = amount - parts.reduce((before, { part }) => before + part, 0)
  const favoured = new Set(
    parts
      .toSorted((a, b) => compare(b.remainder, a.remainder) || b.share - a.share)
      .slice(0, left)
      .map(({ index }) => index)
  )
  return parts.map(({ index, part }) => part + (favoured.has(index) ? 1 : 0))
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)
