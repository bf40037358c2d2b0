import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { signUpForLoyalty } from "../loyalty/calls.ts"
import { UserStatus } from "../loyalty/model.ts"
import { signUpForPromo } from "./calls.ts"
import { defaultExperiment, parseExperiment } from "./createSignupForm.ts"
import {
  formatPhone,
  isPhoneNumber,
  shouldOfferLoyalty,
  shouldOfferLoyaltyAfterSignup,
  stripNonDigits,
  validatePhone,
  parseSignupStep
} from "./rules.ts"
import { phoneLabel, pointsAdded, getSignupTitle, smsNote, formatWelcomeOffer } from "./text.ts"

describe("parseExperiment", () => {
  it("SIGN-03 defaults to $10 off $50, 100 points worth $4, and an optional phone number", () => {
    expect(defaultExperiment).toEqual({
      discountAmount: 10,
      minimumOrder: 50,
      signupPoints: 100,
      signupPointsDollars: 4,
      requirePhoneNumber: false
    })
  })
  it("GAP-31 reads each value of a flag's JSON independently", () => {
    expect(parseExperiment('{"discountAmount":15,"requirePhoneNumber":true}')).toEqual({
      ...defaultExperiment,
      discountAmount: 15,
      requirePhoneNumber: true
    })
  })
  it.each([null, true, "", "true", "{", "[]", '{"discountAmount":-1}', '{"discountAmount":"15"}', '{"signupPoints":1.5}'])(
    "SIGN-03 GAP-31 returns the default for %j",
    (value) => {
      expect(parseExperiment(value)).toEqual(defaultExperiment)
    }
  )
})

describe("form validation", () => {
  const required = { requirePhoneNumber: true }
  const optional = { requirePhoneNumber: false }

  it("SIGN-21 accepts an empty phone number if the number is optional", () => {
    expect(validatePhone("", optional)).toEqual([])
  })
  it("SIGN-22 rejects an empty phone number if the number is required", () => {
    expect(validatePhone("", required)).toEqual(["Phone number is required"])
  })
  it("SIGN-23 accepts exactly ten digits, required or not", () => {
    expect([optional, required].map((experiment) => validatePhone("6075550123", experiment))).toEqual([[], []])
    for (const digits of ["607555012", "16075550123", "0075550123"]) {
      expect(validatePhone(digits, optional)).toEqual(["Must be a 10 digit US phone number"])
    }
  })

  it("SIGN-20 GAP-23 requires an email address and a valid source", () => {
    const sends = Schema.is(signUpForPromo.body)
    const body = { emailAddress: "ann@example.com", phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" }
    expect([sends(body), sends({ ...body, registrationSource: "Modal" }), sends({ ...body, registrationSource: "Footer" })]).toEqual([
      true,
      true,
      false
    ])
    expect(Schema.is(signUpForLoyalty.body)({ emailAddress: "" })).toBe(false)
  })
})

describe("parseSignupStep", () => {
  it.each([
    ["?signup=email", "email"],
    ["?signup=loyalty", "loyalty"],
    ["?SIGNUP=Loyalty", "loyalty"],
    ["?a=1&SignUp=LOYALTY", "loyalty"],
    ["?signup=completed", "email"],
    ["?signup=other", "email"],
    ["?signup=", "email"],
    ["?signup", "email"],
    [`?signup=${"x".repeat(10_000)}`, "email"]
  ])("SIGN-09 SIGN-10 GAP-27 opens %s at step %s", (search, step) => {
    expect(parseSignupStep(search)).toBe(step)
  })
  it.each(["", "?", "?signups=email", "?query=signup"])("SIGN-09 opens nothing for %j", (search) => {
    expect(parseSignupStep(search)).toBeNull()
  })
  it("SIGN-10 trims the value", () => {
    expect(parseSignupStep("?signup=%20loyalty+")).toBe("loyalty")
  })
  it("SIGN-10 ignores letter case", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("signup=email", "signup=loyalty", "signup=completed", "x=1"),
        fc.array(fc.boolean()),
        (text, capitals) => {
          const mixed = [...text].map((letter, at) => (capitals[at] === true ? letter.toUpperCase() : letter)).join("")
          expect(parseSignupStep(`?${mixed}`)).toBe(parseSignupStep(`?${text}`))
        }
      )
    )
  })
})

