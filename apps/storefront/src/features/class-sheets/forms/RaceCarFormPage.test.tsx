import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, it } from "vitest"
import { raceCarFormPage } from "./RaceCarFormPage.tsx"

const { Component } = raceCarFormPage
const sheet = { reference: "quill", title: "Hobby Stock 2026, Quill Lake Raceway", raceName: "Hobby Stock", notice: null }
const draw = async (offered: object | "gone" | null) => {
  const shown = { car: "1969 Chevrolet Camaro", about: {}, lists: [], report: null, sheets: [], facts: [], hasFailed: false, offered }
  const route = { path: "/", Component, loader: () => shown, HydrateFallback: () => null }
  render(<RouterProvider router={createMemoryRouter([route])} />)
  await screen.findByRole("heading", { level: 1, name: /^Class check/ })
}

it("CLASS-06 the page asks before it uses a sheet for the selected car, and selects the sheet by a form without scripts", async () => {
  await draw(sheet)
  expect(screen.getByRole("heading", { level: 2, name: "Use this sheet for your 1969 Chevrolet Camaro?" })).toBeTruthy()
  const form = screen.getByRole("button", { name: "Yes, Use This Sheet" }).closest("form")!
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/forms/race-car"])
  expect(Object.fromEntries(new FormData(form))).toEqual({ intent: "choose", sheet: "quill" })
  expect(screen.getByRole("link", { name: "No, Keep as It Is" }).getAttribute("href")).toBe("/forms/race-car")
})

it("CLASS-06 the page reports an offered sheet that no longer exists", async () => {
  await draw("gone")
  expect(screen.getByRole("alert").textContent).toBe("This sheet no longer exists. Choose another one.")
  expect(screen.queryByRole("button", { name: "Yes, Use This Sheet" })).toBeNull()
})
