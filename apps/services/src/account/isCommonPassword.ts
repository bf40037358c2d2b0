import { memoizeAsync } from "../foundation/memoizeAsync.ts"

/** Loaded lazily, because it takes several megabytes. */
const loadCommonPasswords = memoizeAsync(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"])
})

/**
 * Whether an attacker would try a password first: one of the 49,000 most common, ignoring case, surrounding digits and
 * symbols, and repetition, or one with few distinct characters.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await loadCommonPasswords()
  const typed = password.toLowerCase()
  const word = typed.replaceAll(/^[^a-z]+|[^a-z]+$/g, "")
  const once = typed.slice(0, typed.length / 2)
  return (
    common.has(typed) || common.has(word) || (once.repeat(2) === typed && common.has(once)) || new Set(typed).size < 5 || isSequence(typed)
  )
}

/** Whether the characters are consecutive on a keyboard or in the alphabet. */
const isSequence = (typed: string): boolean =>
  SEQUENCES.some((sequence) => sequence.includes(typed) || [...sequence].reverse().join("").includes(typed))

const SEQUENCES = ["12345678901234567890", "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"]
