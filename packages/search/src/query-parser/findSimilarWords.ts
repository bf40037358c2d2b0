import type { Lexicon } from "./Lexicon.ts"
import { getRawText, tokenize } from "./tokens.ts"

/**
 * Index of known words by the texts that remain after deleting letters. After deleting one or two letters, a misspelling and the intended
 * word have a text in common (symmetric deletion). Each text is stored only as a bucket number, a few hundred thousand in two arrays. Words
 * that merely share a bucket are removed by counting edits.
 */
export interface DeletionIndex {
  readonly words: ReadonlyMap<string, number>
  /** Known words. Buckets contain indexes in this list. */
  readonly inOrder: ReadonlyArray<string>
  /** Bucket `n` contains the entries of `held` from `begins[n]` to before `begins[n + 1]`. The number of buckets is a power of two. */
  readonly begins: Uint32Array
  readonly held: Uint32Array
}

/**
 * Minimum length of a word. Shorter words have too many similar words. The next constant is the maximum length, because longer tokens are
 * not words.
 */
const MIN_LENGTH = 4
const MAX_LENGTH = 20
/** Minimum length of a word for which two edits are allowed. */
const MIN_LENGTH_OF_TWO_EDITS = 7

/** Number of words or buckets per step. A step takes a few milliseconds. */
const WORDS_PER_STEP = 500
const BUCKETS_PER_STEP = 500_000

/** Deletions of consecutive words. */
interface Deletions {
  readonly first: number
  /** Number of deletions of each word. */
  readonly lengths: Uint16Array
  readonly hashes: Uint32Array
}

/** Builds the index of tens of thousands of words with their frequencies, in steps. */
export function* buildDeletionIndex(words: ReadonlyMap<string, number>): Generator<undefined, DeletionIndex> {
  const inOrder = [...words.keys()].filter(({ length }) => length >= MIN_LENGTH - 1 && length <= MAX_LENGTH)
  const parts: Array<Deletions> = []
  for (let first = 0; first < inOrder.length; first += WORDS_PER_STEP) {
    yield
    parts.push(hashDeletionsOfWords(inOrder, first))
  }
  const pairs = parts.reduce((sum, { hashes }) => sum + hashes.length, 0)
  const buckets = 2 ** Math.ceil(Math.log2(pairs + 1))
  const begins = new Uint32Array(buckets + 1)
  for (const { hashes } of parts) {
    yield
    for (const hash of hashes) begins[getBucket(hash, buckets) + 1]! += 1
  }
  for (let bucket = 0; bucket < buckets; bucket++) {
    if (bucket % BUCKETS_PER_STEP === 0) yield
    begins[bucket + 1]! += begins[bucket]!
  }
  const held = new Uint32Array(pairs)
  const next = begins.slice()
  for (const { first, hashes, lengths } of parts) {
    yield
    let at = 0
    for (const [word, length] of lengths.entries())
      for (const end = at + length; at < end; at++) {
        const bucket = getBucket(hashes[at]!, buckets)
        held[next[bucket]!] = first + word
        next[bucket]! += 1
      }
  }
  return { words, inOrder, begins, held }
}

const hashDeletionsOfWords = (inOrder: ReadonlyArray<string>, first: number): Deletions => {
  const words = inOrder.slice(first, first + WORDS_PER_STEP)
  const own = words.map((word) => hashDeletions(word, word.length >= MIN_LENGTH_OF_TWO_EDITS - 1 ? 2 : 1))
  const hashes = new Uint32Array(own.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const some of own) {
    hashes.set(some, at)
    at += some.length
  }
  return { first, lengths: Uint16Array.from(own, ({ length }) => length), hashes }
}

/**
 * Computes the hash of each deletion of a word, each only once. Does so without creating strings, because garbage collection would take
 * most of the time.
 */
const hashDeletions = (word: string, most: number): Uint32Array => {
  const { length } = word
  const hashes = new Uint32Array(1 + length + (most === 2 ? (length * (length - 1)) / 2 : 0))
  let at = 0
  hashes[at++] = hashText(word)
  for (let one = 0; one < length; one++) {
    hashes[at++] = hashText(word, one)
    if (most === 2) for (let other = one + 1; other < length; other++) hashes[at++] = hashText(word, one, other)
  }
  hashes.sort()
  return hashes.filter((hash, place) => place === 0 || hash !== hashes[place - 1])
}

/**
 * Computes the hash of a text without the letters at two indexes. Uses FNV-1a with Murmur's final mix, because buckets are chosen by the
 * lowest bits.
 */
const hashText = (text: string, one = -1, other = -1): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) if (at !== one && at !== other) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
const getBucket = (hash: number, buckets: number): number => hash & (buckets - 1)

function* listBucket({ begins, held, inOrder }: DeletionIndex, rest: string): Generator<string> {
  const bucket = getBucket(hashText(rest), begins.length - 1)
  for (let at = begins[bucket]!; at < begins[bucket + 1]!; at++) yield inOrder[held[at]!]!
}

/** Finds known words within one edit, or two for a long word: nearest words first, then most common words, then in alphabetical order. */
export const findSimilarWords = (known: DeletionIndex, word: string): ReadonlyArray<string> => {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || /\d/.test(word)) return []
  const most = word.length >= MIN_LENGTH_OF_TWO_EDITS ? 2 : 1
  const candidates = new Set<string>()
  for (const rest of listDeletions(word, most)) for (const candidate of listBucket(known, rest)) candidates.add(candidate)
  return [...candidates]
    .filter((candidate) => candidate !== word)
    .map((candidate) => ({ candidate, slips: countEdits(word, candidate), isSame: candidate[0] === word[0] }))
    .filter(({ isSame, slips }) => slips <= most && (slips < 2 || isSame))
    .toSorted(
      (one, other) =>
        one.slips - other.slips ||
        Number(other.isSame) - Number(one.isSame) ||
        (known.words.get(other.candidate) ?? 0) - (known.words.get(one.candidate) ?? 0) ||
        (one.candidate < other.candidate ? -1 : 1)
    )
    .slice(0, MAX_RESULTS)
    .map(({ candidate }) => candidate)
}

const MAX_RESULTS = 8

/** Lists the word and its deletions of one letter, or two. */
const listDeletions = (word: string, most: number): ReadonlySet<string> => {
  let last = new Set([word])
  const all = new Set(last)
  for (let taken = 0; taken < most; taken++) {
    last = new Set([...last].flatMap((rest) => Array.from(rest, (_, at) => rest.slice(0, at) + rest.slice(at + 1))))
    for (const rest of last) all.add(rest)
  }
  return all
}

/** Counts edits: insertions, deletions, substitutions and transpositions. */
const countEdits = (one: string, other: string): number => {
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

/** Lists completions of the last word, most common first, each as the whole text with the completed word. */
export const getCompletions = (lexicon: Lexicon, text: string): ReadonlyArray<string> => {
  const typed = tokenize(text)
  const last = typed.at(-1)
  if (last === undefined || last.value !== null) return []
  const before = getRawText(typed, 0, typed.length - 1)
  return lexicon.findByPrefix(last.text).map((word) => (before === "" ? word : `${before} ${word}`))
}
