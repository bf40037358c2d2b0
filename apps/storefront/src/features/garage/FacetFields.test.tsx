import { sampleProductPage, sampleVariant } from "@camber/testing/records"
import { Dropdown, type DropdownProps } from "@camber/ui/overlays"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { createFakeGarage } from "../../../test/createFakeGarage.ts"
import { sampleCookies, sampleProject, verdicts } from "../../../test/samples.ts"
import { GarageStore } from "./GarageStore.ts"

beforeAll(() => Promise.all([import("./GarageDrawer.tsx"), import("./FacetFields.tsx")]), 60_000)
afterEach(() => vi.restoreAllMocks())

const bolts = { ...verdicts.askVehicle, prompt: "AdditionalFacets" as const, asks: ["Bolt Pattern"] }

/** Opens the drawer from a part that needs the bolt pattern of the selected car. */
const askBoltPattern = async () => {
  const world = createFakeGarage()
  const { container } = await renderStorefront(
    "/item/slotted-rotor/2",
    { product: async () => sampleProductPage({ variant: sampleVariant({ fit: bolts }) }) },
    { selected: sampleProject },
    createTestRuntime(sampleCookies, world.services)
  )
  fireEvent.click(screen.getByRole("button", { name: "Complete Vehicle" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Complete Your Vehicle" }))
  const field = await dialog.findByRole<HTMLInputElement>("combobox", { name: "Bolt Pattern" })
  return { dialog, field, chosen: () => container.resolve(GarageStore).state?.form.facets[0]?.value }
}
const press = (field: HTMLElement, key: string) => act(async () => void fireEvent.keyDown(field, { key }))
const unfold = async (field: HTMLElement) => {
  await act(async () => field.focus())
  await press(field, "ArrowDown")
}
const choose = async (field: HTMLElement, name: string) => {
  await unfold(field)
  await act(async () => void fireEvent.click(await screen.findByRole("option", { name })))
}

describe("facet questions of a part", () => {
  it("CTRL-01 CTRL-03 sets the answer when an option is selected, and clears it when the placeholder is selected", async () => {
    const { chosen, dialog, field } = await askBoltPattern()
    await waitFor(() => expect(field.disabled).toBe(false))
    expect(field.placeholder).toBe("Select...")
    await choose(field, "5 x 4.50 in")
    expect([field.value, chosen()]).toEqual(["5 x 4.50 in", 10])
    const save = dialog.getByRole<HTMLButtonElement>("button", { name: "Complete Vehicle" })
    expect(save.disabled).toBe(false)
    await choose(field, "Select...")
    expect([field.value, chosen(), save.disabled]).toEqual(["", null, true])
  })

  it("CTRL-05 CTRL-06 shows how many answers match the typed text, or that none does", async () => {
    const { field } = await askBoltPattern()
    await waitFor(() => expect(field.disabled).toBe(false))
    await unfold(field)
    const expectStatus = async (text: string) => expect((await screen.findByText(text)).closest('[role="status"]')).toBeTruthy()
    await expectStatus("7 results available")
    await act(async () => void fireEvent.change(field, { target: { value: "5.50" } }))
    await expectStatus("2 results available")
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["5 x 5.50 in", "6 x 5.50 in"])
    await act(async () => void fireEvent.change(field, { target: { value: "zz" } }))
    await expectStatus("No options")
  })

  it("CTRL-08 skips five answers with PageDown, and goes back with PageUp", async () => {
    const { field } = await askBoltPattern()
    await waitFor(() => expect(field.disabled).toBe(false))
    await unfold(field)
    const highlighted = () => document.querySelector('[role="option"][data-highlighted]')?.textContent
    expect(highlighted()).toBe("Select...")
    await press(field, "PageDown")
    expect(highlighted()).toBe("6 x 5.50 in")
    await press(field, "PageUp")
    expect(highlighted()).toBe("Select...")
  })
})

describe("dropdown", () => {
  const options = [{ label: "Slotted", value: 1 }]
  it("CTRL-05 shows that its options are loading", () => {
    render(<Dropdown label="Finish" options={[]} selected={null} onSelect={() => undefined} isLoading disabled />)
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Finish" }).placeholder).toBe("Loading...")
  })

  it("CTRL-02 logs a missing label to the console and keeps working", async () => {
    const logged = vi.spyOn(console, "error").mockReturnValue(undefined)
    const onSelect = vi.fn<DropdownProps<number>["onSelect"]>()
    render(<Dropdown options={options} selected={null} onSelect={onSelect} />)
    expect(logged.mock.calls).toEqual([["A dropdown needs a label, unless the native select is used."]])
    await choose(screen.getByRole("combobox"), "Slotted")
    expect(onSelect.mock.calls[0]?.[0]).toEqual(options[0])
  })

  it("CTRL-04 throws for an invalid placement", () => {
    vi.spyOn(console, "error").mockReturnValue(undefined)
    const { placement }: Required<Pick<DropdownProps<number>, "placement">> = JSON.parse('{ "placement": "left" }')
    const draw = () =>
      render(<Dropdown label="Finish" options={options} selected={null} onSelect={() => undefined} placement={placement} />)
    expect(draw).toThrow(RangeError)
  })
})
