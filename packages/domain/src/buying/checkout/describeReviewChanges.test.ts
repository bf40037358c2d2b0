import { sampleVerdict } from "@camber/testing/records"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { Cents } from "../../foundation/money/model.ts"
import { Reviewed } from "./model.ts"
import { describeReviewChanges, toReviewed as readOf } from "./describeReviewChanges.ts"
import { reviewLine, reviewWith } from "./testing/samples.ts"

const rotor = reviewLine("Rotor", 12_340, 2)
const caliper = reviewLine("Caliper", 9_000)
const read = readOf(reviewWith([rotor, caliper]))
const changed = (...lines: ReadonlyArray<typeof rotor>) => describeReviewChanges(read, reviewWith(lines))

describe("describeReviewChanges", () => {
  it("returns nothing for an unchanged review", () => {
    expect(changed(rotor, caliper)).toEqual([])
    expect(changed(caliper, rotor)).toEqual([])
  })

  it("describes each changed line: price, quantity, new lines and problems", () => {
    expect(changed(reviewLine("Rotor", 12_500, 2), caliper)).toEqual(["Rotor now costs $125.00; it was $123.40."])
    expect(changed(reviewLine("Rotor", 12_340, 1), caliper)).toEqual(["Rotor: the quantity is now 1; it was 2."])
    expect(changed(rotor, caliper, reviewLine("Pads", 100))).toEqual(["Pads was added to the cart."])
    expect(changed({ ...rotor, problem: "It is gone." }, caliper)).toEqual(["Rotor: It is gone."])
  })

  it("describes removed lines, an expired promo code, and a changed total without another reason", () => {
    expect(changed(rotor)).toEqual(["1 item is no longer in the cart."])
    const withoutCode = reviewWith([rotor, caliper], { promoMessage: "This code has expired.", total: Cents.make(34_675) })
    expect(describeReviewChanges(read, withoutCode)).toEqual(["This code has expired."])
    expect(describeReviewChanges(read, reviewWith([rotor, caliper], { total: Cents.make(34_675) }))).toEqual([
      "The total is now $346.75; it was $336.80."
    ])
  })

  it("CORE-03 describes each changed amount: core deposits, shipping and tax", () => {
    const changes = { cores: Cents.make(3_000), shipping: Cents.make(995), tax: Cents.make(120), total: Cents.make(37_795) }
    expect(describeReviewChanges(read, reviewWith([rotor, caliper], changes))).toEqual([
      "The core deposits are now $30.00; they were nothing.",
      "Shipping is now $9.95; it was nothing.",
      "The tax is now $1.20; it was nothing."
    ])
    expect(changed({ ...rotor, coreCharge: Cents.make(1_500) }, caliper)).toEqual([
      "Rotor: the core deposit is now $15.00; it was nothing."
    ])
  })

  it("CORE-04 describes a line that was sold out since the review, but not a line that was already backordered", () => {
    const backordered = { ...rotor, availability: "Backorderable", availabilityText: "On backorder until Dec 4" } as const
    expect(changed(backordered, caliper)).toEqual(["Rotor: another customer just bought the last one. Now: On backorder until Dec 4."])
    expect(describeReviewChanges(readOf(reviewWith([backordered])), reviewWith([backordered]))).toEqual([])
    expect(describeReviewChanges(readOf(reviewWith([backordered])), reviewWith([rotor]))).toEqual([])
  })

  it("BUY-04 describes changed arrival days, grouped, unless the line has another change", () => {
    const arriving = (rotorDay: string | null, caliperDay: string | null, lines = [rotor, caliper]) =>
      reviewWith(lines, {
        shippingChoices: [{ method: "standard", price: Cents.make(0), hasFreight: false, arrivals: [rotorDay, caliperDay] }]
      })
    const read = readOf(arriving("2026-11-25", "2026-11-25"))
    expect(describeReviewChanges(read, arriving("2026-11-25", "2026-11-25"))).toEqual([])
    expect(describeReviewChanges(read, arriving("2026-11-27", "2026-11-27"))).toEqual([
      "Rotor and 1 more: the estimated arrival is now Fri, Nov 27; it was Wed, Nov 25."
    ])
    expect(describeReviewChanges(read, arriving("2026-11-24", null))).toEqual([
      "Rotor: the estimated arrival is now Tue, Nov 24; it was Wed, Nov 25.",
      "Caliper: the estimated arrival is now not known; it was Wed, Nov 25."
    ])
    const backordered = { ...rotor, availability: "Backorderable", availabilityText: "On backorder" } as const
    expect(describeReviewChanges(read, arriving("2026-12-04", "2026-11-25", [backordered, caliper]))).toHaveLength(1)
  })

  it("BUY-04 describes a changed fitment verdict", () => {
    const lineWithFit = (fitment: "DirectFit" | "NoFit") => ({
      ...rotor,
      addedFor: { projectName: "1969 Chevrolet Camaro", verdict: { fitment, prompt: null, asks: [], reason: null } }
    })
    const read = readOf(reviewWith([lineWithFit("DirectFit")]))
    expect(describeReviewChanges(read, reviewWith([lineWithFit("DirectFit")]))).toEqual([])
    expect(describeReviewChanges(read, reviewWith([lineWithFit("NoFit")]))).toEqual([
      "Rotor: the fit for your 1969 Chevrolet Camaro is now “May Not Fit”."
    ])
  })

  it("BUY-04 ignores arrival days and verdicts that an older version of the page did not send", () => {
    const { lines, ...sums } = read
    const reviewedByOlderPage = { ...sums, lines: lines.map(({ arrives: _day, fit: _fit, ...line }) => line) }
    expect(Schema.decodeUnknownSync(Reviewed)(Schema.encodeSync(Reviewed)(reviewedByOlderPage))).toEqual(reviewedByOlderPage)
    const addedFor = {
      projectName: "1969 Chevrolet Camaro",
      verdict: sampleVerdict()
    } as const
    const now = reviewWith([{ ...rotor, addedFor }, caliper], {
      shippingChoices: [{ method: "standard", price: Cents.make(0), hasFreight: false, arrivals: ["2026-11-25", "2026-11-25"] }]
    })
    expect(describeReviewChanges(reviewedByOlderPage, now)).toEqual([])
    expect(describeReviewChanges({ ...reviewedByOlderPage, total: Cents.make(1) }, now)).not.toEqual([])
  })

  it("ignores a promo code that was already invalid in the review", () => {
    expect(describeReviewChanges(read, reviewWith([rotor, caliper], { promoMessage: "This code has expired." }))).toEqual([])
  })

  it("always rejects an empty order", () => {
    expect(describeReviewChanges(readOf(reviewWith([])), reviewWith([]))).toEqual(["The cart is empty."])
  })
})
