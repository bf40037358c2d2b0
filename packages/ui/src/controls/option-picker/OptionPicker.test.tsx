import { fireEvent, render, screen, within } from "@testing-library/react"
import { useState } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import type { OptionPickerValue } from "./option.ts"
import { OptionPicker } from "./OptionPicker.tsx"

const values = (count: number, more: Partial<OptionPickerValue> = {}): readonly OptionPickerValue[] =>
  Array.from({ length: count }, (_, index) => ({ value: `v${index + 1}`, label: `${index + 1} in.`, selected: index === 0, ...more }))

describe("an option", () => {
  it("DRW-06 DRW-07 is a group of radio buttons for up to five values, a dropdown for more, and the limit is configurable", () => {
    const { rerender } = render(<OptionPicker name="Bore" field="sku" action="" values={values(5)} />)
    expect(within(screen.getByRole("radiogroup", { name: "Bore: 1 in." })).getAllByRole("radio")).toHaveLength(5)
    rerender(<OptionPicker name="Bore" field="sku" action="" values={values(6)} />)
    expect(screen.getByRole("combobox", { name: "Bore" })).toBeTruthy()
    rerender(<OptionPicker name="Bore" field="sku" action="" values={values(5)} buttonLimit={4} />)
    expect(screen.getByRole("combobox", { name: "Bore" })).toBeTruthy()
  })

  it("keeps the focus of a dropdown while keys pass over its values, and selects on Enter", () => {
    const choose = vi.fn()
    const { rerender } = render(<OptionPicker name="Bore" field="sku" action="" values={values(6)} onChoose={choose} />)
    const list = screen.getByRole<HTMLSelectElement>("combobox", { name: "Bore" })
    list.focus()
    fireEvent.keyDown(list, { key: "ArrowDown" })
    fireEvent.change(list, { target: { value: "v2" } })
    expect([choose.mock.calls, list.value]).toEqual([[], "v2"])
    fireEvent.keyDown(list, { key: "Enter" })
    expect([choose.mock.calls, list.value]).toEqual([[["v2"]], "v2"])
    rerender(
      <OptionPicker
        name="Bore"
        field="sku"
        action=""
        values={values(6).map((option) => ({ ...option, selected: option.value === "v2" }))}
        onChoose={choose}
      />
    )
    expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Bore" }))
    expect(list.isConnected).toBe(true)
  })

  it.each([3, 6])("keeps its controls and the focus when a choice changes the links of all %s values", (count) => {
    const { container, rerender } = render(<OptionPicker name="Bore" field="sku" action="" values={values(count)} />)
    const before = [...container.querySelectorAll(".opt input, option")]
    container.querySelector<HTMLElement>(".opt input, select")?.focus()
    const focused = document.activeElement
    rerender(
      <OptionPicker name="Bore" field="sku" action="" values={values(count).map((one) => ({ ...one, value: `other-${one.value}` }))} />
    )
    const after = [...container.querySelectorAll<HTMLInputElement | HTMLOptionElement>(".opt input, option")]
    expect(after.every((control, index) => control === before[index])).toBe(true)
    expect(after.map(({ value }) => value)).toEqual(values(count).map(({ value }) => `other-${value}`))
    expect(document.activeElement).toBe(focused)
  })

  it("DRW-08 is a row of links for any number of values if one of the values has a URL", () => {
    render(<OptionPicker name="Bore" field="sku" action="" values={values(7, { href: "/item/master-cylinder/9?sku=CAM-9-1" })} />)
    expect(screen.getAllByRole("link")).toHaveLength(7)
    expect(screen.getByRole("group", { name: "Bore: 1 in." })).toBeTruthy()
  })

  it("DRW-04 DRW-05 strikes out unavailable values, and disables only a disabled value", () => {
    const [first, second] = values(2, { href: "/item/master-cylinder/9" })
    render(
      <OptionPicker
        name="Bore"
        field="sku"
        action=""
        values={[first, second]
          .flatMap((option) => (option === undefined ? [] : [option]))
          .map((option, index) => ({ ...option, unpurchasable: index === 0, disabled: index === 1 }))}
      />
    )
    expect(screen.getByRole("link", { name: "1 in. (not available)" })).toBeTruthy()
    expect(screen.queryByRole("link", { name: /2 in./ })).toBeNull()
  })

  it("marks the values that fit the shopper's vehicle", () => {
    render(<OptionPicker name="Bore" field="sku" action="" values={values(1, { fits: true })} />)
    expect(screen.getByRole("radio", { name: "1 in. (fits your vehicle)" })).toBeTruthy()
  })

  it("CARD-40 shows the price difference of a value, and marks fitting values only if another value does not fit", () => {
    const [first, second] = values(2, { fits: true })
    const marks = (container: HTMLElement) => container.querySelectorAll(".opt svg").length
    const { container, rerender } = render(
      <OptionPicker name="Bore" field="sku" action="" values={[first!, { ...second!, difference: "+$6.00" }]} />
    )
    expect(screen.getByRole("radio", { name: /^2 in\..*\+\$6\.00/ })).toBeTruthy()
    expect(marks(container)).toBe(0)
    rerender(<OptionPicker name="Bore" field="sku" action="" values={[first!, { ...second!, fits: false }]} />)
    expect(marks(container)).toBe(1)
  })

  it("DRW-10 shows the missing choice as an error linked to its control", () => {
    const open = { name: "Bore", field: "sku", action: "", error: "Select a Bore" }
    const { rerender } = render(<OptionPicker {...open} values={values(2, { selected: false })} />)
    expect(screen.getByRole("alert").textContent).toBe("Select a Bore")
    expect(screen.getByRole("radiogroup").getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id)
    rerender(<OptionPicker {...open} values={values(6, { selected: false })} />)
    expect(screen.getByRole("combobox").getAttribute("aria-describedby")).toBe(screen.getByRole("alert").id)
  })

  it("reports the choice with scripts, for radio buttons and for the dropdown", () => {
    const chosen = vi.fn()
    const { rerender } = render(<OptionPicker name="Bore" field="sku" action="" values={values(2)} onChoose={chosen} />)
    fireEvent.click(screen.getByRole("radio", { name: "2 in." }))
    rerender(<OptionPicker name="Bore" field="sku" action="" values={values(6)} onChoose={chosen} />)
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "v6" } })
    expect(chosen.mock.calls).toEqual([["v2"], ["v6"]])
  })
  it("reports the selected value again when it is clicked again, so that the choice can be reverted", () => {
    const chosen = vi.fn()
    render(<OptionPicker name="Bore" field="sku" action="" values={values(2)} onChoose={chosen} />)
    fireEvent.click(screen.getByRole("radio", { name: "1 in." }))
    expect(chosen.mock.calls).toEqual([["v1"]])
  })

  it("reports a value only once if it is clicked as soon as it appears", async () => {
    const container = document.body.appendChild(document.createElement("div"))
    const onChoose = vi.fn()
    const { promise: appeared, resolve } = Promise.withResolvers<void>()
    new MutationObserver(() => resolve()).observe(container, { childList: true })
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false)
    const root = createRoot(container)
    const Picker = () => {
      const [selected, setSelected] = useState("")
      onChoose.mockImplementation(setSelected)
      const offered = values(2).map((option) => ({ ...option, selected: option.value === selected }))
      return <OptionPicker name="Bore" field="bore" action="" values={offered} onChoose={onChoose} />
    }
    root.render(<Picker />)
    await appeared
    container.querySelectorAll("input")[1]!.click()
    // The effects of the first rendering run before the second rendering.
    flushSync(() => root.render(null))
    expect(onChoose.mock.calls).toEqual([["v2"]])
    root.unmount()
    vi.unstubAllGlobals()
  })

  it("reports the value that was selected on the rendered page before hydration", async () => {
    const chosen = vi.fn()
    const picker = <OptionPicker name="Bore" field="sku" action="" values={values(3)} onChoose={chosen} />
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(picker)
    screen.getByRole<HTMLInputElement>("radio", { name: "3 in." }).checked = true
    render(picker, { container, hydrate: true })
    expect(chosen.mock.calls).toEqual([["v3"]])
  })

  it("submits its form without a handler, by a click on a value or on its button", () => {
    const sent = vi.fn((event: Event) => event.preventDefault())
    const { container } = render(<OptionPicker name="Bore" field="sku" action="" values={values(2)} />)
    container.addEventListener("submit", sent)
    fireEvent.click(screen.getByRole("radio", { name: "2 in." }))
    fireEvent.click(screen.getByRole("button", { name: "Go" }))
    expect(sent).toHaveBeenCalledTimes(2)
  })
})
