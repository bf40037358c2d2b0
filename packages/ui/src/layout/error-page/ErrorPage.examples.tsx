import type { Examples } from "../../../examples/Examples.ts"
import { art } from "../../../examples/samples.ts"
import { Button } from "../../controls/button/Button.tsx"
import { CategoryLinks, NotFound } from "./NotFound.tsx"
import { Offline, Unavailable } from "./Unavailable.tsx"

const categories = ["Brakes", "Steering", "Exterior, Accessories & Trim", "Ignition, Charging & Starting"].map((label) => ({
  label,
  href: `#${label}`
}))

export const examples: Examples = {
  "Unknown address": (
    <NotFound
      headline="Page not found"
      subline="Check the address, or search for the part you need."
      picture={art("rdlm")}
      ways={["Continue Shopping", "Shop Deals", "Read Articles"].map((label) => ({ label, href: `#${label}` }))}
      categories={categories}
      allCategories={{ label: "Shop All Categories", href: "#all" }}
    />
  ),
  Unavailable: <Unavailable phone="1-800-555-0100" action={<Button variant="primary">Refresh the page</Button>} />,
  "Categories only": <CategoryLinks categories={categories} />,
  Offline: <Offline action={<Button variant="primary">Try again</Button>} />
}
