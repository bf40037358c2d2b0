import { render, screen } from "@testing-library/react"
import { addresses, deleteAddress } from "@camber/domain/addresses"
import { EMPTY_CONTACT } from "@camber/domain/checkout"
import { Schema } from "effect"
import { RouterProvider } from "react-router-dom"
import { createMemoryRouter } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { june } from "../../../../test/accountServices.ts"
import { createVisitorRuntime, type VisitorRuntime } from "../../../app/composition/visitorRuntime.ts"
import type { FormFields } from "../../../foundation/page/FormPage.ts"
import { addressesFormPage } from "./AddressesFormPage.tsx"

const asksToDelete = Schema.is(Schema.Struct({ id: Schema.Literal(deleteAddress.id) }))
const asksForAddresses = Schema.is(Schema.Struct({ id: Schema.Literal(addresses.id) }))

const runtimes: Array<VisitorRuntime> = []
afterEach(() => Promise.all(runtimes.splice(0).map((runtime) => runtime.dispose())))

/** Renders the page for a visitor with these addresses, or its response to a submission. */
const drawFor = async (userProfile: typeof june.profile, kept: ReadonlyArray<object> = [], sent: FormFields | null = null) => {
  const answer = (asked: unknown): object =>
    asksToDelete(asked)
      ? { deleteAddress: { addresses: [], message: null } }
      : asksForAddresses(asked)
        ? { addresses: { addresses: kept, message: null } }
        : { userProfile }
  const visitors = async (request: Request) => Response.json({ data: answer(await request.json()) })
  const runtime = createVisitorRuntime(
    { kind: "process", answer: async () => ({ status: 404 }), visitors },
    {
      request: new Request("http://shop.test"),
      cookies: june.cookie,
      userAgent: "",
      selected: null,
      publicOrigin: "http://shop.test",
      pressKey: crypto.randomUUID()
    }
  )
  runtimes.push(runtime)
  const { Component, act, load } = addressesFormPage
  const loader = () => (sent === null ? load(runtime, new URL("http://shop.test/forms/addresses"), {}) : act?.(runtime, sent))
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component, loader, HydrateFallback: () => null }])} />)
}

it("ADDR-03 asks a signed-in customer for the first address, without another sign-in", async () => {
  await drawFor(june.profile)
  expect(await screen.findByRole("heading", { name: "No addresses yet" })).toBeTruthy()
  expect(screen.queryByRole("link", { name: /Sign In/ })).toBeNull()
  expect(screen.getByRole("form", { name: "Add an address" })).toBeTruthy()
})

it("ADDR-04 offers sign-in instead of a form to visitors who are not signed in", async () => {
  await drawFor({ ...june.profile, isRegistered: false })
  expect((await screen.findByRole("link", { name: "Sign In/Register" })).getAttribute("href")).toContain("%2Fforms%2Faddresses")
  expect(screen.queryByRole("form")).toBeNull()
})

it("NAV-187 ADDR-03 renders a form that restores a deleted address, as the default if it was", async () => {
  const addressId = "11111111-1111-4111-8111-000000000001"
  const home = {
    ...EMPTY_CONTACT,
    name: "June Hale",
    phone: "330 555 0142",
    street: "12 Mill Road",
    city: "Akron",
    region: "OH",
    postalCode: "44308"
  }
  await drawFor(june.profile, [{ addressId, address: home, isDefault: true }], { intent: "delete", addressId })
  const undo = await screen.findByRole<HTMLButtonElement>("button", { name: "Undo: keep June Hale, 12 Mill Road, Akron, OH 44308" })
  const sent = Object.fromEntries(new FormData(undo.form ?? undefined, undo))
  expect(sent).toMatchObject({ intent: "save", street: "12 Mill Road", postalCode: "44308", isDefault: "on" })
  expect(sent).not.toHaveProperty("addressId")
})
