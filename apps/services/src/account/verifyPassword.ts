import type { AccountDeps } from "./AccountDeps.ts"

/**
 * Verifies a password. Counts only wrong ones as attempts of `whose`, not right ones or requests that exceed the
 * capacity (`QueueFull`).
 */
export const verifyPassword = async (
  { passwords, tries }: Pick<AccountDeps, "passwords" | "tries">,
  whose: string,
  password: string,
  hash: string | null
): Promise<boolean> => {
  let isWrong = false
  try {
    isWrong = !(await passwords.verify(password, hash))
    return !isWrong
  } finally {
    if (!isWrong) await tries.takeBack("ofAccount", whose)
  }
}
