import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { register } from "./calls.ts"
import { ACCOUNT_LIMITS, validateAccountFields, normalizeEmail } from "./rules.ts"

const good = { firstName: "June", lastName: "", emailAddress: "june@example.com", newPassword: "correct horse" }

describe("validateAccountFields", () => {
  it("returns errors of the given fields, in the order of the form", () => {
    expect(validateAccountFields(good)).toEqual({})
    expect(Object.keys(validateAccountFields({ firstName: " ", emailAddress: "june@", newPassword: "short" }))).toEqual([
      "firstName",
      "emailAddress",
      "newPassword"
    ])
    expect(validateAccountFields({ password: "" })).toEqual({ password: "Enter your password." })
  })

  it("accepts exactly the texts that the service accepts", () => {
    const text = fc.oneof(fc.constantFrom("", " ", "June", "june@example.com", " june@example.com "), fc.string({ maxLength: 220 }))
    const form = fc.record({ firstName: text, lastName: text, emailAddress: text, newPassword: text })
    fc.assert(
      fc.property(form, (texts) => {
        const isTaken = Schema.decodeUnknownOption(register.body)(texts)._tag === "Some"
        expect(Object.keys(validateAccountFields(texts)).length === 0).toBe(isTaken)
      })
    )
  })

  it("rejects passwords outside the length limits", () => {
    const { password, shortestPassword } = ACCOUNT_LIMITS
    const isWrong = (length: number) => "newPassword" in validateAccountFields({ newPassword: "x".repeat(length) })
    expect([shortestPassword - 1, shortestPassword, password, password + 1].map(isWrong)).toEqual([true, false, false, true])
  })
})

it("normalizeEmail maps different spellings of an address to one spelling", () => {
  expect(normalizeEmail(" June@Example.COM ")).toBe(normalizeEmail("june@example.com"))
})
