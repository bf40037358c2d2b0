import { fireEvent, render, screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { RecommendationBlock } from "./RecommendationBlock.tsx"
import { RecommendationSkeleton } from "./RecommendationSkeleton.tsx"

const items = ["Rotors", "Calipers", "Pads", "Hoses", "Fluid"].map((name) => ({ key: name, item: <a href={`#${name}`}>{name}</a> }))
const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent)

describe("a block of recommendations", () => {
  it.each(["carousel", "grid", "vertical", "aside", "links"] as const)(
    "REC-16 has a heading and a subtitle over all of its items as %s",
    (layout) => {
      render(<RecommendationBlock title="Popular" subtitle="This week" layout={layout} items={items} />)
      const region = within(screen.getByRole("region", { name: "Popular" }))
      expect(region.getByRole("heading", { name: "Popular" })).toBeTruthy()
      expect(region.getByText("This week")).toBeTruthy()
      expect(shown()).toHaveLength(5)
    }
  )

  it("REC-36 REC-37 shows at most four cards, two in the double layout and one in the single", () => {
    const { rerender } = render(<RecommendationBlock title="Cards" layout="card" items={items} />)
    expect(shown()).toEqual(["Rotors", "Calipers", "Pads", "Hoses"])
    rerender(<RecommendationBlock title="Cards" layout="card" cardLayout="double" items={items} />)
    expect(shown()).toEqual(["Rotors", "Calipers"])
    rerender(<RecommendationBlock title="Cards" layout="card" cardLayout="single" items={items} />)
    expect(shown()).toEqual(["Rotors"])
  })

  it("REC-31 REC-32 starts collapsed if it is expandable, expands and collapses again", () => {
    render(<RecommendationBlock title="Popular" layout="grid" items={items} isExpandable />)
    const button = screen.getByRole("button", { name: "See All (5)" })
    expect(button.getAttribute("aria-expanded")).toBe("false")
    fireEvent.click(button)
    expect(screen.getByRole("button", { name: "Show Less" }).getAttribute("aria-expanded")).toBe("true")
    fireEvent.click(screen.getByRole("button", { name: "Show Less" }))
    expect(screen.getByRole("button", { name: "See All (5)" }).getAttribute("aria-expanded")).toBe("false")
  })

  it("expands for focus that moves into the hidden part", () => {
    render(<RecommendationBlock title="Popular" layout="grid" items={items} isExpandable />)
    fireEvent.focus(screen.getByRole("link", { name: "Fluid" }))
    expect(screen.getByRole("button", { name: "Show Less" })).toBeTruthy()
  })

  it("REC-33 has no expander if it is not expandable", () => {
    render(<RecommendationBlock title="Popular" layout="grid" items={items} />)
    expect(screen.queryByRole("button")).toBeNull()
  })

  it.each(["carousel", "grid", "aside"] as const)("reports the position of a clicked link as %s, and nothing else", (layout) => {
    const places: Array<number> = []
    render(<RecommendationBlock title="Popular" layout={layout} items={items} onFollow={(place) => places.push(place)} />)
    fireEvent.click(screen.getByRole("link", { name: "Pads" }))
    fireEvent.click(screen.getByRole("heading", { name: "Popular" }))
    expect(places).toEqual([3])
  })

  it("REC-17 renders borders if configured", () => {
    const { container, rerender } = render(<RecommendationBlock title="Popular" layout="grid" items={items} useBorders />)
    expect(container.querySelector(".rec--borders")).toBeTruthy()
    rerender(<RecommendationBlock title="Popular" layout="grid" items={items} />)
    expect(container.querySelector(".rec--borders")).toBeNull()
  })
})

describe("its skeleton", () => {
  it("REC-35 has three items in one section by default", () => {
    const { container, rerender } = render(<RecommendationSkeleton />)
    expect(container.querySelectorAll("li")).toHaveLength(3)
    rerender(<RecommendationSkeleton count={8} sections={2} />)
    expect(container.querySelectorAll("li")).toHaveLength(16)
  })

  it.each([
    ["single", 1],
    ["double", 2],
    ["four", 4]
  ] as const)("REC-34 has as many cards as the %s layout shows", (cardLayout, count) => {
    const { container } = render(<RecommendationSkeleton layout="card" cardLayout={cardLayout} />)
    expect(container.querySelectorAll("li")).toHaveLength(count)
  })

  it.each(["carousel", "grid", "vertical"] as const)(
    "REC-34 announces that the %s loads, and hides its shapes from screen readers",
    (layout) => {
      const { container } = render(<RecommendationSkeleton layout={layout} />)
      expect(screen.getByRole("status").textContent).toBe("Loading recommendations")
      expect(container.querySelector('[aria-hidden="true"] li')).toBeTruthy()
    }
  )
})
