import { render, screen } from "@testing-library/react"
import { createMemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { RouterProvider } from "react-router-dom"
import { trackFormPage } from "./TrackFormPage.tsx"

it("NAV-183 links the tracking form without scripts to the visitor's own orders, which need no number", async () => {
  const { Component } = trackFormPage
  render(<RouterProvider router={createMemoryRouter([{ path: "/", Component }])} />)
  expect(await screen.findByLabelText("Order number")).toBeTruthy()
  expect(screen.getByRole("link", { name: "your orders" }).getAttribute("href")).toBe("/forms/orders")
})
