import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ViewSwitch } from "./ViewSwitch.tsx"

const views = [
  { view: "cards", label: "Cards", icon: "layout-grid", href: "?view=cards" },
  { view: "table", label: "Table", icon: "rows", href: "?view=table" }
] as const

export const examples: Examples = {
  Cards: <ViewSwitch current="cards" views={views} />,
  Table: <ViewSwitch current="table" views={views} />
}
