import { render, screen, within } from "@testing-library/react"
import { expect, it, onTestFinished, vi } from "vitest"
import { LineChart } from "./LineChart.tsx"
import { loadDrawLine } from "./loadDrawLine.ts"

const chart = { title: "LCP", limits: { good: 2500, poor: 4000 }, textOf: (value: number) => `${value} ms` }

it("LineChart lists the values of the line by day in a table, with the newest value in its caption", () => {
  render(<LineChart {...chart} days={["2026-10-01", "2026-10-02", "2026-10-03"]} values={[900, 1200, null]} />)
  const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true })
  expect(rows.map(({ textContent }) => textContent)).toEqual(["DayLCP", "2026-10-01900 ms", "2026-10-021200 ms", "2026-10-03–"])
  expect(screen.getByRole("figure").querySelector("strong")?.textContent).toBe("1200 ms")
})

it("LineChart shows a message without measurements", () => {
  render(<LineChart {...chart} days={["2026-10-01"]} values={[null]} />)
  expect(screen.getByText("no data")).toBeTruthy()
})

it("ERR-11 LineChart loads the drawing in a browser whose language is not a valid tag", async () => {
  vi.resetModules()
  Object.defineProperty(navigator, "language", { value: "en-US@posix", configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, "language"))
  await expect(loadDrawLine()).resolves.toHaveProperty("drawLine")
})
