import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { TelemetryEvent } from "../../foundation/telemetry/model.ts"
import { feedbackClicked, feedbackSubmitted } from "./events.ts"
import { type FeedbackEvent, type FeedbackForm, newFeedback, transition } from "./machine.ts"
import { shouldShowTab, validateFeedbackEmail, isSubmittable, getFeedbackProblem } from "./rules.ts"
import { countRuns } from "../../../test/countRuns.ts"

const liked: FeedbackEvent = { _tag: "ThumbClicked", emotion: "positive" }
const disliked: FeedbackEvent = { _tag: "ThumbClicked", emotion: "negative" }
const edited = (field: "feedback" | "email" | "partNumber" | "url", text: string): FeedbackEvent => ({ _tag: "Edited", field, text })
const contact = (isOkay: boolean): FeedbackEvent => ({ _tag: "ContactChanged", isOkay })
const sent: FeedbackEvent = { _tag: "Submitted" }
const after = (...events: ReadonlyArray<FeedbackEvent>) => events.reduce(transition, newFeedback("Search"))
const wrong = "Please enter a valid email address"

describe("a feedback form", () => {
  it("FB-01 FB-03 FB-04 moves from thumbs to details to submitted", () => {
    expect(after()).toMatchObject({ phase: "thumbs", emailErrors: [] })
    expect(after(liked).phase).toBe("details")
    expect(after(liked, edited("feedback", "Good"), edited("partNumber", "CAM-1"), sent)).toEqual({
      phase: "submitted",
      record: { emotion: "positive", feedback: "Good", element: "Search", okay_to_contact: false, email: "", partNumber: "CAM-1", url: "" },
      emailErrors: []
    })
  })

  it("FB-13 needs a text, a part number or a URL", () => {
    const record = after(liked).record
    expect([record, { ...record, feedback: " \n" }].map(isSubmittable)).toEqual([false, false])
    expect((["feedback", "partNumber", "url"] as const).map((field) => isSubmittable({ ...record, [field]: "x" }))).toEqual([
      true,
      true,
      true
    ])
    expect(after(liked, sent).phase).toBe("details")
  })

  it("FB-14 FB-12 needs a valid email address with permission to contact, and shows an error otherwise", () => {
    const steps = [liked, edited("feedback", "x"), contact(true)]
    expect(isSubmittable(after(...steps).record)).toBe(false)
    expect(after(...steps, sent).phase).toBe("details")
    expect(after(...steps, edited("email", "ann@example"), sent)).toMatchObject({ phase: "details", emailErrors: [wrong] })
    expect(after(...steps, edited("email", "ann@example"), sent, edited("url", "/x")).emailErrors).toEqual([wrong])
    expect(after(...steps, edited("email", "ann@example"), sent, edited("email", "ann@example.com")).emailErrors).toEqual([])
    expect(after(...steps, edited("email", "ann@example.com"), sent).phase).toBe("submitted")
  })

  it("FB-18 ignores the email address without permission to contact", () => {
    for (const email of ["", "ann@example"]) {
      expect(validateFeedbackEmail({ email, okay_to_contact: false })).toEqual([])
      expect(after(liked, edited("feedback", "x"), edited("email", email), sent).phase).toBe("submitted")
    }
    expect(after(liked, edited("feedback", "x"), edited("email", "y"), contact(true), sent, contact(false)).emailErrors).toEqual([])
  })
})

/** States of a form, and the events that change each state. */
const states = {
  thumbs: after(),
  empty: after(liked),
  filled: after(liked, edited("feedback", "x")),
  submitted: after(liked, edited("feedback", "x"), sent)
}
const events = { liked, disliked, edited: edited("url", "/x"), contact: contact(true), sent }
const meaning: Record<keyof typeof states, ReadonlyArray<keyof typeof events>> = {
  thumbs: ["liked", "disliked"],
  empty: ["disliked", "edited", "contact"],
  filled: ["disliked", "edited", "contact", "sent"],
  submitted: []
}
describe("every state and event", () => {
  const pairs = (Object.keys(states) as ReadonlyArray<keyof typeof states>).flatMap((state) =>
    (Object.keys(events) as ReadonlyArray<keyof typeof events>).map((event) => [state, event] as const)
  )
  it.each(pairs)("%s, then %s changes the form only if the table contains the change", (state, event) => {
    expect(transition(states[state], events[event]) !== states[state]).toBe(meaning[state].includes(event))
  })
})

