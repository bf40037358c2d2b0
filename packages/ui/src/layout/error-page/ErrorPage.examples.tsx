import type { Examples } from "../../../examples/Examples.ts"
import { art } from "../../../examples/samples.ts"
import { Button } from "../../controls/button/Button.tsx"
import { CategoryLinks } from "./CategoryLinks.tsx"
import { NotFound } from "./NotFound.tsx"
import { Offline } from "./Offline.tsx"
import { Unavailable } from "./Unavailable.tsx"

const categories = ["Brakes", "Steering", "Exterior, Accessories & Trim", "Ignition, Charging & Starting"].map((label) => ({
  label,
  href: `#${label}`
}))

export const examples: Examples = {
  "An address that leads nowhere": (
    <NotFound
      headline="Wrong side of the gasket"
      subline="It should have sealed here. It did not."
      picture={art("rdlm")}
      ways={["Continue Shopping", "Shop Deals", "Read Articles"].map((label) => ({ label, href: `#${label}` }))}
      categories={categories}
      allCategories={{ label: "Shop All Categories", href: "#all" }}
    />
  ),
  "Everything else": <Unavailable phone="1-800-555-0100" action={<Button variant="primary">Refresh the page</Button>} />,
  "The way back alone": <CategoryLinks categories={categories} />,
  "Without a network": <Offline action={<Button variant="primary">Try again</Button>} />
}
