// @vitest-environment node
import { EMPTY_CONTACT } from "@camber/domain/checkout"
import { expect, it } from "vitest"
import { june } from "../../../../test/accountServices.ts"
import type { Answers } from "../../../../test/createFakeServices.ts"
import { openFormPage } from "../../../../test/openFormPage.ts"

const addressId = "11111111-1111-4111-8111-000000000001"
const { email: _, ...empty } = EMPTY_CONTACT
const address = {
  ...empty,
  name: "June Hale",
  phone: "330 555 0142",
  street: "12 Mill Road",
  city: "Akron",
  region: "OH",
  postalCode: "44308"
}
const home = { addressId, address, isDefault: true }

/** Opens the account page of a customer with these addresses. */
const openAccount = (addresses: ReadonlyArray<object>, answers: Answers = {}, profile = june.profile) =>
  openFormPage({
    userProfile: () => ({ userProfile: profile }),
    addresses: () => ({ addresses: { addresses, message: null } }),
    ...answers
  })
const path = "/account?scripts=off"

it("ADDR-03 without scripts opens the form of an address by a link, with the address filled in", async () => {
  const { open } = await openAccount([home])
  const list = (await open(path)).html
  expect(list).toContain(`href="/account?address=${addressId}&amp;scripts=off#addresses"`)
  expect(list).not.toContain('aria-label="Change an address"')
  const { html } = await open(`${path}&address=${addressId}`)
  expect(html).toContain('aria-label="Change an address"')
  expect(html).toContain('name="street" value="12 Mill Road"')
})

it("ADDR-01 without scripts an incomplete address is explained with the typed text, and a complete one is saved", async () => {
  const { asked, open } = await openAccount([], { saveAddress: () => ({ saveAddress: { addresses: [home], message: null } }) })
  const { html } = await open("/account", { intent: "save", street: "12 Mill Road", city: "x".repeat(10_000) })
  expect(html).toContain('name="street" value="12 Mill Road"')
  expect(html).toContain("Choose a state.")
  expect(html).not.toContain("x".repeat(1_000))
  const saved = await open("/account", { ...address, intent: "save", isDefault: "on" })
  expect([saved.status, saved.headers.get("location")]).toEqual([303, "/account?scripts=off#addresses"])
  const { variables } = asked.find(({ operation }) => operation === "saveAddress") ?? {}
  expect(variables).toMatchObject({ addressId: null, address, isDefault: true })
})

it("without scripts an address that was not saved remains in the form, with the reason", async () => {
  const full = "You keep 20 addresses already."
  const { open } = await openAccount([home], { saveAddress: () => ({ saveAddress: { addresses: [home], message: full } }) })
  const { html } = await open("/account", { ...address, intent: "save", street: "9 Canal Street" })
  expect(html).toContain(full)
  expect(html).toContain('name="street" value="9 Canal Street"')
})

it("without scripts an address becomes the default", async () => {
  const { asked, open } = await openAccount([home], { saveAddress: () => ({ saveAddress: { addresses: [home], message: null } }) })
  expect((await open("/account", { intent: "default", addressId })).status).toBe(303)
  expect(asked.at(-1)).toMatchObject({ operation: "saveAddress", variables: { addressId, address, isDefault: true } })
})

it("ADDR-04 offers sign-in instead of a form to visitors who are not signed in", async () => {
  const { open } = await openAccount([], {}, { ...june.profile, isRegistered: false })
  const { html } = await open(path)
  expect(html).toContain('href="/account/login"')
  expect(html).not.toContain("Add an Address")
})

it("NAV-187 ADDR-03 without scripts a form restores a deleted address, as the default if it was", async () => {
  const { open } = await openAccount([home], { deleteAddress: () => ({ deleteAddress: { addresses: [], message: null } }) })
  const { html } = await open("/account", { intent: "delete", addressId })
  const [undo = ""] = /<form(?:(?!<\/form>)[^])*Undo: keep June Hale, 12 Mill Road, Akron, OH 44308[^>]*>/.exec(html) ?? []
  expect(undo).toContain('name="street" value="12 Mill Road"')
  expect(undo).toContain('name="isDefault" value="on"')
  expect(undo).toMatch(/<button type="submit"[^>]* value="save"[^>]* name="intent"/)
  expect(undo).not.toContain("addressId")
})

it("without scripts the result of a settings form is shown", async () => {
  const { open } = await openAccount([])
  expect((await open(`${path}&outcome=taken`)).html).toContain("This address already belongs to an account.")
})
