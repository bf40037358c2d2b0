import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { NavPanels } from "./NavPanels.tsx"

const panel = (title: string, ...buttons: ReadonlyArray<string>) => ({
  title,
  content: buttons.map((name) => <button key={name}>{name}</button>)
})
const main = panel("Menu", "Shop", "Toolbox")
const shop = panel("Shop", "Brand")

const draw = () => {
  const { rerender } = render(<NavPanels panels={[main]} />)
  return (...panels: ReadonlyArray<typeof main>) => rerender(<NavPanels panels={panels} />)
}
/** Clicks a button and focuses it, as a browser does. */
const press = (name: string) => {
  const button = screen.getByRole("button", { name })
  button.focus()
  button.click()
  return button
}

it("the drawer shows only the last panel, and hides those below from keyboard and screen reader", () => {
  const show = draw()
  show(main, shop)
  const [below, top] = [...document.querySelectorAll("nav")]
  expect([below?.hasAttribute("inert"), top?.hasAttribute("inert")]).toEqual([true, false])
  expect(within(screen.getByRole("navigation", { name: "Shop" })).getByRole("button", { name: "Brand" })).toBeTruthy()
})

it("the drawer does not move the focus when the first panel opens with its drawer", () => {
  draw()
  expect(document.activeElement).toBe(document.body)
})

it("the drawer moves the focus to the opened panel", () => {
  const show = draw()
  press("Shop")
  show(main, shop)
  expect(document.activeElement).toBe(screen.getByRole("navigation", { name: "Shop" }))
})

it("the drawer returns the focus to the button that opened the closed panel", () => {
  const show = draw()
  press("Shop")
  show(main, shop)
  press("Brand")
  show(main, shop, panel("Brand", "Ironvale"))
  show(main, shop)
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Brand" }))
  show(main)
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Shop" }))
})

it("the drawer focuses the panel if none of its buttons was clicked", () => {
  const { rerender } = render(<NavPanels panels={[main, shop]} />)
  rerender(<NavPanels panels={[main]} />)
  expect(document.activeElement).toBe(screen.getByRole("navigation", { name: "Menu" }))
})
