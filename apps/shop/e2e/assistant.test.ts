import type { APIRequestContext } from "@playwright/test"
import { fillAddress, continueCheckout, main, placeOrder } from "./order.ts"
import { createAnonymousContext, expect, full, test, withoutOffer } from "./shop.ts"
import { goTo } from "./waitForHydration.ts"

interface FoundVehicle {
  readonly certainty: string
  readonly vehicle: object | null
  readonly question: { readonly asks: string } | null
}
interface Products {
  readonly products: ReadonlyArray<{
    readonly title: string
    readonly variants: ReadonlyArray<{ readonly id: string }>
    readonly metadata: { readonly fitment: { readonly verdict: string } | null }
  }>
}
interface Fit {
  readonly fit: { readonly verdict: string; readonly statement: { readonly source: string | null } | null }
  readonly question: {
    readonly asks: string
    readonly choices: ReadonlyArray<{ readonly label: string; readonly vehicle?: object }>
  } | null
}
interface Cart {
  readonly id: string
  readonly line_items: ReadonlyArray<{ readonly item: { readonly title: string }; readonly quantity: number }>
  readonly messages: ReadonlyArray<object>
}
interface Plan {
  readonly total: { readonly amount: number }
  readonly problem: string | null
}
interface HandOver {
  readonly status: string
  readonly continue_url: string
}

/** Calls a tool as an assistant does, over the Model Context Protocol. */
const createCaller =
  (request: APIRequestContext) =>
  async <Answer>(name: string, given: object): Promise<Answer> => {
    const response = await request.post("/api/ucp/mcp", {
      headers: { accept: "application/json, text/event-stream" },
      data: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given } }
    })
    const { result } = (await response.json()) as { readonly result: { readonly isError: boolean; readonly structuredContent: Answer } }
    expect(result.isError, JSON.stringify(result.structuredContent)).toBe(false)
    return result.structuredContent
  }

const toLines = (...items: ReadonlyArray<readonly [string, number]>) => ({
  line_items: items.map(([id, quantity]) => ({ item: { id }, quantity }))
})

test("a conversation of ten turns ends in a cart that the shopper checks out in the browser", full, async ({ page, baseURL }) => {
  const assistant = await createAnonymousContext(baseURL!)
  const call = createCaller(assistant)
  const meta = { "ucp-agent": { profile: "https://platform.example/agent.json" } }

  // 1. "Do you have headers for my Camaro?"
  const unsure = await call<FoundVehicle>("find_vehicle", { words: "Camaro" })
  expect([unsure.certainty, unsure.vehicle, unsure.question?.asks]).toEqual(["choose", null, "Vehicle"])
  // 2. "It's a 1969."
  const { certainty, vehicle } = await call<FoundVehicle>("find_vehicle", { words: "1969 Chevrolet Camaro" })
  expect(certainty).toBe("exact")
  // 3. "Show me headers."
  const headers = await call<Products>("search_catalog", { meta, catalog: { query: "headers" }, vehicle })
  const header = headers.products.find(({ metadata, variants }) => metadata.fitment?.verdict === "not_known" && variants.length === 1)!
  const product = header.variants[0]!.id
  // 4. "Does that one fit?"
  const open = await call<Fit>("check_fit", { product, vehicle })
  expect([open.fit.verdict, open.question?.asks]).toEqual(["not_known", "Engine"])
  // 5. "The engine is a 350."
  const known = open.question?.choices.find(({ label }) => label === "350 V8 5.7L")?.vehicle
  const { fit, question } = await call<Fit>("check_fit", { product, vehicle: known })
  expect([fit.verdict, question]).toEqual(["fits", null])
  expect(fit.statement?.source).toBeTruthy()
  // 6. "I'll take it."
  const { id } = await call<Cart>("create_cart", { meta, cart: toLines([product, 1]), vehicle: known })
  // 7. "And front brake pads?"
  const { products } = await call<Products>("what_fits", { words: "brake pads", vehicle: known })
  const pads = products[0]!
  // 8. "Two sets of the first ones."
  const cart = await call<Cart>("update_cart", { meta, id, cart: toLines([product, 1], [pads.variants[0]!.id, 2]), vehicle: known })
  expect([cart.line_items.map(({ quantity }) => quantity), cart.messages]).toEqual([[1, 2], []])
  // 9. "What does it cost to ship it to 44308?"
  const { problem, total } = await call<Plan>("ship_plan", { meta, id, postal_code: "44308" })
  expect(problem).toBeNull()
  // 10. "I'll buy it."
  const handOver = await call<HandOver>("create_checkout", { meta, checkout: { cart_id: id } })
  expect(handOver.status).toBe("requires_escalation")
  await assistant.dispose()

  await withoutOffer(page.context(), baseURL)
  await goTo(page, handOver.continue_url)
  await expect(page).toHaveURL(/\/shoppingcart$/)
  for (const { item } of cart.line_items) await expect(main(page).getByRole("heading", { level: 2, name: item.title })).toBeVisible()
  await expect(main(page).getByRole("textbox", { name: "Quantity" }).nth(1)).toHaveValue("2")
  await main(page).getByRole("link", { name: "Check Out" }).click()
  await fillAddress(page, "assisted@example.com")
  await continueCheckout(page)
  const price = (total.amount / 100).toLocaleString("en-US", { style: "currency", currency: "USD" })
  await expect(main(page).getByRole("button", { name: `Place Order and Pay ${price}` })).toBeVisible()
  expect(await placeOrder(page)).toMatch(/^\d{10}$/)
})
