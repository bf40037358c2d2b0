import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultExperiment } from "./createSignupForm.ts"
import { createClosedSignup, type SignupEvent, type SignupFlow, transition } from "./machine.ts"
import type { PromoAnswer } from "./model.ts"
import type { Membership } from "./rules.ts"
import { toLoyaltyRequest, toPromoRequest } from "./requests.ts"
import { getSignupTitle } from "./text.ts"

const outside: Membership = { userStatus: "not_loggedin", isLoyaltyRegisteredUser: false, isSpecialPriceEligible: false }
const welcome: PromoAnswer = {
  success: true,
  otuCode: "WELC-OME2",
  otuCodeDaysUntilExpiration: 30,
  publicSuccessMessage: "Welcome!",
  publicErrorMessage: null,
  showLoyaltyOptIn: true
}
const events = {
  opened: { _tag: "Opened", step: "email", email: null, membership: outside },
  openedAtLoyalty: { _tag: "Opened", step: "loyalty", email: "ann@example.com", membership: outside },
  closed: { _tag: "Closed" },
  email: { _tag: "EmailEdited", text: "ann@example.com" },
  badEmail: { _tag: "EmailEdited", text: "ann" },
  phone: { _tag: "PhoneEdited", text: "(607) 555-0123" },
  badPhone: { _tag: "PhoneEdited", text: "555" },
  optIn: { _tag: "SmsOptInChanged", isChecked: true },
  submitted: { _tag: "Submitted" },
  welcomed: { _tag: "PromoAnswered", answer: welcome },
  refused: { _tag: "PromoAnswered", answer: { ...welcome, success: false, publicErrorMessage: "Already signed up" } },
  lost: { _tag: "PromoAnswered", answer: null },
  joined: { _tag: "LoyaltyAnswered", answer: { success: true, publicErrorMessage: null } },
  notJoined: { _tag: "LoyaltyAnswered", answer: { success: false, publicErrorMessage: "Not today" } },
  joinLost: { _tag: "LoyaltyAnswered", answer: null }
} as const satisfies Record<string, SignupEvent>
type EventName = keyof typeof events

const from = (flow: SignupFlow, ...names: ReadonlyArray<EventName>) =>
  names.map((name): SignupEvent => events[name]).reduce(transition, flow)
const after = (...names: ReadonlyArray<EventName>) => from(createClosedSignup(defaultExperiment), ...names)

describe("sign-up state machine", () => {
  it("SIGN-01 SIGN-08 is closed until it opens at a step", () => {
    const closed: SignupFlow = {
      isOpen: false,
      step: "email",
      isWaiting: false,
      email: "",
      phoneNumber: "",
      isSmsOptInChecked: false,
      emailErrors: [],
      phoneErrors: [],
      outcome: "none",
      otuCode: null,
      successMessage: null,
      errorMessage: null,
      isLoyaltyOffered: false,
      started: [],
      experiment: defaultExperiment,
      membership: { userStatus: "unknown", isLoyaltyRegisteredUser: false, isSpecialPriceEligible: false }
    }
    expect(after()).toEqual(closed)
    expect(after("opened")).toEqual({ ...closed, isOpen: true, membership: outside })
    expect(after("openedAtLoyalty")).toMatchObject({ isOpen: true, step: "loyalty", email: "ann@example.com", isLoyaltyOffered: true })
  })

  it("SIGN-06 SIGN-11 SIGN-13 shows congratulations and the code after a success, then the loyalty step", () => {
    const welcomed = after("opened", "email", "submitted", "welcomed")
    expect(welcomed).toMatchObject({
      step: "loyalty",
      isWaiting: false,
      otuCode: "WELC-OME2",
      successMessage: "Welcome!",
      errorMessage: null,
      isLoyaltyOffered: true
    })
    expect(getSignupTitle(welcomed)).toBe("Congrats, you're in!")
  })

  it("SIGN-14 GAP-28 shows another title and the service's message after a failure, then the loyalty step", () => {
    const refused = after("opened", "email", "submitted", "refused")
    expect(refused).toMatchObject({ step: "loyalty", otuCode: null, successMessage: null, errorMessage: "Already signed up" })
    const lost = after("opened", "email", "submitted", "lost")
    expect(lost).toMatchObject({ step: "loyalty", successMessage: null, errorMessage: null, isLoyaltyOffered: false })
    expect([refused, lost].map(getSignupTitle)).toEqual(["You're signed up!", "You're signed up!"])
  })

  it("SIGN-13 offers the rewards program neither if the service declines the offer nor to members", () => {
    const sent = after("opened", "email", "submitted")
    const answer = { ...welcome, showLoyaltyOptIn: false }
    expect(transition(sent, { _tag: "PromoAnswered", answer }).isLoyaltyOffered).toBe(false)
    const member: SignupEvent = { ...events.opened, membership: { ...outside, isLoyaltyRegisteredUser: true } }
    expect(from(transition(after(), member), "email", "submitted", "welcomed").isLoyaltyOffered).toBe(false)
  })

  it("SIGN-15 completes after joining", () => {
    const joined = after("openedAtLoyalty", "submitted", "joined")
    expect(joined).toMatchObject({ step: "completed", isWaiting: false })
    expect(getSignupTitle(joined)).toBe("Welcome to the Rewards Program!")
  })

  it("SIGN-16 stays at the loyalty step after a failure, where joining can be retried", () => {
    const failed = after("openedAtLoyalty", "submitted", "notJoined")
    expect(failed).toMatchObject({ step: "loyalty", isWaiting: false, errorMessage: "Not today" })
    expect(getSignupTitle(failed)).toBe("Something went wrong, please try again!")
    expect(from(failed, "submitted", "joinLost")).toMatchObject({ step: "loyalty", errorMessage: null })
    expect(from(failed, "submitted", "joined").step).toBe("completed")
  })

  it("SIGN-17 ignores a second click during a request", () => {
    const sent = after("opened", "email", "submitted")
    expect(sent.isWaiting).toBe(true)
    expect(transition(sent, events.submitted)).toBe(sent)
  })

  it("SIGN-19 SIGN-20 SIGN-23 sends no invalid fields, and clears an error when its field is edited", () => {
    const wrong = after("opened", "badEmail", "badPhone", "submitted")
    expect(wrong).toMatchObject({
      isWaiting: false,
      emailErrors: ["Please enter a valid email address"],
      phoneErrors: ["Must be a 10 digit US phone number"]
    })
    expect(from(wrong, "email")).toMatchObject({ emailErrors: [], phoneErrors: wrong.phoneErrors })
    expect(from(wrong, "phone")).toMatchObject({ emailErrors: wrong.emailErrors, phoneErrors: [] })
    expect(from(wrong, "email", "phone", "submitted").isWaiting).toBe(true)
  })

  it("SIGN-22 requires a phone number if the experiment requires one", () => {
    const strict = transition(createClosedSignup({ ...defaultExperiment, requirePhoneNumber: true }), events.opened)
    expect(from(strict, "email", "submitted")).toMatchObject({ isWaiting: false, phoneErrors: ["Phone number is required"] })
  })

  it("SIGN-24 sends the digits of the phone number and the trimmed email address", () => {
    const padded: SignupEvent = { _tag: "EmailEdited", text: " ann@example.com " }
    const filled = from(transition(after("opened", "phone", "optIn"), padded), "submitted")
    expect(toPromoRequest(filled, "Drawer")).toEqual({
      emailAddress: "ann@example.com",
      phoneNumber: "6075550123",
      smsOptIn: true,
      registrationSource: "Drawer"
    })
    expect(toPromoRequest({ ...filled, phoneNumber: "" }, "Modal").smsOptIn).toBe(false)
    expect(toLoyaltyRequest(filled)).toEqual({ emailAddress: "ann@example.com" })
  })

  it("SIGN-17 waits for a response while closed, and shows it when opened again", () => {
    const away = after("opened", "email", "submitted", "closed")
    expect(from(away, "opened")).toEqual(after("opened", "email", "submitted"))
    expect(from(away, "welcomed")).toMatchObject({ isOpen: false, isWaiting: false, successMessage: "Welcome!" })
  })

  it("SIGN-01 resets when opened again", () => {
    expect(after("opened", "badEmail", "submitted", "closed", "opened")).toEqual(after("opened"))
  })
})

