import { OrderLine } from "@camber/domain/order"
import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { sampleOrderLine } from "../../../test/orderSamples.ts"
import { canceledLine, orderedLine } from "./orderedLine.ts"

const lineOf = Schema.decodeUnknownSync(OrderLine)
const told = {
  quantity: 3,
  shipped: 2,
  canceled: 1,
  returned: 1,
  coresReturned: 1,
  coreCharge: 35,
  options: ["Pulley: Serpentine", "2 × Ball Joint, Upper"]
}
const line = lineOf(sampleOrderLine(told))

describe("a line of an order", () => {
  it("AFT-06 tells of what goes back, out of what was not canceled, only with the pieces that were sent", () => {
    expect(orderedLine(line, 2)).toMatchObject({ note: "Returning 1 of 2. Sending 1 old part back." })
    const canceled = canceledLine(line, 1)
    expect(canceled.note).toBeUndefined()
    expect(canceled.core).toBeUndefined()
    expect(canceled.fit).toBeUndefined()
  })

  it("AFT-06 says of canceled pieces nothing of a day on which they come", () => {
    const waiting = lineOf(sampleOrderLine({ ...told, shipped: 0, returned: 0, coresReturned: 0, arrivesOn: "2026-12-01" }))
    expect(orderedLine(waiting, 2).details.join()).toContain("Get it")
    expect(canceledLine(waiting, 1).details.join()).not.toContain("Get it")
  })

  it("AFT-06 tells the parts of a kit apart from what was chosen", () => {
    expect(orderedLine(line, 2).parts).toEqual(["2 × Ball Joint, Upper"])
    expect(orderedLine(line, 2).details).not.toContain("2 × Ball Joint, Upper")
    expect(orderedLine(line, 2).details[0]).toBe("Pulley: Serpentine")
  })
})