const anyEvent = fc.oneof(
  fc.constantFrom(liked, disliked, sent, contact(true), contact(false)),
  fc
    .tuple(fc.constantFrom("feedback", "email", "partNumber", "url"), fc.constantFrom("", " ", "x", "ann@example.com"))
    .map(([field, text]) => edited(field, text))
)
describe("any sequence of events", () => {
  it("FB-12 FB-13 FB-14 submits nothing that is empty or lacks a required email address", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 20 }), (history) => {
        const { phase, record }: FeedbackForm = after(...history)
        if (phase === "submitted") expect([isSubmittable(record), validateFeedbackEmail(record)]).toEqual([true, []])
      })
    )
  })
})

describe("a feedback event", () => {
  const known = (isCustomerInternal: boolean) => ({ profile: { isCustomerInternal, isRegistered: true } })
  const record = { ...after(liked).record, feedback: " Good ", email: "ann@example.com", url: "/item/x/1" }

  it("ANL-103 ANL-104 contains the thumb, the record and the internal or external source", () => {
    expect(feedbackClicked({ element: "Search", misoId: "m-1" }, "negative", { profile: null })).toEqual({
      name: "Feedback Clicked",
      element: "Search",
      emotion: "negative",
      source: "external",
      misoId: "m-1"
    })
    expect(feedbackSubmitted(record, { misoId: null }, known(true))).toEqual({
      name: "Feedback Submitted",
      element: "Search",
      emotion: "positive",
      feedback: "Good",
      okay_to_contact: false,
      email: null,
      partNumber: null,
      url: "/item/x/1",
      source: "internal",
      misoId: null
    })
  })

  it("FB-01 contains the email address only with permission to contact", () => {
    expect(feedbackClicked({ element: "Cart", misoId: null }, "positive", known(false))).toMatchObject({ misoId: null })
    const submit = (isOkay: boolean) => feedbackSubmitted({ ...record, okay_to_contact: isOkay }, { misoId: null }, known(false))
    expect(submit(true)).toMatchObject({ email: "ann@example.com" })
    expect(submit(false)).toMatchObject({ email: null })
    expect(feedbackSubmitted({ ...record, partNumber: " CAM-1 ", url: " " }, { misoId: null }, known(false))).toMatchObject({
      partNumber: "CAM-1",
      url: null
    })
  })

  it("GAP-C14 is valid for the collector with any text", () => {
    const text = fc.oneof(fc.string(), fc.string({ minLength: 2500, maxLength: 5000, unit: "grapheme" }))
    fc.assert(
      fc.property(text, text, text, (feedback, partNumber, url) => {
        const event = feedbackSubmitted(
          { ...record, feedback, partNumber, url, email: feedback },
          { misoId: partNumber },
          { profile: null }
        )
        expect(Schema.is(TelemetryEvent)(event)).toBe(true)
      }),
      { numRuns: countRuns(20) }
    )
  })
})

it("FB-05 shouldShowTab is true in half of the sessions", () => {
  expect([0, 0.499, 0.5, 0.999].map(shouldShowTab)).toEqual([true, true, false, false])
})

it.each([
  ["", "m-1", "Name is required for feedback component"],
  [" ", null, "Name is required for feedback component"],
  ["Search", null, "Miso id required for feedback component"],
  ["Shop", "", "Miso id required for feedback component"],
  ["Search", "m-1", null],
  ["Cart", null, null]
])("ERR-101 ERR-102 getFeedbackProblem for %j with the Miso id %j is: %s", (name, misoId, missing) => {
  expect(getFeedbackProblem(name, misoId)).toBe(missing)
})
