import type { Examples } from "@camber/ui/examples/Examples.ts"
import { TopBar } from "./TopBar.tsx"

export const examples: Examples = {
  "From 1024 px": (
    <div className="on-chalk">
      <TopBar
        phone="1-800-555-0100"
        hours="7am to 10pm Central, every day"
        links={[
          { label: "Rewards", href: "#rewards", badge: "$12.40" },
          { label: "Help Center", href: "#help" }
        ]}
      />
    </div>
  )
}
