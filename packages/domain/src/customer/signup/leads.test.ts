import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import { LeadType } from "../../foundation/telemetry/visitEvents.ts"
import { defaultExperiment } from "./createSignupForm.ts"
import { createLeadEvent, getLeads, toLeadTelemetry } from "./leads.ts"
import { createClosedSignup, type SignupEvent, transition } from "./machine.ts"
import { LeadAction, LeadEvent } from "./model.ts"

const submitted = { type: "Email", action: "Submitted" } as const

describe("createLeadEvent", () => {
  it("SIGN-40 has one of three types and one of five actions", () => {
    expect(LeadType.literals).toEqual(["Email", "Sms", "Loyalty"])
    expect(LeadAction.literals).toEqual(["Impression", "Started", "Submitted", "Completed", "Cancelled"])
    expect(Schema.is(LeadEvent)({ ...submitted, location: "Drawer" })).toBe(true)
    expect(Schema.is(LeadEvent)({ ...submitted, type: "Fax", location: "Drawer" })).toBe(false)
  })

  it.each(["", " ", "\n"])("SIGN-41 returns null for the location %j", (location) => {
    expect(createLeadEvent(submitted, location, {})).toBeNull()
    expect(Schema.is(LeadEvent)({ ...submitted, location })).toBe(false)
  })

  it("SIGN-42 GAP-63 is tracked under its action's name, unless the lead is an impression", () => {
    const telemetryEvents = LeadAction.literals.map((action) =>
      toLeadTelemetry({ type: "Email", action, location: "SignupDrawer", cjevent: "a" })
    )
    expect(telemetryEvents).toEqual([
      null,
      ...["Started", "Submitted", "Completed", "Cancelled"].map((action) => ({
        name: `Lead ${action}`,
        type: "Email",
        location: "SignupDrawer",
        cjevent: "a"
      }))
    ])
    expect(telemetryEvents.slice(1).map((event) => Schema.is(TelemetryEvent)(event))).toEqual([true, true, true, true])
  })

  it("SIGN-43 contains known click ids and the lead id", () => {
    expect(createLeadEvent(submitted, "Drawer", { cjevent: "a", ttclid: "b" }, "c")).toEqual({
      ...submitted,
      location: "Drawer",
      cjevent: "a",
      ttclid: "b",
      lead_id: "c"
    })
    expect(createLeadEvent(submitted, "Drawer", {})).toStrictEqual({ ...submitted, location: "Drawer" })
  })
})

describe("leads of the drawer", () => {
  const opened: SignupEvent = {
    _tag: "Opened",
    step: "email",
    email: null,
    membership: { userStatus: "not_loggedin", isLoyaltyRegisteredUser: false, isSpecialPriceEligible: false }
  }
  const typed: SignupEvent = { _tag: "EmailEdited", text: "ann@example.com" }
  const phoned: SignupEvent = { _tag: "PhoneEdited", text: "6075550123" }
  const optedIn: SignupEvent = { _tag: "SmsOptInChanged", isChecked: true }
  const sent: SignupEvent = { _tag: "Submitted" }
  const closed: SignupEvent = { _tag: "Closed" }
  const welcomed: SignupEvent = {
    _tag: "PromoAnswered",
    answer: {
      success: true,
      publicSuccessMessage: null,
      publicErrorMessage: null,
      showLoyaltyOptIn: true
    }
  }
  const joined: SignupEvent = { _tag: "LoyaltyAnswered", answer: { success: true, publicErrorMessage: null } }
  const lost: SignupEvent = { _tag: "PromoAnswered", answer: null }

  const leads = (...events: ReadonlyArray<SignupEvent>) => {
    let flow = createClosedSignup(defaultExperiment)
    return events.flatMap((event) => {
      const before = flow
      flow = transition(flow, event)
      return getLeads(before, flow).map(({ action, type }) => `${type} ${action}`)
    })
  }

  it("GAP-63 raises impression, start, submission and completion, then the same leads for the rewards program", () => {
    expect(leads(opened, typed, typed, sent, welcomed, sent, joined, closed)).toEqual([
      "Email Impression",
      "Email Started",
      "Email Submitted",
      "Email Completed",
      "Loyalty Impression",
      "Loyalty Submitted",
      "Loyalty Completed"
    ])
  })

  it("GAP-63 includes the leads of the phone number if text messages were requested", () => {
    expect(leads(opened, typed, phoned, optedIn, sent, welcomed)).toEqual([
      "Email Impression",
      "Email Started",
      "Sms Started",
      "Email Submitted",
      "Sms Submitted",
      "Email Completed",
      "Sms Completed",
      "Loyalty Impression"
    ])
    for (const half of [phoned, optedIn]) expect(leads(opened, typed, half, sent)).not.toContain("Sms Submitted")
  })

  it("GAP-63 cancels the lead when closed before completion, but not during a request", () => {
    expect(leads(opened, typed, closed)).toEqual(["Email Impression", "Email Started", "Email Cancelled"])
    expect(leads(opened, typed, sent, welcomed, closed).slice(-2)).toEqual(["Loyalty Impression", "Loyalty Cancelled"])
    expect(leads(opened, typed, sent, closed, welcomed).slice(-2)).toEqual(["Email Submitted", "Email Completed"])
  })

  it("GAP-63 does not complete a lead after a failure", () => {
    expect(leads(opened, typed, sent, lost, closed)).toEqual(["Email Impression", "Email Started", "Email Submitted"])
  })
})
