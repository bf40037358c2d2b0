import { fireEvent, render, screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { type BladeArticle, ToolboxCategories, type ToolboxCategoriesProps } from "./ToolboxCategories.tsx"

const article = (label: string): BladeArticle => ({
  label,
  href: `#${label}`,
  authors: "R. Stone",
  description: `All about ${label}.`,
  picture: { src: "/articles/1.svg", alt: "" }
})
const draw = (changes: Partial<ToolboxCategoriesProps> = {}) => {
  const onFollow = vi.fn()
  render(
    <ToolboxCategories
      all={{ label: "See All Toolbox Articles", href: "/the-toolbox" }}
      featured={article("springs")}
      categories={[
        { label: "Tech", href: "/the-toolbox/tech~2-1", articles: [article("brakes")] },
        { label: "Builds", href: "/the-toolbox/builds~2-2", articles: [] }
      ]}
      recommended={[article("lifters")]}
      onFollow={onFollow}
      {...changes}
    />
  )
  return onFollow
}
const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)

it("NAV-41 the toolbox blade shows the link to all articles, the featured article, the categories and the recommendations", () => {
  draw()
  expect(screen.getByRole("link", { name: "See All Toolbox Articles" }).getAttribute("href")).toBe("/the-toolbox")
  expect(headings()).toEqual(["Featured Article", "Tech", "Builds", "Recommended Articles For You"])
  expect(screen.getByText("All about springs.")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Tech" }).getAttribute("href")).toBe("/the-toolbox/tech~2-1")
  expect(within(screen.getByRole("link", { name: "brakes" }).closest("li")!).getByText("R. Stone")).toBeTruthy()
})

it("NAV-42 NAV-46 the toolbox blade omits empty parts", () => {
  draw({ featured: undefined, recommended: [] })
  expect(headings()).toEqual(["Tech", "Builds"])
})

it("the toolbox blade reports a followed link", () => {
  const onFollow = draw()
  fireEvent.click(screen.getByRole("link", { name: "lifters" }))
  expect(onFollow).toHaveBeenCalledOnce()
})
