import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type CheckoutEvent, type CheckoutState, initialCheckout, EMPTY_DRAFT, transition } from "./machine.ts"
import { june, reviewLine, reviewWith } from "./testing/samples.ts"

const review = reviewWith([reviewLine("Rotor", 12_340)])
const after = (...events: ReadonlyArray<CheckoutEvent>): CheckoutState => events.reduce(transition, initialCheckout)
const filled: CheckoutEvent = { _tag: "ContactEdited", contact: june }
const reviewed: ReadonlyArray<CheckoutEvent> = [filled, { _tag: "ReviewRequested" }, { _tag: "Reviewed", review }]

const event: fc.Arbitrary<CheckoutEvent> = fc.constantFrom<CheckoutEvent>(
  { _tag: "CheckoutStarted", draft: EMPTY_DRAFT },
  filled,
  { _tag: "ContactEdited", contact: { ...june, country: "CA" } },
  { _tag: "ReviewRequested" },
  { _tag: "EditingResumed" },
  { _tag: "MethodChosen", shippingMethod: "expedited" },
  { _tag: "PointsChosen", points: 50 },
  { _tag: "ReviewStarted" },
  { _tag: "Reviewed", review },
  { _tag: "ReviewFailed" },
  { _tag: "PlacingStarted" },
  { _tag: "Placed", orderNumber: "4821773905", payUrl: null },
  { _tag: "PlacingRejected", changes: ["It costs more."], review },
  { _tag: "PlacingUnanswered" }
)

describe("checkout state machine", () => {
  it("continues to the review only with a complete address, otherwise shows errors", () => {
    expect(after({ _tag: "ReviewRequested" })).toMatchObject({ isReviewing: false, errors: { email: expect.any(String) } })
    expect(after(filled, { _tag: "ReviewRequested" })).toMatchObject({ isReviewing: true, errors: {} })
  })

  it("clears the error of a corrected field, and shows no new errors before the next attempt", () => {
    const wrong = after({ _tag: "ReviewRequested" })
    expect(
      Object.keys(transition(wrong, { _tag: "ContactEdited", contact: { ...wrong.contact, email: june.email } }).errors)
    ).not.toContain("email")
    expect(after({ _tag: "ContactEdited", contact: { ...june, email: "" } }).errors).toEqual({})
  })

  it("resets region and expedited shipping when the country changes", () => {
    const abroad = after(
      ...reviewed,
      { _tag: "MethodChosen", shippingMethod: "expedited" },
      { _tag: "ContactEdited", contact: { ...june, country: "CA" } }
    )
    expect(abroad).toMatchObject({ contact: { country: "CA", region: "" }, shippingMethod: "standard" })
    expect(transition(abroad, { _tag: "MethodChosen", shippingMethod: "expedited" })).toBe(abroad)
  })

  it("places an order only from the review, and ignores commands while placing the order", () => {
    expect(after(filled, { _tag: "PlacingStarted" }).isPlacing).toBe(false)
    const placing = after(...reviewed, { _tag: "PlacingStarted" })
    expect(placing.isPlacing).toBe(true)
    expect(transition(placing, { _tag: "PlacingStarted" })).toBe(placing)
    expect(transition(placing, { _tag: "PointsChosen", points: 25 })).toBe(placing)
    expect(transition(placing, { _tag: "Placed", orderNumber: "4821773905", payUrl: null })).toMatchObject({
      placed: "4821773905",
      isPlacing: false
    })
  })

  it("shows changes with the current review, and can place the order again", () => {
    const changed = after(...reviewed, { _tag: "PlacingStarted" }, { _tag: "PlacingRejected", changes: ["It costs more."], review })
    expect(changed).toMatchObject({ isPlacing: false, changes: ["It costs more."] })
    expect(transition(changed, { _tag: "PlacingStarted" })).toMatchObject({ isPlacing: true, changes: [] })
  })

  it("never places an order without a review, and has valid points and shipping after any events", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const state = after(...events)
        if (state.isPlacing) expect(state.review).not.toBeNull()
        expect(state.points).toBeGreaterThanOrEqual(0)
        if (state.contact.country !== "US") expect(state.shippingMethod).toBe("standard")
      })
    )
  })
})
