import "../src/styles.css"
import { createRoot } from "react-dom/client"
import { Workbench, isPageName } from "./Workbench.tsx"

const parameters = new URLSearchParams(location.search)
if (parameters.get("theme") === "dark") document.documentElement.dataset["theme"] = "dark"

const root = document.getElementById("root")
const page = parameters.get("page")
if (root !== null) createRoot(root).render(<Workbench page={page !== null && isPageName(page) ? page : "home"} />)
