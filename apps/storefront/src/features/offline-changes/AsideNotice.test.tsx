import { memoryOffline } from "@camber/adapter-memory"
import { wireCartItem } from "@camber/testing/records"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { captureConsole } from "../../../test/failures.ts"
import { createFakeCheckout, webUserGuid } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"

beforeAll(() => import("./AsideNotice.tsx"))

const keyOf = (part: string) => `00000000-0000-4000-8000-00000000000${part}`
/** Creates a rejected add as the device stores it. */
const asideAdd = (part: string, pieces: number) => ({
  key: keyOf(part),
  operation: "addToCart",
  service: "checkout",
  id: "",
  variables: {
    webUserGuid,
    project: null,
    items: [wireCartItem({ skuVariantNumber: `CAM-${part}-1`, skuBaseNumber: `CAM-${part}`, quantityRequested: pieces })],
    productPageId: null,
    skuBaseNumber: null,
    productPageUrl: null
  },
  shown: {
    parts: [{ skuBaseNumber: `CAM-${part}`, title: `Rotor ${part}`, brand: "", imageUrl: "", productPageUrl: "/shop/all", price: "$9.00" }],
    names: null
  },
  at: 0,
  isTried: true,
  tries: 6,
  notBefore: 0
})

/** Renders the cart page on a device with two rejected changes. */
const draw = async (aside: ReadonlyArray<object> = [asideAdd("1", 2), asideAdd("2", 1)]) => {
  captureConsole()
  const offline = memoryOffline()
  const known = { cart: null, lists: null, projects: null }
  offline.text = JSON.stringify({
    version: 1,
    owner: webUserGuid,
    changes: [],
    sent: [],
    aside,
    known
  })
  const checkout = createFakeCheckout({ lines: [] })
  await renderStorefront("/shoppingcart", {}, {}, createTestRuntime(`WebUserGuid=${webUserGuid}`, checkout.services, { offline }))
  fireEvent(window, new Event("offline"))
  const notice = await screen.findByText(/^Th(is change|ese changes) didn't go through/, {}, { timeout: 8000 })
  const rows = () => within(notice.closest<HTMLElement>("[role=status]")!).getAllByRole("listitem")
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  return { ...checkout, offline, press, rows }
}

it("OFF-11 the notice lists rejected changes on the cart page in the shopper's words, each with actions", async () => {
  const { rows } = await draw()
  expect(rows().map((row) => row.firstElementChild?.textContent)).toEqual(["Add 2 × Rotor 1 to your cart", "Add Rotor 2 to your cart"])
  for (const row of rows()) expect(within(row).getAllByRole("button")).toHaveLength(2)
})

it("OFF-11 'Discard' removes that change, keeps the other, sends no request, and keeps the focus on the page", async () => {
  const { offline, press, rows, variablesOf } = await draw()
  press("Discard: Add 2 × Rotor 1 to your cart")
  await screen.findByText("This change didn't go through")
  expect([rows().length, document.activeElement?.id, variablesOf("addToCart")]).toEqual([1, "main", []])
  expect(offline.text).toContain(keyOf("2"))
  expect(offline.text).not.toContain(keyOf("1"))
})

it("OFF-11 'Try Again' sends only that change", async () => {
  const { press, variablesOf } = await draw()
  press("Try Again: Add Rotor 2 to your cart")
  await waitFor(() => expect(variablesOf("addToCart")).toMatchObject([{ items: [{ skuBaseNumber: "CAM-2" }] }]))
  expect(await screen.findByText("This change didn't go through")).toBeTruthy()
})

it("OFF-14 the notice lists a change that the page cannot read, which can only be discarded", async () => {
  const { offline, press, rows } = await draw([{ ...asideAdd("3", 1), operation: "repaintCar" }])
  const text = "A change that this version of the shop can't read"
  expect(rows().map((row) => row.firstElementChild?.textContent)).toEqual([text])
  expect(within(rows()[0]!).getAllByRole("button")).toHaveLength(1)
  press(`Discard: ${text}`)
  await waitFor(() => expect(offline.text).toBeNull())
})
