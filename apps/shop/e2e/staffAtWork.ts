import type { BrowserContext, Page } from "@playwright/test"
import { waitForHydration } from "./waitForHydration.ts"
import type { InputMethod } from "./inputMethod.ts"
import { main } from "./order.ts"
import { expect } from "./shop.ts"

/** Signs in like a page without scripts. A page with scripts gives up after eight seconds, and the token works only once. */
export const signInStaff = async ({ request }: Pick<BrowserContext, "request">, origin: string, token: string): Promise<void> => {
  const signedIn = await request.post(`${origin}/api/account/reset`, {
    form: { token, newPassword: "a password that boss knows" },
    headers: { origin },
    timeout: 90_000
  })
  expect(new URL(signedIn.url()).pathname).toBe("/account")
}

/** Opens order management and the order that this text finds. */
export const openInOrderManagement = async (desk: Page, hand: InputMethod, text: string, orderNumber: string): Promise<void> => {
  await desk.goto("/staff/orders")
  await waitForHydration(desk)
  await hand.write(desk.getByRole("searchbox", { name: "Number, email, name, phone or part" }), text)
  await hand.press(desk.getByRole("button", { name: "Find" }))
  await expect(desk.getByText("1 order", { exact: true })).toBeVisible()
  await hand.press(main(desk).getByRole("link", { name: orderNumber }))
  await expect(desk.getByRole("heading", { name: `Order ${orderNumber}` })).toBeVisible()
}

/** Toggles a line of the order in order management. All open lines are selected at first. */
export const turnLine = (desk: Page, hand: InputMethod, line: number): Promise<void> =>
  hand.tick(desk.getByRole("list", { name: "Lines of this order" }).getByRole("checkbox").nth(line))

/** Ships the selected lines by UPS or the given carrier. */
export const ship = async (desk: Page, hand: InputMethod, tracking: string, carrier?: string): Promise<void> => {
  if (carrier !== undefined) await hand.set(desk.getByRole("combobox", { name: "Carrier" }), carrier)
  await hand.write(desk.getByRole("textbox", { name: "Tracking number (scan or type)" }), tracking)
  await hand.press(desk.getByRole("button", { name: /^Ship \d+ pieces?$/ }))
  await expect(desk.getByRole("region", { name: "Shipments" }).getByRole("link", { name: tracking })).toBeVisible()
}
