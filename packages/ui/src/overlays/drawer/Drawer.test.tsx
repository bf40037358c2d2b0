import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import fc from "fast-check"
import { Drawer, type DrawerProps, isSwipeToClose, type DrawerSide, SWIPE_TO_CLOSE } from "./Drawer.tsx"

const draw = (changes: Partial<DrawerProps> = {}) => {
  const onClose = vi.fn()
  const drawer = (more: Partial<DrawerProps> = {}) => (
    <Drawer open title="Your Garage" onClose={onClose} {...changes} {...more}>
      <input aria-label="Name" />
      <p>Inside</p>
    </Drawer>
  )
  const { rerender } = render(drawer())
  return { onClose, change: (more: Partial<DrawerProps>) => rerender(drawer(more)) }
}
const swipe = (element: Element, from: number, to: number) => {
  fireEvent.touchStart(element, { touches: [{ clientX: from, clientY: 0 }] })
  fireEvent.touchEnd(element, { changedTouches: [{ clientX: to, clientY: 5 }] })
}

const isPageLocked = () => document.documentElement.style.overflow === "hidden"

describe("the drawer", () => {
  it("is a dialog named by its title", async () => {
    draw()
    expect(await screen.findByRole("dialog", { name: "Your Garage" })).toBeTruthy()
  })

  it.each(["left", "right", "top", "bottom"] as const)(
    "MODAL-03 MODAL-08 CTRL-22 CTRL-40 opens from the %s, and closes by a swipe to that side",
    async (side) => {
      const { onClose } = draw({ side })
      expect((await screen.findByRole("dialog")).className).toContain(`drawer--${side}`)
      const [x, y] = { left: [-120, 0], right: [120, 0], top: [0, -120], bottom: [0, 120] }[side]
      const inside = screen.getByText("Inside")
      fireEvent.touchStart(inside, { touches: [{ clientX: 200, clientY: 200 }] })
      fireEvent.touchEnd(inside, { changedTouches: [{ clientX: 200 + x!, clientY: 200 + y! }] })
      expect(onClose).toHaveBeenCalledOnce()
    }
  )

  it("MODAL-04 CTRL-23 closes on Escape", async () => {
    const { onClose } = draw()
    fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" })
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("NAV-165 closes only an inner layer on Escape, or closes itself if there is no inner layer", async () => {
    const onEscape = vi.fn()
    const { change, onClose } = draw({ onEscape })
    const dialog = await screen.findByRole("dialog")
    fireEvent.keyDown(dialog, { key: "Escape" })
    expect([onEscape.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
    change({ onEscape: undefined })
    fireEvent.keyDown(dialog, { key: "Escape" })
    expect([onEscape.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  })

  it("MODAL-05 CTRL-24 closes on a click outside and on a click on its button, but not on other clicks inside", async () => {
    const { onClose } = draw()
    await screen.findByRole("dialog")
    fireEvent.click(screen.getByText("Inside"))
    expect(onClose).not.toHaveBeenCalled()
    const outside = document.querySelector(".scrim")!
    fireEvent.pointerDown(outside)
    fireEvent.mouseDown(outside)
    fireEvent.click(outside)
    expect(onClose).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole("button", { name: "Close" }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it("MODAL-07 CTRL-26 has a back button and a footer if they are given", async () => {
    const onBack = vi.fn()
    const { change } = draw()
    await screen.findByRole("dialog")
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull()
    expect(document.querySelector(".drawer__f")).toBeNull()
    change({ onBack, footer: <button>Add Vehicle</button> })
    fireEvent.click(screen.getByRole("button", { name: "Back" }))
    expect(onBack).toHaveBeenCalledOnce()
    expect(screen.getByRole("button", { name: "Add Vehicle" })).toBeTruthy()
  })

  it("MODAL-08 closes by a swipe of at least 100 px to its edge", async () => {
    const { onClose } = draw()
    const inside = await screen.findByText("Inside")
    swipe(inside, 0, 90)
    expect(onClose).not.toHaveBeenCalled()
    swipe(inside, 0, 110)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("MODAL-09 ignores a swipe that starts on a field", async () => {
    const { onClose } = draw()
    swipe(await screen.findByRole("textbox"), 0, 200)
    expect(onClose).not.toHaveBeenCalled()
  })

  it("moves the focus to its heading when another view is shown", async () => {
    const { change } = draw({ view: "list" })
    await screen.findByRole("dialog")
    await act(async () => change({ view: "form", title: "Add a Vehicle" }))
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Add a Vehicle" }))
  })

  it.each([undefined, vi.fn()])("NAV-145 focuses its heading when it opens, with and without a back link", async (onBack) => {
    draw({ onBack })
    await screen.findByRole("dialog")
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your Garage" })))
  })

  it("takes the focus when it opens, and returns it to the previous element when it closes", async () => {
    const opener = document.createElement("button")
    document.body.append(opener)
    opener.focus()
    const { change } = draw()
    const dialog = await screen.findByRole("dialog")
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    change({ open: false, view: "another" })
    await waitFor(() => expect(document.activeElement).toBe(opener))
    opener.remove()
  })

  it("MODAL-01 MODAL-06 CTRL-25 locks the page behind it while it is open", async () => {
    const { change } = draw()
    await screen.findByRole("dialog")
    await waitFor(() => expect(isPageLocked()).toBe(true))
    change({ open: false })
    await waitFor(() => expect(isPageLocked()).toBe(false))
  })
})

const sides = fc.constantFrom<DrawerSide>("right", "left", "top", "bottom")
const pixels = fc.integer({ min: -2000, max: 2000 })

describe("closing a drawer by a swipe", () => {
  it("MODAL-08 requires a movement of at least 100 px toward its own edge", () => {
    expect([isSwipeToClose("right", { x: 100, y: 0 }), isSwipeToClose("right", { x: 99, y: 0 })]).toEqual([true, false])
    expect([isSwipeToClose("left", { x: -100, y: 0 }), isSwipeToClose("left", { x: 100, y: 0 })]).toEqual([true, false])
    expect([isSwipeToClose("top", { x: 0, y: -100 }), isSwipeToClose("bottom", { x: 0, y: 100 })]).toEqual([true, true])
  })

  it("MODAL-08 ignores movements under 100 px, and movements that are mostly across", () => {
    fc.assert(
      fc.property(sides, pixels, pixels, (side, x, y) => {
        const isSideways = side === "left" || side === "right"
        const [along, across] = isSideways ? [x, y] : [y, x]
        if (Math.abs(along) < SWIPE_TO_CLOSE || Math.abs(across) >= Math.abs(along)) {
          expect(isSwipeToClose(side, { x, y })).toBe(false)
        }
      })
    )
  })
})
