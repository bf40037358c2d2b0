import { describe, expect, it } from "vitest"
import { isCommonPassword } from "./registration.ts"

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
