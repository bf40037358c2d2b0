import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { VehicleBadge } from "./VehicleBadge.tsx"

describe("the vehicle plate", () => {
  it("shows the vehicle and its engine, and announces which one is selected", () => {
    render(<VehicleBadge vehicle="1969 Chevrolet Camaro" engine="5.7L V8" href="/garage" selected />)
    const plate = screen.getByRole("link", { name: "1969 Chevrolet Camaro · 5.7L V8" })
    expect(plate.getAttribute("aria-current")).toBe("true")
  })

  it("shows both engines of a swapped car, the installed one first", () => {
    render(<VehicleBadge vehicle="1969 Chevrolet Camaro" engine="6.2L V8" stockEngine="5.7L V8" href="/garage" />)
    expect(screen.getByRole("link", { name: "1969 Chevrolet Camaro 6.2L V8 · stock 5.7L V8" })).toBeTruthy()
  })

  it("prompts for a vehicle if none is selected", () => {
    const pressed = vi.fn()
    render(<VehicleBadge onPress={pressed} />)
    fireEvent.click(screen.getByRole("button", { name: "Add a Vehicle" }))
    expect(pressed).toHaveBeenCalledOnce()
  })

  it("can open a popover without scripts", () => {
    render(<VehicleBadge vehicle="2004 Ford F-150" opens="garage" />)
    expect(screen.getByRole("button").getAttribute("popovertarget")).toBe("garage")
  })

  it("SRCH-17 can have an X as its only control", () => {
    render(<VehicleBadge vehicle="2004 Ford F-150" remove={{ label: "Remove 2004 Ford F-150", href: "/shop/all" }} />)
    expect(screen.getByRole("link", { name: "Remove 2004 Ford F-150" }).getAttribute("href")).toBe("/shop/all")
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("SRCH-18 has a button as its X if there is no URL that removes the vehicle", () => {
    const removed = vi.fn()
    render(<VehicleBadge vehicle="2004 Ford F-150" remove={{ label: "Search without 2004 Ford F-150", onPress: removed }} />)
    fireEvent.click(screen.getByRole("button", { name: "Search without 2004 Ford F-150" }))
    expect(removed).toHaveBeenCalledOnce()
  })
})
