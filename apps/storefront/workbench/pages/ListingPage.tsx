import { AppliedFilters } from "../../src/features/search/view/applied-filters/AppliedFilters.tsx"
import { Breadcrumbs, ChipStrip, PageTitle, Pagination, ProductGrid, ProductGridSkeleton, SwitchLink } from "@camber/ui"
import { FacetGroup, FacetPanel, FilterButton } from "../../src/features/search/view/facets/FacetGroup.tsx"
import { SortForm } from "../../src/features/search/view/sort-form/SortForm.tsx"
import { products } from "@camber/ui/examples/samples.ts"

const values = (...labels: readonly string[]) =>
  labels.map((label, index) => ({ label, href: `?page=listing&facet=${label}`, count: String(164 - 11 * index) }))

const chips = [
  "Brake Kits",
  "Calipers",
  "Rotors & Drums",
  "Pads & Shoes",
  "Master Cylinders",
  "Hoses & Lines",
  "Valves",
  "Pedals",
  "Parking Brake"
]

const Facets = () => (
  <FacetPanel done="Show 51 items" id="facets">
    <FacetGroup title="Category" values={values(...chips)} />
    <FacetGroup
      title="Rotor Diameter"
      values={[
        ...values("10.50 in.", "11.00 in.", "11.75 in.", "12.00 in."),
        { label: "13.00 in.", href: "?page=listing", count: "0", disabled: true }
      ]}
    />
    <FacetGroup
      title="Condition"
      values={[
        { label: "New", href: "?page=listing", count: "529", selected: true },
        { label: "Remanufactured", href: "?page=listing&r", count: "8" }
      ]}
    />
    <FacetGroup title="Availability" open={false} values={values("In stock", "Factory shipped", "Made to order")} />
  </FacetPanel>
)

export const ListingPage = () => (
  <div className="wrap">
    <Breadcrumbs
      items={[
        { label: "Home", href: "?page=home" },
        { label: "Shop", href: "?page=listing" }
      ]}
      current="Brakes"
    />
    <PageTitle title="Brakes" note="for your 1969 Chevrolet Camaro" />
    <div className="listing">
      <Facets />
      <div className="main">
        <div className="tools">
          <div className="toolbar">
            <p className="count">537 items</p>
            <FilterButton opens="facets" count={2} />
            <SortForm
              action=""
              value="relevance"
              options={[
                { value: "relevance", label: "Best match" },
                { value: "price", label: "Price, low to high" }
              ]}
              fields={[{ name: "page", value: "listing" }]}
            />
          </div>
          <div className="refine">
            <SwitchLink on={false} href="?page=listing&fits=1" lead="Only parts that" label="fit my" subject="1969 Camaro" />
            <ChipStrip label="Brakes" chips={chips.map((label) => ({ label, href: `?page=listing&c=${label}`, count: "64" }))} />
          </div>
        </div>
        <AppliedFilters
          filters={[
            { label: "11.00 in.", href: "?page=listing&x" },
            { label: "New", href: "?page=listing&y" }
          ]}
          clearHref="?page=listing&clear"
        />
        <div className="bleed">
          <ProductGrid cards={products.map((card) => ({ ...card, headingLevel: 2 }))} eager={5} />
        </div>
        <Pagination current={5} total={27} hrefFor={(page) => `?page=listing&n=${page}`} />
        <div className="bleed block">
          <ProductGridSkeleton count={5} />
        </div>
      </div>
    </div>
  </div>
)
