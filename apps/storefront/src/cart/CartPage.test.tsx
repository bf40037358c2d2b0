import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { drawShop } from "../../test/drawShop.tsx"
import { type CheckoutWorld, memoryCheckout, sampleLine, type WireLine } from "../../test/memoryCheckout.ts"
import { memoryEngine } from "../../test/memoryEngine.ts"
import { sampleProject, verdicts } from "../../test/samples.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

const drawCart = async (world: CheckoutWorld = { lines: [sampleLine()] }, selected = null as typeof sampleProject | null) => {
  const checkout = memoryCheckout(world)
  const shop = await drawShop("/shoppingcart", {}, { selected }, memoryEngine(null, checkout.services))
  return { ...shop, ...checkout, world }
}
const lines = () => screen.findAllByRole("listitem").then((items) => items.filter((item) => item.classList.contains("cartline")))
const summary = () => within(screen.getByRole("region", { name: "Order summary" }))
const drawLine = async (changes: Partial<WireLine>, selected = null as typeof sampleProject | null) => {
  const shop = await drawCart({ lines: [sampleLine(changes)] }, selected)
  await screen.findByRole("heading", { level: 2, name: changes.title ?? "Ironvale Slotted Rotor" })
  const [line] = await lines()
  return { ...shop, text: line?.textContent ?? "" }
}

describe("the cart's page", () => {
  it("shows each line with its choices, its price and the total in cents", async () => {
    await drawCart({ lines: [sampleLine({ quantity: 3, unitPrice: 19.99 }), sampleLine({ lineId: "line-2", title: "Caliper" })] })
    expect(await screen.findByRole("heading", { level: 1, name: "Your Cart" })).toBeTruthy()
    await screen.findByRole("heading", { level: 2, name: "Caliper" })
    expect(within(screen.getByRole("main")).getAllByText("4 items")).toHaveLength(2)
    expect((await lines()).map((line) => line.textContent)).toEqual([
      expect.stringContaining("Bore: 1 in. · CAM-2-1 · $19.99 each · In stock"),
      expect.stringContaining("Caliper")
    ])
    expect(summary().getAllByText("$149.97")).toHaveLength(2)
  })

  it("waits in the size of what is to come, and keeps the way to order in sight", async () => {
    const { root } = await drawShop("/shoppingcart", {}, {}, () => new Promise(() => {}))
    expect(root.querySelectorAll("ul[aria-hidden] > .cartline").length).toBeGreaterThan(1)
    expect(summary().getByRole("link", { name: "Call 1-800-555-0100" }).getAttribute("href")).toBe("tel:1-800-555-0100")
  })

  it("says that it is empty, and leads to the parts", async () => {
    await drawCart({ lines: [] })
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    expect(screen.getByRole("link", { name: "Shop All Parts" }).getAttribute("href")).toBe("/shop/all")
  })

  it("says when it could not be loaded, and tries again", async () => {
    const { world } = await drawCart({ refusal: "away", lines: [sampleLine()] })
    const alert = within(await screen.findByRole("alert", {}, { timeout: 10_000 }))
    expect(alert.getByText("Your cart could not be loaded.")).toBeTruthy()
    delete world.refusal
    fireEvent.click(alert.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })).toBeTruthy()
  }, 15_000)

  it("has a title of its own", async () => {
    await drawCart()
    await waitFor(() => {
      expect(document.title).toBe("Shopping Cart | Camber")
    })
  })

  it("NAV-48 is marked in the phone bar", async () => {
    await drawCart()
    const bar = within(screen.getByRole("navigation", { name: "Quick access" }))
    expect(bar.getByRole("link", { name: /Cart/ }).getAttribute("aria-current")).toBe("page")
  })
})

