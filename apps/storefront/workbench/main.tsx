import "../src/app/styles.css"
import "@camber/ui/overlays.css"
import "@camber/ui/reviewing.css"
import "../src/features/account-notifications/account-notifications.css"
import "../src/features/account-pages/account-pages.css"
import "../src/features/addresses/addresses.css"
import "../src/features/assembly/assembly.css"
import "../src/features/banners/banners.css"
import "../src/features/car-page/car-page.css"
import "../src/features/cart-page/added-drawer.css"
import "../src/features/cart-page/cart-page.css"
import "../src/features/checkout/checkout.css"
import "../src/features/class-sheets/class-sheets.css"
import "../src/features/compare-page/compare-page.css"
import "../src/features/order-management/order-management.css"
import "../src/features/comparison/comparison.css"
import "../src/features/feedback/feedback.css"
import "../src/features/garage/garage.css"
import "../src/features/help/help.css"
import "../src/features/jobs/jobs.css"
import "../src/features/landing/landing.css"
import "../src/features/list-pages/list-pages.css"
import "../src/features/lists/lists.css"
import "../src/features/owned-parts/owned-parts.css"
import "../src/features/navigation/navigation.css"
import "../src/features/toasts/toasts.css"
import "../src/features/options/options.css"
import "../src/features/orders/orders.css"
import "../src/features/planner/planner.css"
import "../src/features/privacy/privacy.css"
import "../src/features/product-page/product-page.css"
import "../src/features/product-page/view/zoom/zoom.css"
import "../src/features/recommendations/recommendations.css"
import "../src/features/rewards/rewards.css"
import "../src/features/search/search.css"
import "../src/features/signup/signup.css"
import "../src/features/staff/staff.css"
import "../src/features/offline-changes/offline-changes.css"
import "./workbench.css"
import { createRoot } from "react-dom/client"
import { ComponentPage, components } from "./ComponentPage.tsx"
import { isPageName, Workbench, pages } from "./Workbench.tsx"
import { useState } from "react"
import { SelectField } from "@camber/ui"
import { ThemeToggle } from "../src/app/frame/view/theme-toggle/ThemeToggle.tsx"

const root = createRoot(document.getElementById("root")!)

/** Shows the page of the current URL. */
const show = () => {
  const parameters = new URLSearchParams(location.search)
  const component = parameters.get("component") ?? ""
  const page = parameters.get("page") ?? ""
  const examples = components.get(component)
  document.documentElement.dataset["theme"] = parameters.get("theme") === "dark" ? "dark" : "light"
  root.render(
    examples !== undefined ? (
      <ComponentPage key={component} name={component} examples={examples} />
    ) : isPageName(page) ? (
      <Workbench page={page} />
    ) : (
      <Bench />
    )
  )
}

addEventListener("popstate", show)
show()

const widths = ["390", "768", "1440"] as const

const addresses = [
  ...[...components.keys()].map((name) => ({ value: `?component=${name}`, label: name })),
  ...Object.keys(pages).map((name) => ({ value: `?page=${name}`, label: `page: ${name}` }))
]

/** Shows all components in a window of a chosen width and theme. */
const Bench = () => {
  const [address, setAddress] = useState(addresses[0]?.value ?? "")
  const [width, setWidth] = useState<string>(widths[0])
  const [theme, setTheme] = useState<"light" | "dark">("light")
  return (
    <main className="bench">
      <div className="bench__bar">
        <SelectField label="Show" options={addresses} value={address} onChange={({ currentTarget }) => setAddress(currentTarget.value)} />
        <SelectField
          label="Width"
          options={widths.map((value) => ({ value, label: `${value} px` }))}
          value={width}
          onChange={({ currentTarget }) => setWidth(currentTarget.value)}
        />
        <ThemeToggle theme={theme} onToggle={() => setTheme(theme === "light" ? "dark" : "light")} />
      </div>
      <iframe title={address} src={`${address}&theme=${theme}`} width={width} height="900" />
    </main>
  )
}
