import { render, screen, createEvent, fireEvent } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { Breadcrumbs } from "../../layout/breadcrumbs/Breadcrumbs.tsx"
import { LinkProvider, type LinkProps } from "./Link.tsx"
import { HeaderLink } from "../../../../../apps/storefront/src/app/frame/view/header/Header.tsx"

const RouterLink = ({ children, ...rest }: LinkProps) => (
  <a data-router="yes" {...rest}>
    {children}
  </a>
)

it("Link renders the links of every component with the provided link component, or without one as an anchor", () => {
  const crumbs = <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Brakes" />
  const { rerender } = render(crumbs)
  expect(screen.getByRole("link", { name: "Home" }).hasAttribute("data-router")).toBe(false)
  rerender(<LinkProvider link={RouterLink}>{crumbs}</LinkProvider>)
  expect(screen.getByRole("link", { name: "Home" }).dataset["router"]).toBe("yes")
})

const draw = (expanded = false) => {
  const [onOpen, onNear] = [vi.fn(), vi.fn()]
  render(<HeaderLink label="Menu" href="/categories" opener={{ expanded, onOpen, onNear }} />)
  const link = screen.getByRole("link", { name: "Menu", expanded })
  const press = (init: MouseEventInit = {}) => {
    const click = createEvent.click(link, { button: 0, ...init })
    fireEvent(link, click)
    return click.defaultPrevented
  }
  return { link, onNear, onOpen, press }
}

it("Link opens the overlay instead of the page that it links to", () => {
  const { link, onOpen, press } = draw()
  expect([link.getAttribute("href"), link.getAttribute("aria-haspopup"), press()]).toEqual(["/categories", "dialog", true])
  expect(onOpen).toHaveBeenCalledOnce()
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "Link lets the browser open the page if a modifier key is pressed: %o",
  (init) => {
    const { onOpen, press } = draw()
    expect(press(init)).toBe(false)
    expect(onOpen).not.toHaveBeenCalled()
  }
)

it("Link reports when the pointer or the focus reaches it", () => {
  const { link, onNear } = draw(true)
  fireEvent.pointerEnter(link)
  fireEvent.focus(link)
  expect(onNear).toHaveBeenCalledTimes(2)
})
