import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { isPageName, pages, Workbench } from "./Workbench.tsx"

const names = Object.keys(pages).filter(isPageName)

const rendered = (page: (typeof names)[number]): HTMLElement => {
  const container = document.createElement("div")
  container.innerHTML = renderToString(<Workbench page={page} />)
  return container
}

describe.each(names)("the page %s, which holds every component of its kind", (page) => {
  it("renders on the server and hydrates without a warning", async () => {
    const complaints: unknown[] = []
    const error = vi.spyOn(console, "error").mockImplementation((...words) => complaints.push(words))
    const container = rendered(page)
    const root = await act(async () =>
      hydrateRoot(container, <Workbench page={page} />, { onRecoverableError: (problem) => complaints.push(problem) })
    )
    error.mockRestore()
    expect(complaints).toEqual([])
    await act(async () => root.unmount())
  })

  it("needs no style attribute, so that a strict content security policy holds", () => {
    expect(rendered(page).querySelectorAll("[style], style, script")).toHaveLength(0)
  })

  it("has no id twice and no reference to an id that is not there", () => {
    const container = rendered(page)
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const references = ["for", "aria-labelledby", "popovertarget"].flatMap((name) =>
      [...container.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name))
    )
    expect(references.filter((id) => id === null || !ids.includes(id))).toEqual([])
  })

  it("gives every picture its size and an alternative text, so that nothing moves", () => {
    const bare = [...rendered(page).querySelectorAll("img")].filter(
      (image) => !["width", "height", "alt", "loading"].every((name) => image.hasAttribute(name))
    )
    expect(bare).toEqual([])
  })

  it("names every link and every button", () => {
    const nameless = [...rendered(page).querySelectorAll("a, button")].filter(
      (control) => (control.getAttribute("aria-label") ?? control.textContent).trim() === ""
    )
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  it("has one first heading", () => {
    expect(rendered(page).querySelectorAll("h1")).toHaveLength(page === "states" ? 2 : 1)
  })
})
