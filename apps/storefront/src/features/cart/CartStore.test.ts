import type { AddIntent } from "@camber/domain/cart"
import { Quantity } from "@camber/domain/catalog"
import type { GraphQLRequest } from "@camber/domain/ports"
import { sampleCartItem } from "@camber/testing/records"
import { expect, it, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { PageNavigator } from "../../foundation/page/PageNavigator.ts"
import { CartStore } from "./CartStore.ts"

const intent: AddIntent = {
  title: "Slotted Rotor",
  items: [sampleCartItem({ quantityRequested: Quantity.make(2) })],
  productPageId: 2,
  productPageUrl: "/item/slotted-rotor/2",
  failureHref: "/item/slotted-rotor/2"
}
const stored = (load = createTestRuntime(null, createFakeCheckout().services)) => {
  const { container } = composeApp(emptySeed, load, () => {})
  const went: Array<string> = []
  container.resolve(PageNavigator).attach({ navigate: (href) => void went.push(href) })
  return { cart: container.resolve(CartStore), went }
}

it("CartStore marks a product as being added before the runtime is ready, and ignores a second click", async () => {
  const { cart } = stored()
  const ends = [cart.add(intent), cart.add(intent)]
  expect([cart.state, cart.isAdding("CAM-2"), cart.isAdding("CAM-3")]).toEqual([null, true, false])
  expect(await Promise.all(ends)).toEqual([true, false])
  expect([cart.isAdding("CAM-2"), cart.itemCount]).toEqual([false, 2])
})

it("ATC-15 CartStore ignores a second click while the confirmation of the first one covers the page", async () => {
  const { cart } = stored()
  expect(await cart.add(intent)).toBe(true)
  expect(await cart.add(intent)).toBe(false)
  await cart.closeConfirmation()
  expect([await cart.add(intent), cart.itemCount]).toEqual([true, 4])
})

it("ATC-09 CartStore opens the error page of a failed add if the runtime fails to load", { tags: "full" }, async () => {
  const { cart, went } = stored(() => Promise.reject(new Error("away")))
  expect(await cart.add(intent)).toBe(false)
  expect([went, cart.isAdding("CAM-2")]).toEqual([["/item/slotted-rotor/2"], false])
})

it("ATC-41 CartStore holds an add that is clicked offline, shows a notice, and sends it once after reconnecting", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
  const whole = createTestRuntime(null, createFakeCheckout().services)
  const { cart, went } = stored((seed) => (navigator.onLine ? whole(seed) : Promise.reject(new Error("away"))))
  expect(await cart.add(intent)).toBe(false)
  expect(await cart.add({ ...intent, failureHref: null })).toBe(false)
  expect([cart.heldCount, went, cart.isAdding("CAM-2")]).toEqual([1, [], false])
  onLine.mockReturnValue(true)
  dispatchEvent(new Event("online"))
  await vi.waitFor(() => expect(cart.itemCount).toBe(2))
  expect(cart.heldCount).toBe(0)
})

it("ATC-41 CartStore holds an add that fails to reach the services although the runtime is ready", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true)
  let isAway = true
  const { services } = createFakeCheckout()
  const away = { ...services, graphql: (request: GraphQLRequest) => (isAway ? ("away" as const) : (services.graphql?.(request) ?? "away")) }
  const { cart, went } = stored(createTestRuntime(null, away, { skipsWaits: true }))
  await cart.hydrate()
  onLine.mockReturnValue(false)
  expect(await cart.add(intent)).toBe(false)
  expect([cart.heldCount, went]).toEqual([1, []])
  isAway = false
  onLine.mockReturnValue(true)
  dispatchEvent(new Event("online"))
  await vi.waitFor(() => expect(cart.itemCount).toBe(2))
})

it("CartStore reports an unknown cart if the runtime fails to load", { tags: "full" }, async () => {
  const { cart } = stored(() => Promise.reject(new Error("away")))
  await cart.load()
  expect(cart.isUnreachable).toBe(true)
})
