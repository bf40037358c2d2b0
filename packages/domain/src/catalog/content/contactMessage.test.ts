import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { CONTACT_LIMITS, getContactResultHref, parseContactOutcome } from "./contactForm.ts"
import { ContactMessage } from "./contactMessage.ts"

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
