import type { Examples } from "@camber/ui/examples/Examples.ts"
import { SiteFooter } from "../../../../../workbench/Site.tsx"
import { Footer } from "./Footer.tsx"

export const examples: Examples = {
  Full: <SiteFooter />,
  Condensed: <Footer shopName="Camber" phone="1-800-555-0100" hours="7am to 10pm Central, every day" owner="© 2026 Camber" />
}
