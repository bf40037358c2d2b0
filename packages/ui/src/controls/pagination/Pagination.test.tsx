import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Pagination } from "./Pagination.tsx"

const hrefFor = (page: number) => `/shop/brakes~2-3?page=${page}`

it("the pagination renders every page as a link, marks the current page, and sets the link relation of the previous and next pages", () => {
  render(<Pagination current={3} total={27} hrefFor={hrefFor} />)
  expect(screen.getByRole("link", { name: "Page 3" }).getAttribute("aria-current")).toBe("page")
  expect(screen.getByRole("link", { name: "Page 27" }).getAttribute("href")).toBe("/shop/brakes~2-3?page=27")
  expect(screen.getByRole("link", { name: "Previous page" }).getAttribute("rel")).toBe("prev")
  expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe("/shop/brakes~2-3?page=4")
})

it("the pagination has no link before the first or after the last page, and renders nothing for a single page", () => {
  const { rerender } = render(<Pagination current={2} total={2} hrefFor={hrefFor} />)
  expect(screen.queryByRole("link", { name: "Next page" })).toBeNull()
  rerender(<Pagination current={1} total={1} hrefFor={hrefFor} />)
  expect(screen.queryByRole("navigation")).toBeNull()
})
