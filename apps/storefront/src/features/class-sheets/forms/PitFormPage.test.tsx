import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, it } from "vitest"
import { pitFormPage } from "./PitFormPage.tsx"

const { Component } = pitFormPage
const draw = async (reminds: boolean | null) => {
  const pit = { gears: "", springs: "", spares: "", dated: [] }
  const shown = { car: "1969 Chevrolet Camaro", pit, reminds, today: "2026-11-30" }
  const route = { path: "/", Component, loader: () => shown, HydrateFallback: () => null }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  const form = (await screen.findByRole("button", { name: "Save Notes" })).closest("form")!
  return Object.fromEntries(new FormData(form))
}
const name = "Email me 30 days before an item of this car expires"

it("CLASS-10 the form offers reminders by email, which are off until the owner accepts them", async () => {
  expect(await draw(false)).toMatchObject({ offersReminders: "on" })
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name }).checked).toBe(false)
})

it("CLASS-10 the form sends the accepted reminders with the notes", async () => {
  expect(await draw(true)).toMatchObject({ offersReminders: "on", reminds: "on" })
})

it("CLASS-10 the form offers no reminders without an account or for a car that is not saved", async () => {
  expect(await draw(null)).not.toHaveProperty("offersReminders")
  expect(screen.queryByRole("checkbox", { name })).toBeNull()
})
