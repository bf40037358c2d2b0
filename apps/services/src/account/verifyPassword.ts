import type { AccountDeps } from "./AccountDeps.ts"

/** Whether a password is right. Only a wrong one stays counted as a try of `whose`: not one that the shop had no room to look at (`Busy`). */
export const verifyPassword = async (
  { passwords, tries }: Pick<AccountDeps, "passwords" | "tries">,
  whose: string,
  password: string,
  hash: string | null
): Promise<boolean> => {
  let isWrong = false
  try {
    isWrong = !(await passwords.isRight(password, hash))
    return !isWrong
  } finally {
    if (!isWrong) await tries.takeBack("ofAccount", whose)
  }
}
