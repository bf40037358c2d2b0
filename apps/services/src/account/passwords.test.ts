import { describe, expect, it } from "vitest"
import { createPasswordHasher } from "./passwords.ts"

const passwords = createPasswordHasher()

describe("a password", () => {
  it("is right where it is the same, to the letter, and hashed anew each time", async () => {
    const [one, other] = [await passwords.hash("Größe 42 🔧"), await passwords.hash("Größe 42 🔧")]
    expect(one).not.toBe(other)
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await Promise.all(["Größe 42 🔧", "größe 42 🔧", "Größe 42 🔧 ", ""].map((given) => passwords.isRight(given, one)))).toEqual([
      true,
      false,
      false,
      false
    ])
  })

  it("is never right without a hash, or with one that is none or is cut short", async () => {
    const hash = await passwords.hash("correct horse")
    for (const kept of [null, hash.slice(0, -4), `${hash.slice(0, hash.lastIndexOf("$"))}$AAAA`])
      expect(await passwords.isRight("correct horse", kept)).toBe(false)
  })

  it("is checked at the cost that its hash names", async () => {
    // The reference's own vector of argon2id: "password" and "somesalt" at 64 MiB, two passes, one lane.
    const vector = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
    expect([await passwords.isRight("password", vector), await passwords.isRight("Password", vector)]).toEqual([true, false])
  })
})
