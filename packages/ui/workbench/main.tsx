import "../src/styles.css"
import "../src/overlays.css"
import "../src/landing.css"
import "../src/cart.css"
import "../src/account.css"
import "../src/lists.css"
import "../src/orders.css"
import "../src/recommendations.css"
import "./workbench.css"
import { createRoot } from "react-dom/client"
import { Bench } from "./Bench.tsx"
import { ComponentPage } from "./ComponentPage.tsx"
import { components } from "./components.ts"
import { isPageName, Workbench } from "./Workbench.tsx"

const parameters = new URLSearchParams(location.search)
const component = parameters.get("component") ?? ""
const page = parameters.get("page") ?? ""
const examples = components.get(component)
if (parameters.get("theme") === "dark") document.documentElement.dataset["theme"] = "dark"

const root = document.getElementById("root")
if (root !== null)
  createRoot(root).render(
    examples !== undefined ? (
      <ComponentPage name={component} examples={examples} />
    ) : isPageName(page) ? (
      <Workbench page={page} />
    ) : (
      <Bench />
    )
  )
