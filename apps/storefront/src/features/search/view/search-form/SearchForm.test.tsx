import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { SearchForm } from "./SearchForm.tsx"

const searchbox = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" })

describe("the search form", () => {
  it("SRCH-05 shows the specified placeholder and submits its term as 'query' to /search", () => {
    render(<SearchForm query="rotor" />)
    expect([searchbox().placeholder, searchbox().name]).toEqual(["Search by vehicle, category, part number...", "query"])
    expect([searchbox().form?.getAttribute("action"), searchbox().form?.getAttribute("method")]).toEqual(["/search", "get"])
    expect([searchbox().readOnly, searchbox().hasAttribute("aria-haspopup")]).toEqual([false, false])
  })

  it("NAV-153 is not submitted empty without scripts, and with scripts reports the click on an empty form", () => {
    const { rerender } = render(<SearchForm />)
    expect(searchbox().form!.checkValidity()).toBe(false)
    rerender(<SearchForm onSearch={() => undefined} />)
    expect(searchbox().form!.checkValidity()).toBe(true)
  })

  it("reports the term with scripts", () => {
    const searched = vi.fn<(term: string) => void>()
    render(<SearchForm onSearch={searched} />)
    fireEvent.change(searchbox(), { target: { value: "brake pads" } })
    expect(fireEvent.submit(searchbox().form!)).toBe(false)
    expect(searched).toHaveBeenCalledExactlyOnceWith("brake pads")
  })

  it("shows the term of another page, but keeps the typed text on the same page", () => {
    const { rerender } = render(<SearchForm query="rotor" />)
    fireEvent.change(searchbox(), { target: { value: "pads" } })
    rerender(<SearchForm query="rotor" readOnly />)
    expect(searchbox().value).toBe("pads")
    rerender(<SearchForm query="hose" readOnly />)
    expect(searchbox().value).toBe("hose")
  })
})

describe("the search form below an overlay", () => {
  const draw = (readOnly: boolean) => {
    const handlers = {
      onOpen: vi.fn<(typed: string) => void>(),
      onSearch: vi.fn<(term: string) => void>(),
      onInput: vi.fn<(text: string) => void>()
    }
    render(<SearchForm readOnly={readOnly} {...handlers} />)
    return handlers
  }

  it("SRCH-01 is read-only, and a click on it requests the overlay", () => {
    const { onOpen } = draw(true)
    expect([searchbox().readOnly, searchbox().getAttribute("aria-haspopup")]).toEqual([true, "dialog"])
    fireEvent.click(searchbox())
    expect(onOpen).toHaveBeenCalledExactlyOnceWith("")
  })

  it.each([
    ["r", "r"],
    ["/", "/"],
    [" ", " "]
  ])("passes the key '%s' on as '%s'", (key, typed) => {
    const { onOpen } = draw(true)
    expect(fireEvent.keyDown(searchbox(), { key })).toBe(false)
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(typed)
  })

  it.each([{ key: "Tab" }, { key: "Escape" }, { key: "c", ctrlKey: true }])("leaves %o to the browser", (key) => {
    const { onOpen } = draw(true)
    expect(fireEvent.keyDown(searchbox(), key)).toBe(true)
    expect(onOpen).not.toHaveBeenCalled()
  })

  it("opens the overlay on Enter without searching", () => {
    const { onOpen, onSearch } = draw(true)
    expect(fireEvent.submit(searchbox().form!)).toBe(false)
    expect([onOpen.mock.calls, onSearch.mock.calls]).toEqual([[[""]], []])
  })

  it("is a plain field until the overlay has loaded: it accepts text, passes it on, and searches", () => {
    const { onOpen, onSearch, onInput } = draw(false)
    fireEvent.click(searchbox())
    expect(fireEvent.keyDown(searchbox(), { key: "r" })).toBe(true)
    fireEvent.input(searchbox(), { target: { value: "ro" } })
    fireEvent.submit(searchbox().form!)
    expect([onOpen.mock.calls, onInput.mock.calls, onSearch.mock.calls]).toEqual([[[""]], [["ro"]], [["ro"]]])
  })

  it("notifies when the pointer or the focus approaches", () => {
    const approached = vi.fn<() => void>()
    render(<SearchForm onApproach={approached} />)
    fireEvent.pointerEnter(searchbox().closest("search")!)
    searchbox().focus()
    expect(approached).toHaveBeenCalledTimes(2)
  })
})
