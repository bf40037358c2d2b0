import { describe, expect, it } from "vitest"
import { toActions } from "./vehicleActions.ts"

const ask = (asks: string) => ({ asks, text: "Which one?", choices: [] })

describe("toActions", () => {
  it.each([
    ["Vehicle", "vehicle"],
    ["Engine", "engineIds"],
    ["Rear Axle", "facets"]
  ])("requires the fact %s in the next request", (asks, field) => {
    expect(toActions(ask(asks), "https://example-parts.com")).toEqual({
      "com.example-parts.shopping.fitment.vehicle_fact_needed": [
        { id: asks, config: { text: "Which one?", request_constraints: { path: "$.vehicle", required: [field] } } }
      ]
    })
  })

  it("returns no action without a question, for a question about options, and without the extension", () => {
    expect(toActions(null, "https://example-parts.com")).toBeUndefined()
    expect(toActions(ask("Options"), "https://example-parts.com")).toBeUndefined()
    expect(toActions(ask("Engine"), "http://127.0.0.1:3000")).toBeUndefined()
  })
})
