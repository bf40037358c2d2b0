import { Schema } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { validateContactMessage, CONTACT_LIMITS, getContactResultHref, parseContactOutcome } from "./contactForm.ts"
import { ContactMessage } from "./contactMessage.ts"
import { parseQueryString } from "../../foundation/ports/queryString.ts"

const message = { name: "June Hale", email: "june@example.com", topic: "fitment", message: "Does it fit a 1969 Nova?" }
const isAccepted = (change: object): boolean => Schema.decodeUnknownOption(ContactMessage)({ ...message, ...change })._tag === "Some"

describe("ContactMessage", () => {
  it("trims its fields", () => {
    expect(Schema.decodeUnknownSync(ContactMessage)({ ...message, name: "  June Hale\n" })).toEqual(message)
  })

  it("rejects a blank field, an invalid email address, an unknown topic and too much text", () => {
    expect(isAccepted({})).toBe(true)
    const broken = [{ name: " " }, { email: "june@" }, { topic: "gossip" }, { message: "" }, { message: undefined }]
    expect(broken.map(isAccepted)).toEqual(broken.map(() => false))
    const { message: longest } = CONTACT_LIMITS
    expect([longest, longest + 1].map((length) => isAccepted({ message: "x".repeat(length) }))).toEqual([true, false])
  })

  it("reports its result in the form's URL, and other values yield null", () => {
    for (const outcome of ["sent", "invalid", "wait"] as const) {
      const [path = "", hash] = getContactResultHref(outcome).split("#")
      expect(hash).toBe("contactform")
      expect(parseContactOutcome(parseQueryString(path.slice(path.indexOf("?"))).get("contact") ?? null)).toEqual(outcome)
    }
    expect(parseContactOutcome("<b>")).toBeNull()
    expect(parseContactOutcome(null)).toBeNull()
  })
})

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
