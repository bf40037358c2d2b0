import type { BrowserContext } from "@playwright/test"

/** A cart as the shop stores it: pieces by the SKU of their variant. */
export type StoredCart = Readonly<Record<string, number>>

interface CartResponse {
  readonly data: { readonly cart: { readonly lines: ReadonlyArray<{ readonly skuVariantNumber: string; readonly quantity: number }> } }
}

/** Reads the visitor's cart from the shop. A visitor without a session has an empty one. */
export const readCart = async (context: BrowserContext): Promise<StoredCart> => {
  const guid = (await context.cookies()).find(({ name }) => name === "WebUserGuid")?.value
  if (guid === undefined) return {}
  const query = "query q($guid: String!) { cart(webUserGuid: $guid) { lines { skuVariantNumber quantity } } }"
  const response = await context.request.post("/graphql/checkout", { data: { query, variables: { guid } } })
  const { data } = (await response.json()) as CartResponse
  return Object.fromEntries(data.cart.lines.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity]))
}
