import { act, fireEvent, waitFor } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { createFakeGarage } from "../../../test/createFakeGarage.ts"
import { choose, dropdown, openForm } from "../../../test/openGarage.tsx"

/** Loads the chunk first, so that the tests do not measure its load time. */
beforeAll(() => import("./GarageDrawer.tsx"))

const openWords = async (world = createFakeGarage()) => {
  const { dialog, router } = await openForm("Add a Vehicle", world)
  const field = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Your car in words/ })
  const find = (words: string) => {
    fireEvent.change(field, { target: { value: words } })
    return act(async () => fireEvent.click(dialog.getByRole("button", { name: "Find Car" })))
  }
  return { dialog, router, field, find }
}

describe("car in words of the vehicle form", () => {
  it("GAR-91 shows what was understood, preselects year, make, model and engine, and adds the car with one click", async () => {
    const { dialog, find, router } = await openWords()
    await find("69 camaro 350")
    expect(await dialog.findByText("Found: 1969 Chevrolet Camaro with 350 V8 5.7L. Check it below, then add it.")).toBeTruthy()
    const names = ["Year", "Make", "Model", "Engine (optional)"]
    await waitFor(() => expect(names.map((name) => dropdown(dialog, name).value)).toEqual(["1969", "2", "3", "5"]))
    fireEvent.click(dialog.getByRole("button", { name: "Add Vehicle" }))
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/vehicle/1969-chevrolet-camaro~12")
    })
  })

  it("GAR-91 announces the question of which car is meant, and moves the focus to the words after the answer", async () => {
    const { dialog, field, find } = await openWords()
    await find("camaro")
    await waitFor(() => expect(dialog.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Which one is it?"))
    await choose(dialog, "Which one is it?", "1969 Chevrolet Camaro")
    expect(document.activeElement).toBe(field)
    expect(await dialog.findByText(/Found: 1969 Chevrolet Camaro/)).toBeTruthy()
    expect(field.value).toBe("1969 Chevrolet Camaro")
  })

  it("GAR-91 names the next step for words without a car, and while the service does not respond", async () => {
    const world = createFakeGarage()
    const { dialog, field, find } = await openWords(world)
    const getError = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent
    await find("brakes")
    await waitFor(() => expect(getError()).toMatch(/^We found no car in these words/))
    world.away.add("readCar")
    await find("69 camaro")
    await waitFor(() => expect(getError()).toMatch(/^We can't look up cars right now/), { timeout: 8000 })
    expect(dropdown(dialog, "Year").value).toBe("")
  })
})
