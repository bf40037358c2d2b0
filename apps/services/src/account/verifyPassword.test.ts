import { describe, expect, it } from "vitest"
import type { AttemptLimiter } from "../http/attemptLimiter.ts"
import { verifyPassword } from "./verifyPassword.ts"
import { createPasswordHasher } from "./passwords.ts"
import { QueueFull } from "./createConcurrencyLimiter.ts"
import { cheapCost } from "../../test/cheapPasswords.ts"

describe("checking a password", () => {
  const left = (): { readonly takenBack: Array<string>; readonly tries: AttemptLimiter } => {
    const takenBack: Array<string> = []
    return { takenBack, tries: { count: async () => null, takeBack: async (_what, whose) => void takenBack.push(whose) } }
  }

  it("takes a right one's try back, and leaves a wrong one's and that of an account that is not there", async () => {
    const passwords = createPasswordHasher({ cost: cheapCost })
    const hash = await passwords.hash("correct horse")
    const { takenBack, tries } = left()
    const check = (whose: string, password: string, kept: string | null) => verifyPassword({ passwords, tries }, whose, password, kept)
    expect([
      await check("june", "correct horse", hash),
      await check("ann", "horse", hash),
      await check("nobody", "correct horse", null)
    ]).toEqual([true, false, false])
    expect(takenBack).toEqual(["june"])
  })

  it("takes a try back that there was no room for", async () => {
    const { takenBack, tries } = left()
    const passwords = createPasswordHasher({ maxConcurrent: 0, maxQueued: 0 })
    await expect(verifyPassword({ passwords, tries }, "june", "correct horse", null)).rejects.toBeInstanceOf(QueueFull)
    expect(takenBack).toEqual(["june"])
  })
})
