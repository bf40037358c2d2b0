import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { VehicleBadge } from "@camber/ui"
import { SearchForm } from "../../../../features/search/view/search-form/SearchForm.tsx"
import { TopBar } from "../top-bar/TopBar.tsx"
import { Header, HeaderAction } from "./Header.tsx"

const header = (
  <Header
    shopName="Camber"
    top={<TopBar phone="1-800-555-0100" hours="7am to 10pm Central, every day" links={[{ label: "Deals", href: "/deals" }]} />}
    search={<SearchForm />}
    plate={<VehicleBadge href="?showymm=true" />}
    actions={<HeaderAction icon="shopping-cart" caption="Cart" label="$1,248.97" badge="4" href="/shoppingcart" />}
  />
)

it("NAV-05 the logo links to the home page and the cart control to /shoppingcart", () => {
  render(header)
  expect(screen.getByRole("link", { name: "Camber" }).getAttribute("href")).toBe("/")
  expect(screen.getByRole("link", { name: /Cart/ }).getAttribute("href")).toBe("/shoppingcart")
})

it("NAV-07 the cart control shows its count", () => {
  render(header)
  expect(screen.getByRole("link", { name: /Cart/ }).textContent).toBe("4Cart $1,248.97")
})

it("NAV-01 the top bar shows the phone line with its hours, inside the banner", () => {
  render(header)
  const line = within(screen.getByRole("banner")).getByRole("link", { name: "1-800-555-0100 7am to 10pm Central, every day" })
  expect(line.getAttribute("href")).toBe("tel:1-800-555-0100")
})

it("the header reserves no space for a missing plate", () => {
  const { container } = render(<Header shopName="Camber" search={<SearchForm />} plate={null} />)
  expect(container.querySelector(".masthead > .wrap")?.lastElementChild).toBe(container.querySelector(".searchform"))
})
