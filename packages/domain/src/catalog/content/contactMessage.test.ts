import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { CONTACT_LIMITS, getContactResultHref, parseContactOutcome } from "./contactForm.ts"
import { ContactMessage } from "./contactMessage.ts"

const message = { name: "June Hale", email: "june@example.com", topic: "fitment", message: "Does it fit a 1969 Nova?" }
const isTaken = (change: object): boolean => Schema.decodeUnknownOption(ContactMessage)({ ...message, ...change })._tag === "Some"

describe("a message to the shop", () => {
  it("is taken without the space around its fields", () => {
    expect(Schema.decodeUnknownSync(ContactMessage)({ ...message, name: "  June Hale\n" })).toEqual(message)
  })

  it("is not taken with a blank field, an address that is none, an unknown topic or too much text", () => {
    expect(isTaken({})).toBe(true)
    const broken = [{ name: " " }, { email: "june@" }, { topic: "gossip" }, { message: "" }, { message: undefined }]
    expect(broken.map(isTaken)).toEqual(broken.map(() => false))
    const { message: longest } = CONTACT_LIMITS
    expect([longest, longest + 1].map((length) => isTaken({ message: "x".repeat(length) }))).toEqual([true, false])
  })

  it("leads back to the form with what became of it, and an address of other origin tells nothing", () => {
    for (const outcome of ["sent", "invalid", "wait"] as const) {
      const [path = "", hash] = getContactResultHref(outcome).split("#")
      expect([hash, parseContactOutcome(parseQueryString(path.slice(path.indexOf("?"))).get("contact") ?? null)]).toEqual([
        "contactform",
        outcome
      ])
    }
    expect(parseContactOutcome("<b>")).toBeNull()
    expect(parseContactOutcome(null)).toBeNull()
  })
})
