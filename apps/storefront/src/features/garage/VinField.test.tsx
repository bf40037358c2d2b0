import { act, fireEvent, waitFor } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { createFakeGarage } from "../../../test/createFakeGarage.ts"
import { dropdown, openForm } from "../../../test/openGarage.tsx"

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./GarageDrawer.tsx"))

const vin = "1G1FP22P2S2100001"
const openVin = async (world = createFakeGarage()) => {
  const { dialog, router } = await openForm("Add a Vehicle", world)
  fireEvent.click(dialog.getByText("Have your VIN?"))
  const field = dialog.getByRole<HTMLInputElement>("textbox", { name: "VIN, 17 characters" })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const find = () => act(async () => fireEvent.click(dialog.getByRole("button", { name: "Find Your Car" })))
  const getDescription = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent
  return { dialog, router, field, type, find, getDescription }
}

describe("VIN field of the vehicle form", () => {
  it("fills in the form, announces it, and adds the car with one click", async () => {
    const { dialog, find, router, type } = await openVin()
    type(" 1g1fp22p2-s2100001")
    await find()
    expect(await dialog.findByText(/Found: 1969 Chevrolet Camaro/)).toBeTruthy()
    expect([dropdown(dialog, "Year").value, dropdown(dialog, "Make").value, dropdown(dialog, "Model").value]).toEqual(["1969", "2", "3"])
    fireEvent.click(dialog.getByRole("button", { name: "Add Vehicle" }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
  })

  it("looks up a pasted VIN immediately", async () => {
    const { dialog, field } = await openVin()
    fireEvent.paste(field, { clipboardData: { getData: () => `${vin}\n` } })
    expect(field.value).toBe(vin)
    expect(await dialog.findByText(/Found: 1969 Chevrolet Camaro/)).toBeTruthy()
  })

  it("validates while typing: an unfinished VIN is not an error yet, a forbidden letter and a wrong check digit are", async () => {
    const world = createFakeGarage()
    const { field, find, getDescription, type } = await openVin(world)
    type("1G1FP")
    expect([getDescription(), field.getAttribute("aria-invalid")]).toEqual(["", "false"])
    type("1G1FPO")
    expect([getDescription(), field.getAttribute("aria-invalid")]).toEqual(["A VIN never has the letter O. Is it a 0?", "true"])
    type("1G1FP22P3S2100001")
    expect(getDescription()).toContain("This VIN has a wrong character")
    await find()
    expect(world.asked.map(({ operation }) => operation)).not.toContain("decodeVin")
  })

  it("reports a VIN that is too short on lookup", async () => {
    const { find, getDescription, type } = await openVin()
    type("124378N583211")
    await find()
    expect(getDescription()).toContain("Cars built before 1981")
  })

  it("names a car that is not in the catalog, and keeps the form unchanged", async () => {
    const world = createFakeGarage()
    world.vinAnswers.push({ _tag: "VinNotInCatalogue", year: 1989, make: "Motor Coach Industries", model: "102C3" })
    const { dialog, find, getDescription, type } = await openVin(world)
    type(vin)
    await find()
    expect(getDescription()).toContain("This is a 1989 Motor Coach Industries 102C3.")
    expect(dropdown(dialog, "Year").value).toBe("")
  })

  it("shows an error when the lookup fails, and retries", async () => {
    const world = createFakeGarage()
    world.away.add("decodeVin")
    const { dialog, find, getDescription, type } = await openVin(world)
    type(vin)
    await find()
    await waitFor(
      () => {
        expect(getDescription()).toContain("We can't look up VINs right now")
      },
      { timeout: 8000 }
    )
    world.away.clear()
    await find()
    expect(await dialog.findByText(/Found: 1969 Chevrolet Camaro/)).toBeTruthy()
    expect(getDescription()).toBe("")
  })
})