describe("a line of the cart", () => {
  it("keeps for which car it was added, and says what fits today and why", async () => {
    const { text } = await drawLine(
      { addedFor: { projectName: "2004 Ford F-150 with 5.4L V8", verdict: verdicts.guaranteed }, fit: verdicts.mayNotFit },
      sampleProject
    )
    expect(text).toContain("Added for your 2004 Ford F-150·5.4L V8 Guaranteed To Fit when added")
    expect(text).toContain("May Not FitYour 1969 Chevrolet Camaro: Made for 1967-1969 Camaro; yours is a 1970.")
  })

  it("says the answer once for the car that it was added for, and both where the answer has changed", async () => {
    const projectName = "1969 Chevrolet Camaro with 5.7L V8"
    const addedFor = { projectName, verdict: verdicts.mayNotFit }
    const same = await drawLine({ addedFor, fit: verdicts.mayNotFit }, sampleProject)
    expect(same.text).not.toContain("when added")
    expect(same.text).not.toContain("Your 1969 Chevrolet Camaro:")
    cleanup()
    const changed = await drawLine({ addedFor, fit: verdicts.universal }, sampleProject)
    expect(changed.text).toContain("May Not Fit when added")
    expect(changed.text).toContain("Universal Fit")
  })

  it("keeps what was said when it was added while no car is selected", async () => {
    const { text } = await drawLine({ addedFor: { projectName: "2004 Ford F-150", verdict: verdicts.guaranteed }, fit: null })
    expect(text).toContain("Added for your 2004 Ford F-150 Guaranteed To Fit when added")
  })

  it("follows the car that is selected now", async () => {
    const { container, variablesOf } = await drawLine({ fit: verdicts.universal })
    const before = variablesOf("cart").length
    await act(async () => container.resolve(ProjectStore).receive(sampleProject))
    expect(before).toBeGreaterThan(0)
    expect((await lines())[0]?.textContent).toContain("Your 1969 Chevrolet Camaro: Made for any car.")
  })

  it("lists the parts of a kit with their options", async () => {
    const part = { skuVariantNumber: "CAM-7-1", title: "Rotor", options: ["Slotted"], quantity: 2 }
    await drawLine({ kitComponents: [part] })
    expect(within(screen.getByRole("list", { name: "In this kit" })).getByRole("listitem").textContent).toBe("2 × Rotor, Slotted")
  })

  it.each([
    ["NotAvailable", "This item is currently not available."],
    ["Discontinued", "This item is no longer sold."]
  ] as const)("that is %s says so, costs nothing, and can only be removed", async (availability, problem) => {
    const { text } = await drawLine({ availability, isPurchaseable: false })
    expect(text).toContain(problem)
    expect(text).toContain("$0.00")
    expect(screen.queryByRole("group", { name: /Quantity/ })).toBeNull()
    expect(screen.getByRole("button", { name: "Remove Ironvale Slotted Rotor" })).toBeTruthy()
  })

  it("shows markup in a name as text", async () => {
    const { text } = await drawLine({ title: "<img src=x onerror=alert(1)>" })
    expect(text).toContain("<img src=x onerror=alert(1)>")
  })
})

describe("changing the cart", () => {
  const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
  const type = (text: string) => {
    fireEvent.change(quantity(), { target: { value: text } })
    fireEvent.blur(quantity())
  }

  it("shows a new quantity and its total at once, and reads the total out", async () => {
    const { root, variablesOf } = await drawLine({})
    fireEvent.click(screen.getByRole("button", { name: "More" }))
    await waitFor(() => {
      expect(summary().getAllByText("$180.00")).toHaveLength(2)
    })
    expect(root.querySelector(".sum [aria-live=polite]")?.textContent).toBe("Total $180.00, 2 items")
    await waitFor(() => {
      expect(variablesOf("changeCartLine")).toMatchObject([{ lineId: "line-1", quantity: 2 }])
    })
  })

  it.each([
    ["abc", 1],
    ["0", 1],
    ["-1", 1],
    ["1000", 100]
  ])("CTRL-10 CTRL-11 CTRL-12 takes '%s' as %i", async (text, taken) => {
    const { variablesOf } = await drawLine({ quantity: 5 })
    type(text)
    expect(quantity().value).toBe(String(taken))
    await waitFor(() => {
      expect(variablesOf("changeCartLine")).toMatchObject([{ quantity: taken }])
    })
  })

  it("removes a line at once, and then is empty", async () => {
    const { variablesOf } = await drawLine({})
    fireEvent.click(screen.getByRole("button", { name: "Remove Ironvale Slotted Rotor" }))
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    await waitFor(() => {
      expect(variablesOf("removeCartLine")).toMatchObject([{ lineId: "line-1" }])
    })
    expect(document.activeElement).toBe(screen.getByRole("main"))
  })
})

describe("taking everything out of the cart", () => {
  const drawTwo = async () => {
    const shop = await drawCart({ lines: [sampleLine(), sampleLine({ lineId: "line-2", title: "Caliper" })] })
    fireEvent.click(await screen.findByRole("button", { name: "Remove all" }))
    const dialog = within(await screen.findByRole("alertdialog", { name: "Remove all items?" }, { timeout: 5000 }))
    return { ...shop, press: (name: string) => act(async () => void fireEvent.click(dialog.getByRole("button", { name }))) }
  }

  it("CTRL-30 happens once it is confirmed", async () => {
    const { press, world } = await drawTwo()
    await press("Remove all")
    expect(await screen.findByRole("heading", { name: "Your cart is empty" })).toBeTruthy()
    await waitFor(() => {
      expect(world.lines).toEqual([])
    })
  })

  it("CTRL-30 does not happen when it is declined, and is not offered for one line", async () => {
    const { press, world } = await drawTwo()
    await press("Keep them")
    expect(world.lines).toHaveLength(2)
    cleanup()
    await drawCart()
    await screen.findByRole("heading", { level: 2, name: "Ironvale Slotted Rotor" })
    expect(screen.queryByRole("button", { name: "Remove all" })).toBeNull()
  })
})
