import { describe, expect, it } from "vitest"
import type { Tries } from "../http/tries.ts"
import { checkPassword } from "./checkPassword.ts"
import { makePasswords } from "./passwords.ts"
import { Busy } from "./takingTurns.ts"
import { cheapCost } from "../../test/cheapPasswords.ts"

describe("checking a password", () => {
  const left = (): { readonly takenBack: Array<string>; readonly tries: Tries } => {
    const takenBack: Array<string> = []
    return { takenBack, tries: { count: async () => null, takeBack: async (_what, whose) => void takenBack.push(whose) } }
  }

  it("takes a right one's try back, and leaves a wrong one's and that of an account that is not there", async () => {
    const passwords = makePasswords({ cost: cheapCost })
    const hash = await passwords.hash("correct horse")
    const { takenBack, tries } = left()
    const check = (whose: string, password: string, kept: string | null) => checkPassword({ passwords, tries }, whose, password, kept)
    expect([
      await check("june", "correct horse", hash),
      await check("ann", "horse", hash),
      await check("nobody", "correct horse", null)
    ]).toEqual([true, false, false])
    expect(takenBack).toEqual(["june"])
  })

  it("takes a try back that there was no room for", async () => {
    const { takenBack, tries } = left()
    const passwords = makePasswords({ maxConcurrent: 0, maxQueued: 0 })
    await expect(checkPassword({ passwords, tries }, "june", "correct horse", null)).rejects.toBeInstanceOf(Busy)
    expect(takenBack).toEqual(["june"])
  })
})
