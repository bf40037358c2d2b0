import { NotFound } from "@camber/ui"
import { art, categories } from "@camber/ui/examples/samples.ts"

export const NotFoundPage = () => (
  <div className="wrap">
    <NotFound
      headline="This page spun out."
      subline="No contact with the wall. Pick a line below and rejoin the track."
      picture={art("rdlm", "A dirt late model")}
      ways={[
        { label: "Continue Shopping", href: "?page=home" },
        { label: "Shop Deals", href: "?page=listing" },
        { label: "Read Articles", href: "?page=article" }
      ]}
      categories={categories}
      allCategories={{ label: "Shop All Categories", href: "?page=listing&all" }}
    />
  </div>
)
