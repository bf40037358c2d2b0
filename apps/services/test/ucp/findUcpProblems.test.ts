import { describe, expect, it } from "vitest"
import { findUcpProblems, ucpToolNames } from "./findUcpProblems.ts"

const ucp = { version: "2026-08-25", status: "success", capabilities: { "dev.ucp.shopping.cart": [{ version: "2026-08-25" }] } }
const total = (type: string, amount: number) => ({ type, amount, display_text: type })
const cart = {
  ucp,
  id: "1",
  line_items: [{ id: "1", item: { id: "A", title: "Pads", price: 100 }, quantity: 1, totals: [] }],
  currency: "USD",
  totals: [total("subtotal", 100), total("total", 100)],
  continue_url: "https://shop.example/buy/A:1"
}

describe("findUcpProblems", () => {
  it("accepts a cart of the protocol", () => {
    expect(findUcpProblems("get_cart", false, cart)).toEqual([])
  })

  it.each([
    ["a capability without a list", { ...cart, ucp: { ...ucp, capabilities: { "dev.ucp.shopping.cart": { version: "2026-08-25" } } } }],
    ["a second subtotal", { ...cart, totals: [...cart.totals, total("subtotal", 1)] }],
    ["a total without text", { ...cart, totals: [total("subtotal", 1), { type: "total", amount: 1 }] }],
    ["a price in dollars", { ...cart, line_items: [{ ...cart.line_items[0], item: { id: "A", title: "Pads", price: 1.5 } }] }],
    ["a relative link", { ...cart, continue_url: "/buy/A:1" }],
    ["an error without severity", { ...cart, messages: [{ type: "error", code: "a", content: "b" }] }],
    [
      "a constraint without a path",
      { ...cart, actions: { "com.example.fact": [{ id: "1", config: { request_constraints: { required: ["a"] } } }] } }
    ]
  ])("finds %s", (_, broken) => {
    expect(findUcpProblems("get_cart", false, broken)).not.toEqual([])
  })

  it("requires a link in a checkout that a person must finish", () => {
    const { continue_url: _, ...rest } = { ...cart, status: "requires_escalation", links: [] }
    expect(findUcpProblems("create_checkout", false, rest)).toContainEqual(expect.stringContaining("continue_url"))
  })

  it("allows only messages and a link in an error", () => {
    const failure = {
      ucp: { version: "2026-08-25", status: "error" },
      messages: [{ type: "error", code: "a", content: "b", severity: "recoverable" }]
    }
    expect(findUcpProblems("get_cart", true, failure)).toEqual([])
    expect(findUcpProblems("get_cart", true, { ...failure, id: "1" })).toEqual([expect.stringContaining("additional properties")])
  })

  it("checks the ten tools that respond in the format of the protocol", () => {
    expect(ucpToolNames.size).toBe(10)
  })
})
