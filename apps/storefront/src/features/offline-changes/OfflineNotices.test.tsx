import { memoryOffline, type MemoryServices } from "@camber/adapter-memory"
import type { AddIntent } from "@camber/domain/cart"
import { SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { sampleCartItem, wireCartLine } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { captureConsole } from "../../../test/failures.ts"
import { webUserGuid } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeLists, sampleList } from "../../../test/createFakeLists.ts"
import { CartStore } from "../cart/CartStore.ts"

beforeAll(() => import("../cart-page/AddedDrawer.tsx"))

const intent: AddIntent = {
  title: "Slotted Rotor",
  productPageId: 2,
  productPageUrl: "/item/rotor/2",
  failureHref: null,
  shown: [],
  items: [sampleCartItem({ skuVariantNumber: SkuVariantNumber.make("CAM-9-1"), skuBaseNumber: SkuBaseNumber.make("CAM-9") })]
}

/** Renders a page for a visitor with a cart and a list, on an offline device that has loaded neither. */
const drawAway = async (address: string) => {
  captureConsole()
  const offline = memoryOffline()
  const { services } = createFakeLists({ lines: [wireCartLine()], lists: [sampleList("Brakes")] })
  let isCut = true
  const network: MemoryServices = {
    ...services,
    graphql: (request) => (isCut ? "away" : (services.graphql?.(request) ?? "away")),
    json: (request) => (isCut ? "away" : (services.json?.(request) ?? "away"))
  }
  offline.setAway(true)
  const shop = await renderStorefront(address, {}, {}, createTestRuntime(`WebUserGuid=${webUserGuid}`, network, { offline }))
  fireEvent(window, new Event("offline"))
  const comeBack = async () => {
    isCut = false
    await act(async () => {
      offline.setAway(false)
      fireEvent(window, new Event("online"))
    })
  }
  return { ...shop, comeBack }
}
const find = (text: string) => screen.findByText(text, {}, { timeout: 8000 })

it("OFF-12 the shop does not show an unknown cart as empty on the cart page or its badge", async () => {
  const { comeBack, container, router } = await drawAway("/shoppingcart")
  const title = "Your cart is not available offline yet"
  await find(title)
  const cart = container.resolve(CartStore)
  await act(() => router.navigate("/the-toolbox"))
  await act(async () => void (await cart.add(intent)))
  const drawer = within(await screen.findByRole("dialog", { name: "1 Item Added to Cart" }, { timeout: 8000 }))
  expect(drawer.getByText(/1 item on this device. The rest appears when you're back online/)).toBeTruthy()
  await act(() => cart.closeConfirmation())
  expect(screen.getByRole("link", { name: /^Cart 1 item or more/ }).textContent).toContain("1+")
  await act(() => router.navigate("/shoppingcart"))
  await find("Waiting to sync")
  expect(screen.getByText(title)).toBeTruthy()
  await act(() => cart.remove(cart.state!.cart!.lines[0]!.lineId))
  await waitFor(() => expect(screen.queryByText("Waiting to sync")).toBeNull())
  expect([screen.queryByText("Your cart is empty"), screen.queryByText(title) === null]).toEqual([null, false])
  await comeBack()
  await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" }, { timeout: 8000 })
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})

it("OFF-12 the shop does not show unknown lists as empty on the list page", async () => {
  const { comeBack } = await drawAway("/buildlist")
  const title = "Your lists are not available offline yet"
  await find(title)
  expect(screen.queryByText("You have no lists yet")).toBeNull()
  fireEvent.change(screen.getByRole("textbox", { name: "List name" }), { target: { value: "Front end" } })
  fireEvent.click(screen.getByRole("button", { name: "Create a New List" }))
  await screen.findByRole("heading", { level: 1, name: "Front end" }, { timeout: 8000 })
  expect(screen.getByText(title)).toBeTruthy()
  await comeBack()
  await screen.findByRole("button", { name: /^Brakes/ }, { timeout: 8000 })
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
})
