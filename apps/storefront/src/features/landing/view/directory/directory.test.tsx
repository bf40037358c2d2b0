import { fireEvent, render, screen, within } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { FilterForm, LetterBoard } from "./LetterBoard.tsx"
import { LinkGroups } from "./LinkGroups.tsx"

it("a group heading with a page is a link, and a heading without a page is text", () => {
  render(
    <LinkGroups
      groups={[
        { title: "Brakes", href: "/shop/brakes~2-3", links: [{ label: "Rotors", href: "/shop/rotors~2-3-2" }] },
        { title: "Oval", href: null, links: [] }
      ]}
    />
  )
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["Brakes", "Oval"])
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/shop/brakes~2-3", "/shop/rotors~2-3-2"])
})

it("the board of letters sorts names under their letters, ignoring accents and order, and links each letter to its group", () => {
  const link = (label: string) => ({ label, href: `/brands/${label}` })
  const { container } = render(<LetterBoard label="Brands" links={["Velocor", "Écurie", "Apex", "1932", "Anvil"].map(link)} />)
  expect(screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(["0-9", "A", "E", "V"])
  expect(
    within(screen.getByRole("region", { name: "A" }))
      .getAllByRole("link")
      .map((element) => element.textContent)
  ).toEqual(["Anvil", "Apex"])
  for (const jump of within(screen.getByRole("navigation", { name: "Brands by letter" })).getAllByRole("link"))
    expect(container.querySelector(`[id="${jump.getAttribute("href")?.slice(1)}"]`)?.textContent).toBe(jump.textContent)
})

it("the filter form reports each change, and without scripts loads the page with the filter text", () => {
  const onFilter = vi.fn()
  render(<FilterForm label="Filter brands" value="an" onFilter={onFilter} />)
  const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Filter brands" })
  expect([box.value, box.name, box.form?.method]).toEqual(["an", "filter", "get"])
  fireEvent.input(box, { target: { value: "anv" } })
  expect(onFilter).toHaveBeenCalledWith("anv")
})
