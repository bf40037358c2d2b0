import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CarTabs } from "./CarTabs.tsx"

export const examples: Examples = {
  "Everything of one car": (
    <CarTabs
      title="Your Camaro"
      tabs={[
        { label: "Parts", href: "#parts", icon: "layout-grid", isCurrent: true },
        { label: "Systems", href: "#systems", icon: "car", isCurrent: false },
        { label: "Drawings", href: "#drawings", icon: "cog", isCurrent: false },
        { label: "Build Plan", href: "#plan", icon: "wrench", isCurrent: false }
      ]}
    />
  )
}
