import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { RouterLink } from "./RouterLink.tsx"

afterEach(cleanup)

/** Clicks a link and returns whether the router handled the click. */
const press = (href: string) => {
  const router = createMemoryRouter([{ path: "*", element: <RouterLink href={href}>Go</RouterLink> }])
  render(<RouterProvider router={router} />)
  const click = createEvent.click(screen.getByRole("link"), { button: 0 })
  let isTaken = false
  const stopBrowser = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener("click", stopBrowser, { once: true })
  fireEvent(screen.getByRole("link"), click)
  return isTaken
}

describe("RouterLink", () => {
  it("navigates within the shop through the router", () => {
    expect(press("/shop/all?sort=price")).toBe(true)
    expect(screen.getByRole("link").getAttribute("href")).toBe("/shop/all?sort=price")
  })

  it.each(["#main", "https://elsewhere.example/", "//elsewhere.example/", "tel:1-800-555-0100", "/content/parts/bolts.svg"])(
    "leaves %s to the browser",
    (href) => expect(press(href)).toBe(false)
  )
})
