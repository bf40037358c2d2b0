import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { validateEmail, isEmailAddress } from "./emailAddress.ts"

describe("isEmailAddress", () => {
  // The unquoted examples of RFC 3696, section 3, with the domains of RFC 2606
  it.each([
    "user+mailbox@example.com",
    "customer/department=shipping@example.com",
    "$A12345@example.com",
    "!def!xyz%abc@example.com",
    "_somename@example.com",
    "peter.piper@example.com",
    "o'neil@mail.example.co.uk",
    "a@b.io",
    "A@EXAMPLE.ORG",
    "x@xn--bcher-kva.example"
  ])("SIGN-20 CTRL-37 accepts %s", (text) => {
    expect(isEmailAddress(text)).toBe(true)
  })

  // The quoted and commented examples of RFC 3696 and RFC 5322, which an HTML email field rejects, and typical typing errors
  it.each([
    '"Abc@def"@example.com',
    '"Fred Bloggs"@example.com',
    "Abc\\@def@example.com",
    "pete(his account)@example.com",
    "user@[192.0.2.1]",
    "jsmith@localhost",
    "",
    " ",
    "jsmith",
    "jsmith@",
    "@example.com",
    "jsmith@example",
    "jsmith@example.c",
    "jsmith@example.c0m",
    "jsmith@.example.com",
    "jsmith@example..com",
    "jsmith@example.com.",
    "jsmith@-example.com",
    "jsmith@example-.com",
    "jsmith@@example.com",
    "jsmith@example,com",
    "j smith@example.com",
    "jsmith@example.com ",
    "jsmith@example.com\n",
    "jsmith@exam_ple.com",
    "müller@example.com",
    "<b>a@example.com</b>"
  ])("SIGN-20 CTRL-37 rejects %j", (text) => {
    expect(isEmailAddress(text)).toBe(false)
  })

  it("GAP-C36 allows at most 64 characters before the @, 254 in total, and 63 per label", () => {
    const domain = (length: number) => `${"d".repeat(61)}.`.repeat(2) + `${"e".repeat(length - 128)}.com`
    expect(["a".repeat(64), "a".repeat(65)].map((local) => isEmailAddress(`${local}@example.com`))).toEqual([true, false])
    expect([189, 190].map((length) => `${"a".repeat(64)}@${domain(length)}`.length)).toEqual([254, 255])
    expect([63, 64].map((length) => isEmailAddress(`a@${"d".repeat(length)}.com`))).toEqual([true, false])
    expect(isEmailAddress(`${"a".repeat(64)}@${domain(189)}`)).toBe(true)
    expect(isEmailAddress(`${"a".repeat(64)}@${domain(190)}`)).toBe(false)
  })

  it("SIGN-20 rejects a text of 10,000 characters quickly", () => {
    expect(isEmailAddress(`a@${"a.".repeat(5000)}com`)).toBe(false)
    expect(isEmailAddress("a".repeat(10_000))).toBe(false)
  })

  it("SIGN-20 rejects extra characters around an address", () => {
    const address = fc.emailAddress({ size: "-1" }).filter(isEmailAddress)
    fc.assert(
      fc.property(address, fc.constantFrom(" ", "\n", "<", "@", ",", ";"), (text, more) => {
        expect(isEmailAddress(text + more)).toBe(false)
        expect(isEmailAddress(more + text)).toBe(false)
      })
    )
  })

  it("SIGN-20 validateEmail ignores surrounding space", () => {
    expect(validateEmail("ann@example.com")).toEqual([])
    expect(validateEmail(" ann@example.com ")).toEqual([])
    expect(["", "ann", "ann@example"].map(validateEmail)).toEqual(Array(3).fill(["Please enter a valid email address"]))
  })
})
