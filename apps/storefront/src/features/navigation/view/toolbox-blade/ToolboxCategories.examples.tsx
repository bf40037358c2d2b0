import type { Examples } from "@camber/ui/examples/Examples.ts"
import { articles } from "@camber/ui/examples/samples.ts"
import { ToolboxCategories } from "./ToolboxCategories.tsx"

const titles = articles.map(({ title, href, authors, description, picture }) => ({ label: title, href, authors, description, picture }))
const nothing = () => undefined

export const examples: Examples = {
  Full: (
    <ToolboxCategories
      all={{ label: "All Articles", href: "#all" }}
      featured={titles[0]}
      categories={[{ label: "Tech", href: "#tech", articles: titles }]}
      recommended={titles}
      onFollow={nothing}
    />
  ),
  Empty: <ToolboxCategories all={{ label: "All Articles", href: "#all" }} categories={[]} recommended={[]} onFollow={nothing} />
}
