import { expect, it } from "vitest"
import { composeApp } from "../../app/composition/composeApp.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { CheckoutStore } from "./CheckoutStore.ts"

const known = { email: "june@example.com", name: "June Hale" }

it("CheckoutStore keeps the customer's data when the shopper types at the same moment", async () => {
  const { dispose, runtime } = composeApp(emptySeed, createTestRuntime(), () => {})
  const checkout = new CheckoutStore(runtime)
  const unfollow = checkout.follow()
  await runtime.start()
  const isKnown = checkout.know(known)
  checkout.fill("street", "1")
  await isKnown
  await expect.poll(() => checkout.state?.contact).toMatchObject({ ...known, street: "1" })
  expect(checkout.contact).toMatchObject({ ...known, street: "1" })
  unfollow()
  await dispose()
})

it("CheckoutStore keeps the customer's data that was loaded before the checkout began", async () => {
  const { dispose, runtime } = composeApp(emptySeed, createTestRuntime(), () => {})
  const checkout = new CheckoutStore(runtime)
  const unfollow = checkout.follow()
  await runtime.start()
  await checkout.know(known)
  await checkout.begin()
  await expect.poll(() => checkout.contact).toMatchObject(known)
  unfollow()
  await dispose()
})
