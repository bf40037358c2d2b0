import { describe, expect, it } from "vitest"
import { createPasswordHasher } from "./passwords.ts"

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

  it("rejects any password without a hash, or with an invalid or truncated one", async () => {
    const hash = await passwords.hash("correct horse")
    for (const kept of [null, hash.slice(0, -4), `${hash.slice(0, hash.lastIndexOf("$"))}$AAAA`])
      expect(await passwords.verify("correct horse", kept)).toBe(false)
  })

  it("verifies with the cost in the hash", async () => {
    // Reference test vector of argon2id: "password" and "somesalt" at 64 MiB, two passes, one lane.
    const vector = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc"
    expect([await passwords.verify("password", vector), await passwords.verify("Password", vector)]).toEqual([true, false])
  })
})
