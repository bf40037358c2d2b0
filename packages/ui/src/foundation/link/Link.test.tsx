import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Breadcrumbs } from "../../layout/breadcrumbs/Breadcrumbs.tsx"
import { LinkProvider, type LinkProps } from "./Link.tsx"

const RouterLink = ({ children, ...rest }: LinkProps) => (
  <a data-router="yes" {...rest}>
    {children}
  </a>
)

it("renders the links of every component with the provided link, and with an anchor without it", () => {
  const crumbs = <Breadcrumbs items={[{ label: "Home", href: "/" }]} current="Brakes" />
  const { rerender } = render(crumbs)
  expect(screen.getByRole("link", { name: "Home" }).hasAttribute("data-router")).toBe(false)
  rerender(<LinkProvider link={RouterLink}>{crumbs}</LinkProvider>)
  expect(screen.getByRole("link", { name: "Home" }).dataset["router"]).toBe("yes")
})
