import { wireCartLine } from "@camber/testing/records"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { ToastStore } from "../toasts/ToastStore.ts"
import { drawCart, drawLine, getOrderSummary } from "../../../test/drawCart.ts"

describe("cart changes", () => {
  const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
  const type = (text: string) => {
    fireEvent.change(quantity(), { target: { value: text } })
    fireEvent.blur(quantity())
  }

  it("CTRL-10 CTRL-11 shows an error when the typed quantity is unavailable", async () => {
    const { container } = await drawLine({})
    type("0")
    await waitFor(() => {
      expect(container.resolve(ToastStore).notices.map(({ message }) => message)).toEqual([
        "Quantity set to 1. Enter a whole number from 1 to 999, or select Remove."
      ])
    })
  })

  it("shows a new quantity and total immediately, and announces the total", async () => {
    const { root, variablesOf } = await drawLine({})
    fireEvent.click(screen.getByRole("button", { name: /^Increase / }))
    await waitFor(() => {
      expect(getOrderSummary().getAllByText("$180.00")).toHaveLength(1)
    })
    expect(root.querySelector(".sum [aria-live=polite]")?.textContent).toBe("Subtotal $180.00, 2 items")
    await waitFor(() => {
      expect(variablesOf("changeCartLine")).toMatchObject([{ lineId: "line-1", quantity: 2 }])
    })
  })

  it.each([
    ["abc", 1],
    ["0", 1],
    ["-1", 1],
    ["1000", 100]
  ])("CTRL-10 CTRL-11 CTRL-12 reads '%s' as %i", async (text, taken) => {
    const { variablesOf } = await drawLine({ quantity: 5 })
    type(text)
    expect(quantity().value).toBe(String(taken))
    await waitFor(() => {
      expect(variablesOf("changeCartLine")).toMatchObject([{ quantity: taken }])
    })
  })

  it("removes a line immediately, and then shows the empty cart", async () => {
    const { variablesOf } = await drawLine({})
    fireEvent.click(screen.getByRole("button", { name: "Remove Ironvale Slotted Rotor" }))
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    await waitFor(() => {
      expect(variablesOf("removeCartLines")).toMatchObject([{ lineIds: ["line-1"] }])
    })
    expect(document.activeElement).toBe(await undo())
  })

  const undo = () => screen.findByRole("button", { name: /^Undo/ })
  const three = ["Rotor", "Caliper", "Pads"].map((title) => wireCartLine({ lineId: title, title }))
  const drawThree = async () => {
    const shop = await drawCart({ lines: three })
    const button = (title: string) => screen.findByRole("button", { name: `Remove ${title}` })
    const remove = async (title: string) => fireEvent.click(await button(title), { detail: 1 })
    return { ...shop, button, remove }
  }

  it("AXS-01 moves the focus from a removed line to the next row, from the last row to the previous one, and finally to Undo", async () => {
    const { button, remove } = await drawThree()
    for (const [title, neighbour] of [
      ["Caliper", "Pads"],
      ["Pads", "Rotor"]
    ] as const) {
      await remove(title)
      expect(document.activeElement).toBe((await button(neighbour)).closest("li"))
    }
    expect(screen.getAllByText(/ removed\.$/, { selector: "[aria-live=polite] *" })).toHaveLength(2)
    await remove("Rotor")
    await screen.findByRole("heading", { name: "Your cart is empty" })
    await waitFor(() => {
      expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Undo/)
    })
  })

  it("names the removed line and restores it", async () => {
    const { remove, world } = await drawThree()
    await remove("Caliper")
    expect(await screen.findByText("Caliper removed.", { ignore: "[aria-live] *" })).toBeTruthy()
    await waitFor(() => {
      expect(world.lines).toHaveLength(2)
    })
    fireEvent.click(await screen.findByRole("button", { name: "Undo: keep Caliper" }))
    expect(await screen.findByRole("heading", { level: 2, name: "Caliper" })).toBeTruthy()
    expect(screen.queryByText("Caliper removed.", { ignore: "[aria-live] *" })).toBeNull()
  })

  it("AXS-01 AXS-02 moves the focus to a restored line and announces it once", async () => {
    const { button, remove } = await drawThree()
    await remove("Caliper")
    expect((await screen.findByText("Caliper removed.", { ignore: "[aria-live] *" })).closest("[role=status]")).toBeNull()
    fireEvent.click(await screen.findByRole("button", { name: "Undo: keep Caliper" }))
    await waitFor(async () => expect(document.activeElement).toBe((await button("Caliper")).closest("li")))
    expect(screen.getAllByText("Caliper is in your cart again")).toHaveLength(1)
  })

  it("AXS-01 moves the focus to the only line when it is restored", async () => {
    const { button, remove } = await drawThree()
    for (const title of ["Caliper", "Pads", "Rotor"]) await remove(title)
    await screen.findByRole("heading", { name: "Your cart is empty" })
    fireEvent.click(await screen.findByRole("button", { name: "Undo: keep Rotor" }))
    await waitFor(async () => expect(document.activeElement).toBe((await button("Rotor")).closest("li")))
  })

  it("restores the line with an error when the services fail, and offers no Undo", async () => {
    const { remove, world } = await drawThree()
    world.refusal = "away"
    await remove("Caliper")
    expect(await screen.findByText("We couldn't change your cart. Try again.", {}, { timeout: 10_000 })).toBeTruthy()
    delete world.refusal
    expect(await screen.findByRole("heading", { level: 2, name: "Caliper" })).toBeTruthy()
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull()
  }, 15_000)

  it("limits the stepper to the minimum and the available quantity, with an explanation", async () => {
    const { variablesOf } = await drawLine({ quantity: 3, wanted: 3, least: 2, left: 3 })
    const button = (name: string) => screen.getByRole("button", { name })
    expect(button("Increase quantity of Ironvale Slotted Rotor").getAttribute("aria-disabled")).toBe("true")
    fireEvent.click(button("Increase quantity of Ironvale Slotted Rotor"))
    fireEvent.click(button("Decrease quantity of Ironvale Slotted Rotor"))
    expect(quantity().value).toBe("2")
    expect(button("Decrease quantity of Ironvale Slotted Rotor").getAttribute("aria-disabled")).toBe("true")
    await waitFor(() => {
      expect(variablesOf("changeCartLine").map((variables) => Object(variables).quantity)).toEqual([2])
    })
    type("9")
    await waitFor(() => {
      expect(variablesOf("changeCartLine").map((variables) => Object(variables).quantity)).toEqual([2, 9])
    })
  })
})

describe("remove all", () => {
  const drawTwo = async () => {
    const shop = await drawCart({ lines: [wireCartLine(), wireCartLine({ lineId: "line-2", title: "Caliper" })] })
    fireEvent.click(await screen.findByRole("button", { name: "Remove all" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove all items?" }, { timeout: 8000 }))
    return { ...shop, press: (name: string) => act(async () => void fireEvent.click(dialog.getByRole("button", { name }))) }
  }

  it("CTRL-30 empties the cart after confirmation", async () => {
    const { press, variablesOf, world } = await drawTwo()
    await press("Remove all")
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    await waitFor(() => {
      expect(world.lines).toEqual([])
    })
    expect(variablesOf("removeCartLines")).toMatchObject([{ lineIds: ["line-1", "line-2"] }])
  })

  it("CTRL-30 does nothing when the shopper declines, and is not offered for a cart with one line", async () => {
    const { press, world } = await drawTwo()
    await press("Keep them")
    expect(world.lines).toHaveLength(2)
    cleanup()
    await drawCart()
    await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })
    expect(screen.queryByRole("button", { name: "Remove all" })).toBeNull()
  })
})
