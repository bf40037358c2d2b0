import { act, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { CopyButton } from "./CopyButton.tsx"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const press = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Copy promo code" })))
const pass = (time: number) => act(async () => vi.advanceTimersByTime(time))
const spoken = () => screen.getByRole("status").textContent

it("CTRL-33 a copy button shows a tick for two seconds after copying, and each copy restarts these two seconds", async () => {
  const onCopy = vi.fn(async () => true)
  render(<CopyButton label="Copy promo code" onCopy={onCopy} />)
  expect(spoken()).toBe("")
  await press()
  expect(spoken()).toBe("Copied")
  await pass(1500)
  await press()
  await pass(1999)
  expect(spoken()).toBe("Copied")
  await pass(1)
  expect(spoken()).toBe("")
  expect(onCopy).toHaveBeenCalledTimes(2)
})

it.each([
  ["says no", async () => false],
  ["throws", async () => Promise.reject(new Error("no clipboard"))]
])("a copy button shows no tick if the clipboard %s", async (_, onCopy) => {
  render(<CopyButton label="Copy promo code" onCopy={onCopy} />)
  await press()
  expect(spoken()).toBe("")
})
