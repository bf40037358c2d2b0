import type { AccountDeps } from "./AccountDeps.ts"

/**
 * Verifies a password by `verify`. Counts only wrong ones as attempts of `whose`, not right ones or requests that exceed the
 * capacity (`QueueFull`).
 */
export const verifyPassword = async (
  { tries }: Pick<AccountDeps, "tries">,
  whose: string,
  verify: () => Promise<boolean>
): Promise<boolean> => {
  let isWrong = false
  try {
    isWrong = !(await verify())
    return !isWrong
  } finally {
    if (!isWrong) await tries.takeBack("ofAccount", whose)
  }
}
