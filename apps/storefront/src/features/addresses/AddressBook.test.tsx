import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { accountServices, june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"

const PATIENCE = { timeout: 15_000 }
const address = {
  name: "June Hale",
  phone: "330 555 0142",
  street: "12 Mill Road",
  street2: "",
  city: "Akron",
  region: "OH",
  postalCode: "44308",
  country: "US"
}
const savedAddress = (addressId: string, street: string, isDefault: boolean) => ({ addressId, address: { ...address, street }, isDefault })
const home = savedAddress("11111111-1111-4111-8111-000000000001", "12 Mill Road", true)
const work = savedAddress("11111111-1111-4111-8111-000000000002", "7 Foundry Street", false)

/** Renders the account page over services that answer each change with the next address book. */
const draw = async (...books: ReadonlyArray<"away" | { readonly addresses: ReadonlyArray<object>; readonly message: string | null }>) => {
  const { memory } = accountServices({ profile: june.profile })
  const asked: Array<readonly [string, unknown]> = []
  let turn = 0
  await renderStorefront(
    "/account",
    {},
    {},
    createTestRuntime(june.cookie, {
      ...memory,
      graphql: (request) => {
        if (!/[aA]ddress(?:es)?$/.test(request.operation)) return memory.graphql?.(request) ?? "away"
        asked.push([request.operation, request.variables])
        const book = books[Math.min(turn++, books.length - 1)]
        return book === "away" ? book : { data: { [request.operation]: book } }
      }
    })
  )
  return asked
}
const list = async () => within(await screen.findByRole("list", { name: "Your addresses" }, PATIENCE))

describe("addresses on the account page", () => {
  beforeAll(() => Promise.all([import("../account-pages/SettingsPage.tsx"), import("@camber/domain/addresses")]))

  it("ADDR-03 lists the default address first, and makes a second address the default with one click", async () => {
    const asked = await draw({ addresses: [home, work], message: null }, { addresses: [{ ...work, isDefault: true }], message: null })
    expect((await list()).getAllByRole("listitem").map((item) => within(item).queryByText("Default") !== null)).toEqual([true, false])
    fireEvent.click(screen.getByRole("button", { name: "Make default: June Hale, 7 Foundry Street, Akron, OH 44308" }))
    await waitFor(() => {
      expect(screen.queryByText("12 Mill Road")).toBeNull()
    }, PATIENCE)
    expect(asked.map(([operation]) => operation)).toEqual(["addresses", "saveAddress"])
    expect(asked[1]?.[1]).toMatchObject({ addressId: work.addressId, isDefault: true })
  }, 30_000)

  it("ADDR-01 shows an error beside each invalid field, and saves a complete address", async () => {
    const asked = await draw({ addresses: [], message: null }, { addresses: [home], message: null })
    fireEvent.click(await screen.findByRole("button", { name: "Add an Address" }, PATIENCE))
    const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
    fireEvent.click(screen.getByRole("button", { name: "Save Address" }))
    expect(screen.getByText("Choose a state.")).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText("Full name"))
    fill("Full name", address.name)
    fill("Phone (for delivery)", address.phone)
    fill("Street and number", address.street)
    fill("City", address.city)
    fill("State", address.region)
    fill("ZIP code", address.postalCode)
    fireEvent.click(screen.getByRole("button", { name: "Save Address" }))
    expect((await list()).getByText("12 Mill Road")).toBeTruthy()
    expect(asked[1]?.[1]).toMatchObject({ address, isDefault: true })
  }, 30_000)

  it("NAV-187 restores a deleted address with one click, as the default if it was", async () => {
    const again = { addresses: [home, work], message: null }
    const asked = await draw(again, { addresses: [{ ...work, isDefault: true }], message: null }, again)
    await list()
    fireEvent.click(screen.getByRole("button", { name: /^Delete June Hale, 12 Mill/ }))
    const undo = await screen.findByRole("button", { name: "Undo: keep June Hale, 12 Mill Road, Akron, OH 44308" }, PATIENCE)
    expect(screen.getByText("June Hale, 12 Mill Road, Akron, OH 44308 is deleted", { selector: ".notice *" })).toBeTruthy()
    fireEvent.click(undo)
    expect((await list()).getByText("12 Mill Road")).toBeTruthy()
    expect(asked.map(([operation]) => operation)).toEqual(["addresses", "deleteAddress", "saveAddress"])
    expect(asked[2]?.[1]).toMatchObject({ addressId: null, address: home.address, isDefault: true })
    await waitFor(() => {
      expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull()
    }, PATIENCE)
  }, 30_000)

  it("NAV-187 offers Undo again after a failed request and keeps the focus there", async () => {
    await draw({ addresses: [home, work], message: null }, { addresses: [work], message: null }, "away")
    await list()
    fireEvent.click(screen.getByRole("button", { name: /^Delete June Hale, 12 Mill/ }))
    const undo = await screen.findByRole("button", { name: /^Undo/ }, PATIENCE)
    undo.focus()
    fireEvent.click(undo)
    await screen.findByText("We didn't get a response. Try again.", { selector: ".notice *" }, PATIENCE)
    expect(screen.getByRole("button", { name: /^Undo/ })).toBe(undo)
    expect(document.activeElement).toBe(undo)
  }, 30_000)

  it("BUY-15 labels a region with the country's own term", async () => {
    await draw({ addresses: [], message: null })
    fireEvent.click(await screen.findByRole("button", { name: "Add an Address" }, PATIENCE))
    fireEvent.change(screen.getByLabelText("Country"), { target: { value: "CA" } })
    expect(screen.getByLabelText("Province")).toBeTruthy()
    fireEvent.change(screen.getByLabelText("Country"), { target: { value: "AU" } })
    expect(screen.getByLabelText("State")).toBeTruthy()
  }, 30_000)

  it("shows why an address was not saved, and keeps the typed text", async () => {
    await draw({ addresses: [home], message: null }, { addresses: [home], message: "You keep this address already." })
    fireEvent.click(await screen.findByRole("button", { name: "Edit June Hale, 12 Mill Road, Akron, OH 44308" }, PATIENCE))
    fireEvent.click(screen.getByRole("button", { name: "Save Address" }))
    expect(await screen.findByText("You keep this address already.", {}, PATIENCE)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>("Street and number").value).toBe("12 Mill Road")
  }, 30_000)

  it("NAV-181 restores the focus after a form closes or an address is deleted", async () => {
    const books = [[home, work], [home, work], [home]].map((addresses) => ({ addresses, message: null }))
    await draw(...books)
    const press = (name: RegExp | string) => {
      const button = screen.getByRole("button", { name })
      button.focus()
      fireEvent.click(button)
    }
    await list()
    // Opening the page does not move the focus.
    expect(document.activeElement).toBe(document.body)
    const isHere = () => document.activeElement === screen.getByRole("region", { name: "Saved addresses" })
    press("Add an Address")
    const focused = vi.spyOn(HTMLElement.prototype, "focus")
    press("Cancel")
    expect(isHere()).toBe(true)
    // The form was longer, so the page scrolls to the focused element.
    expect(focused).toHaveBeenLastCalledWith()
    focused.mockRestore()
    press(/^Edit June Hale, 7 Foundry/)
    press("Save Address")
    await waitFor(() => expect(isHere()).toBe(true), PATIENCE)
    press(/^Delete June Hale, 7 Foundry/)
    await waitFor(() => {
      expect(screen.queryByText("7 Foundry Street")).toBeNull()
      expect(isHere()).toBe(true)
    }, PATIENCE)
  }, 30_000)
})
