import { render, screen, within } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { emptyForm } from "@camber/domain/garage"
import { expect, it } from "vitest"
import { vehicleFormPage } from "./VehicleFormPage.tsx"

const { Component } = vehicleFormPage
const year = { value: 1969, options: [{ optionId: 1969, displayName: "1969" }], prioritized: 0, isLoading: false }
const draw = async (words: string, reading: object | null) => {
  const state = { canSave: false, failure: null, form: { ...emptyForm, year }, picksEngine: false }
  const loader = () => ({ kind: "vehicle", words, reading, state })
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component, loader, HydrateFallback: () => null }])} />)
  return within(await screen.findByRole("form", { name: "Your car in words" }))
}

it("GAR-91 the vehicle form takes a car in words without scripts, and shows what was understood above the preselected lists", async () => {
  const reading = { _tag: "CarFound", name: "1969 Chevrolet Camaro", engineName: null, unread: "ss" }
  const words = await draw("69 camaro ss", reading)
  expect(words.getByRole<HTMLInputElement>("textbox").value).toBe("69 camaro ss")
  expect(screen.getByText("Found: 1969 Chevrolet Camaro. We didn't use “ss”. Check it below, then add it.")).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Year" }).value).toBe("1969")
})

it("GAR-91 the vehicle form links to each car that the words may mean", async () => {
  await draw("camaro", { _tag: "CarUnclear", choices: [{ label: "1969 Chevrolet Camaro", words: "1969 Chevrolet Camaro" }] })
  expect(screen.getByRole("link", { name: "1969 Chevrolet Camaro" }).getAttribute("href")).toBe(
    "/forms/garage/add?kind=vehicle&words=1969+Chevrolet+Camaro"
  )
})
