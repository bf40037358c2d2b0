import type { APIRequestContext } from "@playwright/test"
import { expect, test } from "./shop.ts"
import { goTo } from "./waitForHydration.ts"

interface FoundVehicle {
  readonly certainty: string
  readonly vehicle: object
}
interface FittingParts {
  readonly products: ReadonlyArray<{ readonly variants: ReadonlyArray<{ readonly id: string }> }>
}
interface Cart {
  readonly id: string
  readonly line_items: ReadonlyArray<{ readonly item: { readonly title: string } }>
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

test("a cart that an assistant filled opens in the shopper's browser, who goes on to the checkout", async ({
  page,
  playwright,
  baseURL
}) => {
  const assistant = await playwright.request.newContext({ baseURL: baseURL! })
  const call = createCaller(assistant)
  const { certainty, vehicle } = await call<FoundVehicle>("find_vehicle", { words: "1969 Chevrolet Camaro" })
  expect(certainty).toBe("exact")
  const { products } = await call<FittingParts>("what_fits", { words: "brake pads", vehicle })
  const id = products[0]?.variants[0]?.id
  const cart = await call<Cart>("create_cart", { cart: { line_items: [{ item: { id }, quantity: 2 }] } })
  const handOver = await call<HandOver>("create_checkout", { checkout: { cart_id: cart.id } })
  expect(handOver.status).toBe("requires_escalation")
  await assistant.dispose()

  await goTo(page, handOver.continue_url)
  await expect(page).toHaveURL(/\/shoppingcart$/)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 2, name: cart.line_items[0]!.item.title })).toBeVisible()
  await expect(main.getByRole("textbox", { name: "Quantity" })).toHaveValue("2")
  await main.getByRole("link", { name: "Check Out" }).click()
  await expect(page).toHaveURL(/\/buy$/)
})
