import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { validateContactMessage, CONTACT_LIMITS } from "./contactForm.ts"
import { ContactMessage } from "./contactMessage.ts"

const texts = { name: "June Hale", email: "june@example.com", message: "Does it fit a 1969 Nova?" }

describe("validateContactMessage", () => {
  it("returns an error per field, in form order", () => {
    expect(validateContactMessage(texts)).toEqual({})
    expect(Object.keys(validateContactMessage({ name: " ", email: "june@", message: "\n" }))).toEqual(["name", "email", "message"])
    expect(validateContactMessage({ ...texts, email: "" })).toEqual({ email: "Enter a valid email address." })
  })

  it("returns no errors if and only if the message is accepted", () => {
    const text = (longest: number) =>
      fc.oneof(fc.constantFrom("", " ", "June", "june@example.com", " june@example.com "), fc.string({ maxLength: longest }))
    const form = fc.record({ name: text(CONTACT_LIMITS.name), email: text(CONTACT_LIMITS.email), message: text(200) })
    fc.assert(
      fc.property(form, (input) => {
        const isTaken = Schema.decodeUnknownOption(ContactMessage)({ ...input, topic: "other" })._tag === "Some"
        expect(Object.keys(validateContactMessage(input)).length === 0).toBe(isTaken)
      })
    )
  })
})
