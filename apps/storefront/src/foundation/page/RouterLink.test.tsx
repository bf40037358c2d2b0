import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react"
import { RouterView } from "../router/RouterView.tsx"
import { createMemoryRouter } from "react-router-dom"
import { afterEach, describe, expect, it } from "vitest"
import { RouterLink } from "./RouterLink.tsx"

afterEach(cleanup)

const draw = (href: string, onClick?: (event: { preventDefault: () => void }) => void) => {
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <RouterLink href={href} {...(onClick ? { onClick } : {})}>
          Go
        </RouterLink>
      )
    }
  ])
  render(<RouterView router={router} />)
  const press = (init: MouseEventInit = {}) => {
    const click = createEvent.click(screen.getByRole("link"), { button: 0, ...init })
    let isTaken = false
    // What the router leaves to the browser ends here: the window is that of the files that follow, too.
    const stay = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    addEventListener("click", stay, { once: true })
    fireEvent(screen.getByRole("link"), click)
    return { isTaken, at: router.state.location.pathname }
  }
  return { press, router }
}

describe("a link", () => {
  it("inside the shop is followed by the router", () => {
    expect(draw("/shop/all?sort=price").press()).toEqual({ isTaken: true, at: "/shop/all" })
    expect(screen.getByRole("link").getAttribute("href")).toBe("/shop/all?sort=price")
  })

  it.each(["#main", "https://elsewhere.example/", "//elsewhere.example/", "tel:1-800-555-0100", "/content/parts/bolts.svg"])(
    "to %s is the browser's",
    (href) => {
      expect(draw(href).press()).toEqual({ isTaken: false, at: "/" })
    }
  )

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "that is to open elsewhere is the browser's: %o",
    (init) => {
      expect(draw("/shop/all").press(init)).toEqual({ isTaken: false, at: "/" })
    }
  )

  it("is not followed when its own handler has taken the click", () => {
    expect(draw("/shop/all", (event) => event.preventDefault()).press().at).toBe("/")
  })
})
