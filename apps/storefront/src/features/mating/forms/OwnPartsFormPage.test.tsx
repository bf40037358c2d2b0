import type { OwnPartsOutcome } from "@camber/domain/mating"
import { render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, it } from "vitest"
import { ownPartsFormPage } from "./OwnPartsFormPage.tsx"

const { Component } = ownPartsFormPage
const draw = async (answer: OwnPartsOutcome) => {
  const loader = () => ({ sku: "CAM-2", answer })
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component, loader, HydrateFallback: () => null }])} />)
  await screen.findByRole("heading", { level: 1, name: "With your parts" })
}

it("MATE-05 the page offers to try again after a failure, and claims nothing about the parts", async () => {
  await draw("noResponse")
  expect(screen.getByRole("alert").textContent).toContain("We couldn't compare this part with yours.")
  expect(screen.getByRole("link", { name: "Try Again" }).getAttribute("href")).toBe("/forms/parts?sku=CAM-2")
  expect(screen.queryByText("None of your parts connects to this one.")).toBeNull()
})

it("MATE-05 the page states that no part connects only if the parts were compared", async () => {
  await draw({ title: "Rotor", url: "/item/rotor/2", parts: [], unrelatedCount: 2 })
  expect(screen.getByText("None of your parts connects to this one.")).toBeTruthy()
  expect(screen.queryByRole("alert")).toBeNull()
})
