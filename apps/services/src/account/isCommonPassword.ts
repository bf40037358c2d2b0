import { memoizeAsync } from "../foundation/memoizeAsync.ts"

/** Some megabytes, which come with the first password that somebody chooses. */
const commonPasswords = memoizeAsync(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"])
})

/**
 * Whether a new password is among the first that are tried: one of the 49,000 commonest, whatever its case and whatever digits and signs stand
 * around it, one of them twice, or a few letters again and again.
 */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  const common = await commonPasswords()
  const typed = password.toLowerCase()
  const word = typed.replaceAll(/^[^a-z]+|[^a-z]+$/g, "")
  const once = typed.slice(0, typed.length / 2)
  return common.has(typed) || common.has(word) || (once.repeat(2) === typed && common.has(once)) || new Set(typed).size < 5 || isRow(typed)
}

/** Keys or letters that follow each other. */
const isRow = (typed: string): boolean => rows.some((row) => row.includes(typed) || [...row].reverse().join("").includes(typed))

const rows = ["12345678901234567890", "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm"]
