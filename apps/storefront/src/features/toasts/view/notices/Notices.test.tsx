import { fireEvent, render, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { Notices, type PassingNotice } from "./Notices.tsx"

const notice = (changes: Partial<PassingNotice> = {}): PassingNotice => ({
  id: "1",
  message: "Saved.",
  intent: "neutral",
  dismissing: false,
  ...changes
})
const draw = (...notices: ReadonlyArray<PassingNotice>) => {
  const onDismiss = vi.fn()
  render(<Notices notices={notices} onDismiss={onDismiss} />)
  return { onDismiss, region: screen.getByRole("region", { name: "Notifications" }) }
}

describe("the notices", () => {
  afterEach(() => vi.restoreAllMocks())

  it("NOTE-02 appear as toasts that are announced politely, with their link", () => {
    draw(notice({ link: { label: "View your lists", href: "/buildlist" } }))
    expect(screen.getByRole("list").getAttribute("aria-live")).toBe("polite")
    expect(screen.getByRole("listitem").textContent).toContain("Saved.")
    expect(screen.getByRole("link", { name: "View your lists" }).getAttribute("href")).toBe("/buildlist")
  })

  it("announces errors immediately", () => {
    draw(notice({ intent: "negative", message: "You are currently offline" }), notice({ id: "2" }))
    expect(screen.getAllByRole("alert")).toHaveLength(1)
    expect(screen.getByRole("alert").textContent).toContain("You are currently offline")
  })

  it("NOTE-02 choose their place when one appears, and stay there while they are read", () => {
    const tops = { start: 800, end: 600, top: 0 }
    let buttonTop = 300
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
      const place = this.dataset["place"] as keyof typeof tops | undefined
      return new DOMRect(0, place === undefined ? buttonTop : tops[place], 300, 60)
    })
    const notices = (...shown: ReadonlyArray<PassingNotice>) => (
      <main>
        <button type="button">Add to cart</button>
        <Notices notices={shown} onDismiss={() => undefined} />
      </main>
    )
    const { rerender } = render(notices(notice()))
    const region = screen.getByRole("region", { name: "Notifications" })
    expect(region.dataset["place"]).toBe("start")
    buttonTop = 790
    fireEvent(window, new Event("scrollend"))
    fireEvent(window, new Event("resize"))
    expect(region.dataset["place"]).toBe("start")
    rerender(notices(notice(), notice({ id: "2" })))
    expect(region.dataset["place"]).toBe("end")
    buttonTop = 300
    rerender(notices(notice()))
    expect(region.dataset["place"]).toBe("end")
    rerender(notices(notice({ id: "3" })))
    expect(region.dataset["place"]).toBe("start")
  })

  it("can be dismissed, each by its own button", () => {
    const { onDismiss } = draw(notice(), notice({ id: "2", message: "Moved." }))
    fireEvent.click(screen.getByRole("button", { name: "Dismiss: Moved." }))
    expect(onDismiss.mock.calls).toEqual([["2"]])
  })

  it("NOTE-06 mark the notice that is disappearing", () => {
    const { region } = draw(notice({ dismissing: true }), notice({ id: "2" }))
    const marked = within(region)
      .getAllByRole("listitem")
      .map((item) => item.hasAttribute("data-dismissing"))
    expect(marked).toEqual([true, false])
  })

  it("receives the focus by F6", () => {
    const { region } = draw(notice())
    fireEvent.keyDown(document.body, { key: "F6" })
    expect(document.activeElement).toBe(region)
  })

  it("leave F6 to the browser while there are none", () => {
    const { region } = draw()
    expect(fireEvent.keyDown(document.body, { key: "F6" })).toBe(true)
    expect(document.activeElement).not.toBe(region)
  })

  it("return the focus to its previous element when the last of them disappears", () => {
    const notices = (...shown: ReadonlyArray<PassingNotice>) => (
      <>
        <input aria-label="Year" />
        <Notices notices={shown} onDismiss={() => undefined} />
      </>
    )
    const { rerender } = render(notices(notice()))
    screen.getByRole("textbox", { name: "Year" }).focus()
    screen.getByRole("button", { name: "Dismiss: Saved." }).focus()
    rerender(notices())
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Year" }))
  })

  it("does not take the focus back from an element that the visitor has moved to", () => {
    const notices = (...shown: ReadonlyArray<PassingNotice>) => (
      <>
        <input aria-label="Year" />
        <input aria-label="Make" />
        <Notices notices={shown} onDismiss={() => undefined} />
      </>
    )
    const { rerender } = render(notices(notice()))
    const make = screen.getByRole("textbox", { name: "Make" })
    screen.getByRole("textbox", { name: "Year" }).focus()
    screen.getByRole("button", { name: "Dismiss: Saved." }).focus()
    make.focus()
    make.blur()
    rerender(notices())
    expect(document.activeElement).toBe(document.body)
  })

  it("do not move the focus while it is elsewhere", () => {
    const { rerender } = render(<Notices notices={[notice()]} onDismiss={() => undefined} />)
    rerender(<Notices notices={[]} onDismiss={() => undefined} />)
    expect(document.activeElement).toBe(document.body)
  })
})
