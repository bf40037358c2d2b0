import { render, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { Ribbon } from "../ribbon/Ribbon.tsx"
import { ProductCard, type ProductCardProps } from "./ProductCard.tsx"
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid.tsx"

const rotor: ProductCardProps = {
  product: { displayTitle: "Trackline Brake Rotor, 11.00 in.", brand: "Bristow Brake", rating: 4.5, reviewCount: 312 },
  href: "/item/trackline-brake-rotor/42",
  image: { src: "/images/rotor.svg", alt: "Brake rotor" },
  fit: { tone: "fit", label: "Guaranteed To Fit" },
  reviewHref: "/ReviewSubmission?pr_page_id=CAM-42",
  price: "$84.99",
  stock: { tone: "now", text: "In stock" }
}

/** Screen readers read a separate comma that is not visible. */
const title = /^Trackline Brake Rotor ?, 11\.00 in\.$/

describe("the product card", () => {
  it("CARD-03 shows image, title, rating with count and price, and links to the product", () => {
    render(<ProductCard {...rotor} />)
    expect(screen.getByRole("link", { name: title }).getAttribute("href")).toBe(rotor.href)
    expect(screen.getByRole("img", { name: "Brake rotor" })).toBeTruthy()
    expect(screen.getByRole("img", { name: "4.5 out of 5 stars" })).toBeTruthy()
    expect(screen.getByText("$84.99")).toBeTruthy()
    expect(screen.getByText("In stock")).toBeTruthy()
  })

  it.each([0, 312])("CARD-09 shows a 'Write a Review' link with %s reviews", (reviewCount) => {
    render(<ProductCard {...rotor} product={{ ...rotor.product, reviewCount }} />)
    expect(screen.getByRole("link", { name: "Write a Review" }).getAttribute("href")).toBe(rotor.reviewHref)
  })

  it("CARD-10 links the count to the reviews, and shows no stars without reviews", () => {
    const { rerender } = render(<ProductCard {...rotor} />)
    expect(screen.getByRole("link", { name: "(312) reviews" }).getAttribute("href")).toBe(`${rotor.href}#reviews`)
    rerender(<ProductCard {...rotor} product={{ ...rotor.product, reviewCount: 0 }} />)
    expect(screen.queryByRole("img", { name: /stars/ })).toBeNull()
  })

  it("CARD-11 requests a picture of 124 px", () => {
    render(<ProductCard {...rotor} />)
    const image = screen.getByRole("img", { name: "Brake rotor" })
    expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["124", "124"])
  })

  it("shows a ribbon, the former price and actions only if they are given", () => {
    const { rerender } = render(<ProductCard {...rotor} />)
    expect(screen.queryByText("Rebate")).toBeNull()
    expect(screen.queryByRole("button")).toBeNull()
    rerender(<ProductCard {...rotor} ribbon={<Ribbon text="Rebate" />} strikeThrough="$99.99" action={<button>Add to Cart</button>} />)
    expect(screen.getByText("Rebate")).toBeTruthy()
    expect(screen.getByText("$99.99").tagName).toBe("S")
    expect(screen.getByRole("button", { name: "Add to Cart" })).toBeTruthy()
  })

  it("shows the name of the part first, and the attributes to compare on their own lines", () => {
    render(<ProductCard {...rotor} product={{ ...rotor.product, displayTitle: "Club Rotor, drilled, 4.75 in, 1967-1969 Camaro" }} />)
    const link = screen.getByRole("link", { name: /^Club Rotor/ })
    expect([...link.children].map(({ textContent }) => textContent)).toEqual(["Club Rotor,", "drilled, 4.75 in,", "1967-1969 Camaro"])
  })

  it("uses the requested heading level", () => {
    render(<ProductCard {...rotor} headingLevel={2} />)
    expect(screen.getByRole("heading", { level: 2, name: title })).toBeTruthy()
  })
})

describe("the product grid", () => {
  const cards = [1, 2, 3, 4].map((number) => ({
    ...rotor,
    href: `/item/rotor/${number}`,
    image: { src: `/images/${number}.svg`, alt: `Rotor ${number}` }
  }))

  it("is a list whose first row loads eagerly and whose other rows load lazily", () => {
    render(<ProductGrid cards={cards} eager={2} />)
    const items = within(screen.getByRole("list")).getAllByRole("listitem")
    const pictures = items.map((item) => within(item).getByRole("img", { name: /Rotor/ }))
    expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual(["eager", "eager", "lazy", "lazy"])
    expect(pictures.map((picture) => picture.getAttribute("fetchpriority"))).toEqual(["high", null, null, null])
  })

  it("REC-35 shows three placeholders by default, and announces that it is loading", () => {
    const { container, rerender } = render(<ProductGridSkeleton />)
    expect(screen.getByRole("status").textContent).toBe("Loading products")
    expect(container.querySelectorAll("li")).toHaveLength(3)
    rerender(<ProductGridSkeleton count={8} />)
    expect(container.querySelectorAll("li")).toHaveLength(8)
  })
})
