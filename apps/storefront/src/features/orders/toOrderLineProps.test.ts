import { Cents } from "@camber/domain/money"
import { type Order, OrderLine } from "@camber/domain/order"
import { wireOrderLine } from "@camber/testing/records"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { canceledLine, toOrderLineProps } from "./toOrderLineProps.ts"

const lineOf = Schema.decodeUnknownSync(OrderLine)
const fitAtOrder = {
  quantity: 3,
  shipped: 2,
  canceled: 1,
  returned: 1,
  coresReturned: 1,
  coreCharge: 35,
  options: ["Pulley: Serpentine", "2 × Ball Joint, Upper"]
}
const line = lineOf(wireOrderLine(fitAtOrder))

type Return = Order["returns"][number]
const backOf = (changes: Pick<Return, "lines"> & Partial<Return>): Return => ({
  returnId: 1,
  requestedAt: 0,
  settledAt: null,
  reason: "other",
  state: "requested",
  refusedWhy: null,
  credit: Cents.make(0),
  shipping: Cents.make(0),
  ...changes
})
const goods = (quantity: number, received: number | null) => ({ ordinality: 1, kind: "goods" as const, quantity, received })
const core = (quantity: number, received: number | null) => ({ ...goods(quantity, received), kind: "core" as const })

describe("a line of an order", () => {
  it("AFT-06 counts requested returns against pieces that are not canceled, and only in the shipped group", () => {
    const going = backOf({ lines: [goods(1, null), core(1, null)] })
    expect(toOrderLineProps(line, 2, [going])).toMatchObject({ note: "Returning 1 of 2. Sending 1 old part back." })
    const canceled = canceledLine(line, 1)
    expect(canceled.note).toBeUndefined()
    expect(canceled.core).toBeUndefined()
    expect(canceled.fit).toBeUndefined()
  })

  it("AFT-23 shows received pieces as returned with the day, and omits unreceived and rejected ones", () => {
    const settledAt = Date.UTC(2026, 10, 24, 12)
    const noteWith = (...returns: ReadonlyArray<ReturnType<typeof backOf>>) => toOrderLineProps(line, 2, returns).note
    const came = { state: "received", settledAt } as const
    expect(noteWith(backOf({ ...came, lines: [goods(2, 1), core(1, 1)] }))).toBe(
      "Returned 1 of 2 on November 24, 2026. 1 old part received on November 24, 2026."
    )
    expect(noteWith(backOf({ ...came, state: "closed", lines: [goods(1, 1)] }), backOf({ lines: [goods(1, null)] }))).toBe(
      "Returned 1 of 2 on November 24, 2026. Returning 1 of 2."
    )
    expect(noteWith(backOf({ ...came, lines: [goods(1, 0)] }), backOf({ state: "refused", lines: [goods(1, null)] }))).toBeUndefined()
    expect(noteWith(backOf({ ...came, lines: [{ ...goods(1, 1), ordinality: 2 }] }))).toBeUndefined()
  })

  it("AFT-06 shows no arrival day for canceled pieces", () => {
    const waiting = lineOf(wireOrderLine({ ...fitAtOrder, shipped: 0, returned: 0, coresReturned: 0, arrivesOn: "2026-12-01" }))
    expect(toOrderLineProps(waiting, 2, []).details.join()).toContain("Get it")
    expect(canceledLine(waiting, 1).details.join()).not.toContain("Get it")
  })

  it("AFT-06 separates the parts of a kit from the selected options", () => {
    expect(toOrderLineProps(line, 2, []).parts).toEqual(["2 × Ball Joint, Upper"])
    expect(toOrderLineProps(line, 2, []).details).not.toContain("2 × Ball Joint, Upper")
    expect(toOrderLineProps(line, 2, []).details[0]).toBe("Pulley: Serpentine")
  })
})
