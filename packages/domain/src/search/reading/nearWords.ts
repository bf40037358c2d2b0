/** Known words by what is left of them with a letter or two taken away: a slip and the word that was meant meet there. */
export interface WordsByDeletion {
  readonly words: ReadonlyMap<string, number>
  readonly left: ReadonlyMap<string, ReadonlyArray<string>>
}

/** Shorter words have too many neighbors to be corrected, longer ones are no words. */
const SHORTEST = 4
const LONGEST = 20
/** From so many letters on, two slips are forgiven. */
const TWO_SLIPS = 7

/** Words taken between two pauses: some five milliseconds. */
const AT_ONCE = 250

/** `words` with how often each is used, in steps: there are tens of thousands, and whoever drives them may let others in between. */
export function* wordsByDeletion(words: ReadonlyMap<string, number>): Generator<undefined, WordsByDeletion> {
  const left = new Map<string, Array<string>>()
  let taken = 0
  for (const word of words.keys()) {
    if (word.length < SHORTEST - 1 || word.length > LONGEST) continue
    if (++taken % AT_ONCE === 0) yield
    for (const rest of deletions(word, word.length >= TWO_SLIPS - 1 ? 2 : 1)) {
      const known = left.get(rest)
      if (known === undefined) left.set(rest, [word])
      else known.push(word)
    }
  }
  return { words, left }
}

/** Known words within one slip of this one, or two of a long one: the nearest first, then the commonest. */
export const nearWords = ({ left, words }: WordsByDeletion, word: string): ReadonlyArray<string> => {
  if (word.length < SHORTEST || word.length > LONGEST || /\d/.test(word)) return []
  const most = word.length >= TWO_SLIPS ? 2 : 1
  const candidates = new Set<string>()
  for (const rest of deletions(word, most)) for (const candidate of left.get(rest) ?? []) candidates.add(candidate)
  return [...candidates]
    .filter((candidate) => candidate !== word)
    .map((candidate) => ({ candidate, slips: slipsBetween(word, candidate), isSame: candidate[0] === word[0] }))
    .filter(({ isSame, slips }) => slips <= most && (slips < 2 || isSame))
    .toSorted(
      (one, other) =>
        one.slips - other.slips ||
        Number(other.isSame) - Number(one.isSame) ||
        (words.get(other.candidate) ?? 0) - (words.get(one.candidate) ?? 0)
    )
    .slice(0, MOST)
    .map(({ candidate }) => candidate)
}

const MOST = 8

/** The word itself, and what is left of it without one letter, or without two. */
const deletions = (word: string, most: number): ReadonlySet<string> => {
  let last = new Set([word])
  const all = new Set(last)
  for (let taken = 0; taken < most; taken++) {
    last = new Set([...last].flatMap((rest) => Array.from(rest, (_, at) => rest.slice(0, at) + rest.slice(at + 1))))
    for (const rest of last) all.add(rest)
  }
  return all
}

/** Letters put in, left out, taken for another, or in the other's place (each one slip). */
const slipsBetween = (one: string, other: string): number => {
  const width = other.length + 1
  const table = new Uint8Array((one.length + 1) * width)
  for (let row = 0; row <= one.length; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      if (row === 0 || column === 0) {
        table[at] = row + column
        continue
      }
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(table[at - width]! + 1, table[at - 1]! + 1, table[at - width - 1]! + (isSame ? 0 : 1))
      const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) least = Math.min(least, table[at - 2 * width - 2]! + 1)
      table[at] = least
    }
  }
  return table[table.length - 1]!
}
