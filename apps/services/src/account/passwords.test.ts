import { describe, expect, it } from "vitest"
import { createPasswordHasher, verifyPassword } from "./passwords.ts"
import type { AttemptLimiter } from "../http/attemptLimiter.ts"
import { QueueFull } from "./createConcurrencyLimiter.ts"
import { cheapCost } from "../../test/openServices.ts"
import { isCommonPassword } from "./registration.ts"

const passwords = createPasswordHasher()

describe("createPasswordHasher", () => {
  it("accepts only the exact password, and hashes with a new salt each time", async () => {
    const [first, second] = [await passwords.hash("Größe 42 🔧"), await passwords.hash("Größe 42 🔧")]
    expect(first).not.toBe(second)
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await Promise.all(["Größe 42 🔧", "größe 42 🔧", "Größe 42 🔧 ", ""].map((given) => passwords.verify(given, first)))).toEqual([
      true,
      false,
      false,
      false
    ])
  })

  it("rejects any password if the hash is missing, invalid or truncated", async () => {
    const hash = await passwords.hash("correct horse")
    for (const kept of [null, hash.slice(0, -4), `${hash.slice(0, hash.lastIndexOf("$"))}$AAAA`])
      expect(await passwords.verify("correct horse", kept)).toBe(false)
  })

  it("verifies a password with the cost parameters of its hash", async () => {
    // Reference test vector of argon2id: "password" and "somesalt" at 64 MiB, two passes, one lane.
    const vector = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
    expect([await passwords.verify("password", vector), await passwords.verify("Password", vector)]).toEqual([true, false])
  })
})

describe("verifyPassword", () => {
  const createLimiter = (): { readonly refunded: Array<string>; readonly tries: AttemptLimiter } => {
    const refunded: Array<string> = []
    return { refunded, tries: { count: async () => null, takeBack: async (_what, whose) => void refunded.push(whose) } }
  }

  it("does not count an attempt with a right password, but counts one with a wrong password or without an account", async () => {
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

  it("does not count an attempt if the queue is full", async () => {
    const { refunded, tries } = createLimiter()
    const passwords = createPasswordHasher({ maxConcurrent: 0, maxQueued: 0 })
    await expect(verifyPassword({ tries }, "june", () => passwords.verify("correct horse", null))).rejects.toBeInstanceOf(QueueFull)
    expect(refunded).toEqual(["june"])
  })
})

describe("isCommonPassword", () => {
  it.each([
    "1234567890",
    "Password123!",
    "2026football",
    "qwertyuiop",
    "0123456789",
    "monkeymonkey",
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "zyxwvutsrqp"
  ])("OPS-28 rejects a common password: %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })

  it.each(["correct horse battery", "a staff password", "another one", "blue-manifold-71", "Xk2-9fPq_71aLw"])(
    "OPS-28 accepts an uncommon password: %s",
    async (password) => {
      expect(await isCommonPassword(password)).toBe(false)
    }
  )
})