describe("shouldOfferLoyalty", () => {
  const outside = { isLoyaltyRegisteredUser: false, isSpecialPriceEligible: false }

  it("SIGN-28 GAP-33 accepts eligible and signed-out visitors", () => {
    expect(UserStatus.literals.filter((userStatus) => shouldOfferLoyalty({ ...outside, userStatus }))).toEqual(["eligible", "not_loggedin"])
  })
  it("SIGN-13 follows the service's response after a sign-up", () => {
    const membership = { ...outside, userStatus: "unknown" } as const
    expect([true, false].map((showLoyaltyOptIn) => shouldOfferLoyaltyAfterSignup({ showLoyaltyOptIn }, membership))).toEqual([true, false])
  })
  it("SIGN-28 rejects members and customers with special prices", () => {
    fc.assert(
      fc.property(fc.constantFrom(...UserStatus.literals), fc.boolean(), fc.boolean(), (userStatus, isMember, showLoyaltyOptIn) => {
        const membership = { userStatus, isLoyaltyRegisteredUser: isMember, isSpecialPriceEligible: !isMember }
        expect(shouldOfferLoyalty(membership)).toBe(false)
        expect(shouldOfferLoyaltyAfterSignup({ showLoyaltyOptIn }, membership)).toBe(false)
      })
    )
  })
})

describe("sign-up texts", () => {
  it("SIGN-02 SIGN-04 SIGN-05 SIGN-07 contains the experiment's amounts", () => {
    expect(getSignupTitle({ experiment: { ...defaultExperiment, discountAmount: 15 }, outcome: "none" })).toBe("Get $15 Off Today")
    expect([false, true].map((requirePhoneNumber) => phoneLabel({ requirePhoneNumber }))).toEqual([
      "Phone Number (optional)",
      "Phone Number"
    ])
    expect(smsNote("55555")).toBe(
      "Message frequency varies. Message and data rates may apply. Text HELP or STOP to 55555. US numbers only."
    )
    expect(pointsAdded(defaultExperiment)).toBe("100 points added! That's worth $4.")
  })

  it("SIGN-12 names the minimum order, if there is one", () => {
    expect([50, 0].map((minimumOrder) => formatWelcomeOffer({ discountAmount: 15, minimumOrder }))).toEqual([
      "$15 off one order of $50 or more",
      "$15 off one order"
    ])
  })
})

describe("phone numbers", () => {
  // Notations of ITU-T E.123 and those common in the US, with numbers reserved for fiction.
  it.each([
    ["(607) 555-0123", true],
    ["(607) 555 0123", true],
    ["607-555-0123", true],
    ["607.555.0123", true],
    ["607 555 0123", true],
    ["6075550123", true],
    ["tel:607-555-0123", true],
    ["", true],
    ["call me", true],
    ["+1 607 555 0123", false],
    ["1-607-555-0123", false],
    ["607-555-0123 ext. 4", false],
    ["555-0123", false],
    ["(007) 555-0123", false],
    ["(107) 555-0123", false],
    ["+44 20 7946 0123", false],
    ["0491 570 006", false],
    ["٦٠٧٥٥٥٠١٢٣", true]
  ])("SIGN-25 CTRL-18 GAP-30 validates %j: %s", (text, isValid) => {
    expect(isPhoneNumber(stripNonDigits(text))).toBe(isValid)
  })

  it("SIGN-24 CTRL-17 keeps only the digits, in order", () => {
    expect(["(607) 555-0123", "+1 607", "٦٠٧", "a1b2"].map(stripNonDigits)).toEqual(["6075550123", "1607", "", "12"])
    fc.assert(
      fc.property(fc.string(), (text) => {
        const digits = stripNonDigits(text)
        expect(digits).toMatch(/^[0-9]*$/)
        expect(stripNonDigits(digits)).toBe(digits)
      })
    )
  })

  it("SIGN-26 CTRL-19 formats ten digits as (xxx) xxx-xxxx", () => {
    expect(["6075550123", "607555012", "16075550123", ""].map(formatPhone)).toEqual(["(607) 555-0123", "607555012", "16075550123", ""])
  })

  it("SIGN-24 SIGN-26 parses a number back from its displayed form", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}$/), (digits) => {
        expect(stripNonDigits(formatPhone(digits))).toBe(digits)
      })
    )
  })

  it("SIGN-25 CTRL-18 accepts ten digits, the first from 2 to 9", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,12}$/), (digits) => {
        expect(isPhoneNumber(digits)).toBe(digits.length === 10 && Number(digits[0]) > 1)
      })
    )
  })
})
