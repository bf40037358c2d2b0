import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it } from "vitest"
import { Tabs } from "./Tabs.tsx"

const Sample = () => {
  const [selected, setSelected] = useState<"street" | "race" | "engine">("street")
  return (
    <Tabs
      label="What to build"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { name: "street", label: "Street", icon: "car", panel: "A car" },
        { name: "race", label: "Race", icon: "flag", panel: "A race car" },
        { name: "engine", label: "Engine", icon: "cog", panel: "An engine" }
      ]}
    />
  )
}
const selectedTab = () => screen.getByRole("tab", { selected: true })
const press = (key: string) => fireEvent.keyDown(selectedTab(), { key })

describe("the tabs", () => {
  it("show the panel of the selected tab, which names the panel, and keep the other panels in the DOM", () => {
    render(<Sample />)
    fireEvent.click(screen.getByRole("tab", { name: "Race" }))
    expect(screen.getByRole("tabpanel", { name: "Race" }).textContent).toBe("A race car")
    expect(screen.getAllByRole("tabpanel", { hidden: true })).toHaveLength(3)
  })

  it("move the focus with the arrow keys, Home and End, and wrap around at the ends", () => {
    render(<Sample />)
    const walked = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "Home", "End", "x"].map((key) => {
      press(key)
      return selectedTab().textContent
    })
    expect(walked).toEqual(["Race", "Engine", "Street", "Engine", "Street", "Engine", "Engine"])
    expect(document.activeElement).toBe(selectedTab())
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0])
  })
})
