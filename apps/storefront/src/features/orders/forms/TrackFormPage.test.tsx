import { render, screen } from "@testing-library/react"
import { createMemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { RouterView } from "../../../foundation/router/RouterView.tsx"
import { trackFormPage } from "./TrackFormPage.tsx"

it("NAV-183 the form that tracks an order without scripts leads to one's own orders, which need no number", async () => {
  const { Component } = trackFormPage
  render(<RouterView router={createMemoryRouter([{ path: "/", Component }])} />)
  expect(await screen.findByLabelText("Order number")).toBeTruthy()
  expect(screen.getByRole("link", { name: "your orders" }).getAttribute("href")).toBe("/forms/orders")
})
