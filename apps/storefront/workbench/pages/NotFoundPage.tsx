import { NotFound } from "@camber/ui"
import { art, categories } from "@camber/ui/examples/samples.ts"

export const NotFoundPage = () => (
  <div className="wrap">
    <NotFound
      headline="Page not found"
      subline="Check the address, or search for the part you need."
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
