import type { Examples } from "@camber/ui/examples/Examples.ts"
import { articles } from "@camber/ui/examples/samples.ts"
import { ToolboxShelves } from "./ToolboxShelves.tsx"

const titles = articles.map(({ title, href, authors, description, picture }) => ({ label: title, href, authors, description, picture }))
const nothing = () => undefined

export const examples: Examples = {
  Full: (
    <ToolboxShelves
      all={{ label: "All Articles", href: "#all" }}
      featured={titles[0]}
      shelves={[{ label: "Tech", href: "#tech", articles: titles }]}
      recommended={titles}
      onFollow={nothing}
    />
  ),
  Empty: <ToolboxShelves all={{ label: "All Articles", href: "#all" }} shelves={[]} recommended={[]} onFollow={nothing} />
}
