import { describe, expect, it } from "vitest"
import type { AttemptLimiter } from "../http/attemptLimiter.ts"
import { verifyPassword } from "./verifyPassword.ts"
import { createPasswordHasher } from "./passwords.ts"
import { QueueFull } from "./createConcurrencyLimiter.ts"
import { cheapCost } from "../../test/openServices.ts"

describe("verifyPassword", () => {
  const createLimiter = (): { readonly refunded: Array<string>; readonly tries: AttemptLimiter } => {
    const refunded: Array<string> = []
    return { refunded, tries: { count: async () => null, takeBack: async (_what, whose) => void refunded.push(whose) } }
  }

  it("refunds the attempt of a right password, but not of a wrong one or of a missing account", async () => {
    const passwords = createPasswordHasher({ cost: cheapCost })
    const hash = await passwords.hash("correct horse")
    const { refunded, tries } = createLimiter()
    const check = (whose: string, password: string, kept: string | null) =>
      verifyPassword({ tries }, whose, () => passwords.verify(password, kept))
    expect([
      await check("june", "correct horse", hash),
      await check("ann", "horse", hash),
      await check("nobody", "correct horse", null)
    ]).toEqual([true, false, false])
    expect(refunded).toEqual(["june"])
  })

  it("refunds the attempt if the queue is full", async () => {
    const { refunded, tries } = createLimiter()
    const passwords = createPasswordHasher({ maxConcurrent: 0, maxQueued: 0 })
    await expect(verifyPassword({ tries }, "june", () => passwords.verify("correct horse", null))).rejects.toBeInstanceOf(QueueFull)
    expect(refunded).toEqual(["june"])
  })
})
