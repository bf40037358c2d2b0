import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { FlagForm } from "./FlagForm.tsx"

const flag = { name: "Green_Save_Price_Ribbon", standard: "true", isBusy: false, audiences: [{ value: "race", label: "with a race car" }] }

it("the form of a flag shows the message, the number of recipients and the audience", () => {
  const onSwitch = vi.fn()
  render(<FlagForm {...flag} switched={null} onSwitch={onSwitch} onReset={vi.fn()} />)
  fireEvent.change(screen.getByRole("textbox", { name: /^Value: / }), { target: { value: "false" } })
  fireEvent.change(screen.getByRole("combobox", { name: /^Audience: / }), { target: { value: "race" } })
  fireEvent.submit(screen.getByRole("form", { name: flag.name }))
  expect(onSwitch).toHaveBeenCalledExactlyOnceWith({ value: "false", percent: 100, audience: "race" })
  expect(screen.queryByRole("button", { name: /^Reset: / })).toBeNull()
})

it("the form of a flag resets a switched flag", () => {
  const onReset = vi.fn()
  render(<FlagForm {...flag} switched={{ value: "false", percent: 30, audience: "" }} onSwitch={vi.fn()} onReset={onReset} />)
  fireEvent.click(screen.getByRole("button", { name: /^Reset: / }))
  expect(onReset).toHaveBeenCalledOnce()
})