/** States of the drawer, each reached by events. */
const states = {
  closed: after(),
  email: after("opened"),
  emailFilled: after("opened", "email"),
  emailWaiting: after("opened", "email", "submitted"),
  closedWaiting: after("opened", "email", "submitted", "closed"),
  loyalty: after("opened", "email", "submitted", "welcomed"),
  loyaltyNotOffered: after("opened", "email", "submitted", "lost"),
  loyaltyWaiting: after("openedAtLoyalty", "submitted"),
  completed: after("openedAtLoyalty", "submitted", "joined")
} as const
type StateName = keyof typeof states

const edits = ["email", "badEmail", "phone", "badPhone", "optIn"] as const
const openings = ["opened", "openedAtLoyalty"] as const
/** Events that change each state. All others change nothing. */
const effectiveEvents: Record<StateName, ReadonlyArray<EventName>> = {
  closed: openings,
  email: ["closed", ...edits, "submitted"],
  emailFilled: ["closed", ...edits, "submitted"],
  emailWaiting: ["closed", "welcomed", "refused", "lost"],
  closedWaiting: [...openings, "welcomed", "refused", "lost"],
  loyalty: ["closed", ...edits, "submitted"],
  loyaltyNotOffered: ["closed", ...edits],
  loyaltyWaiting: ["closed", "joined", "notJoined", "joinLost"],
  completed: ["closed"]
}

describe("sign-up state machine in every state", () => {
  const names = Object.keys(events) as ReadonlyArray<EventName>
  const pairs = (Object.keys(states) as ReadonlyArray<StateName>).flatMap((state) => names.map((name) => [state, name] as const))
  it.each(pairs)('handles in state "%s" the event %s', (state, name) => {
    const next = transition(states[state], events[name])
    expect(next !== states[state]).toBe(effectiveEvents[state].includes(name))
  })
})

describe("sign-up state machine after any events", () => {
  const history = fc.array(fc.constantFrom(...(Object.keys(events) as ReadonlyArray<EventName>)), { maxLength: 30 })

  it("SIGN-20 SIGN-28 never sends invalid fields, and never joins without an offer", () => {
    fc.assert(
      fc.property(history, (names) => {
        let flow = after()
        for (const name of names) {
          const next = transition(flow, events[name])
          if (next.isWaiting) expect([next.emailErrors, next.phoneErrors]).toEqual([[], []])
          if (next.isWaiting && next.step === "loyalty") expect(next.isLoyaltyOffered).toBe(true)
          if (next.outcome === "joined") expect(next.step).toBe("completed")
          flow = next
        }
      })
    )
  })

  it("SIGN-06 shows a code and messages only after a success", () => {
    fc.assert(
      fc.property(history, (names) => {
        const flow = after(...names)
        if (flow.successMessage !== null) expect(["welcomed", "joined", "notJoined"]).toContain(flow.outcome)
        if (flow.otuCode !== null) expect(["welcomed", "joined", "notJoined"]).toContain(flow.outcome)
        if (flow.outcome === "welcomed") expect(flow.successMessage).toBe("Welcome!")
      })
    )
  })
})
