import { wireListProduct } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { type FakeListsState, createFakeLists, sampleList, sampleListArticle, sampleListPart } from "../../../test/createFakeLists.ts"
import { sampleCookies, verdicts } from "../../../test/samples.ts"
import { ToastStore } from "../toasts/ToastStore.ts"

const caliper = wireListProduct({ skuBaseNumber: "CAM-3", skuVariantNumber: "CAM-3-1", title: "Caliper", price: 19.99, quantity: 3 })
const brakes = sampleList("Brakes", { products: [wireListProduct(), caliper], articles: [sampleListArticle] })
const engine = sampleList("Engine")

const draw = async (world: FakeListsState = { lists: [brakes, engine] }, search = "", share: ReadonlyArray<typeof brakes> = []) => {
  const memory = createFakeLists(world)
  memory.shared.push(...share)
  const shop = await renderStorefront(`/buildlist${search}`, {}, {}, createTestRuntime(sampleCookies, memory.services))
  return { ...shop, ...memory, world }
}
const heading = (name: string) => screen.findByRole("heading", { level: 1, name }, { timeout: 10_000 })
const lines = () => within(screen.getByRole("list", { name: "In this list" })).getAllByRole("listitem")
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }))
const total = () => within(screen.getByRole("region", { name: "List total" }))

describe("the page of the lists", () => {
  it("LIST-22 LIST-04 shows products with their price, articles with their author, and the total in cents", async () => {
    await draw()
    await heading("Brakes")
    expect(lines().map((line) => line.textContent)).toEqual([
      expect.stringContaining("CAM-2-1 · In stock"),
      expect.stringContaining("CAM-3-1 · $19.99 each · In stock"),
      expect.stringContaining("R. StoneChoosing Lifters")
    ])
    expect(total().getAllByText("$149.97").length).toBeGreaterThan(0)
    expect(screen.getByRole("link", { name: "Choosing Lifters" }).getAttribute("href")).toBe(sampleListArticle.url)
  })

  it("NAV-185 links an open fitment question to the input that it needs", async () => {
    await draw({ lists: [brakes], verdicts: { "CAM-2": verdicts.askVehicle, "CAM-3": verdicts.chooseOptions } })
    await heading("Brakes")
    const add = await screen.findByRole("button", { name: "Add Vehicle" }, { timeout: 5000 })
    expect(lines()[0]?.contains(add)).toBe(true)
    const choose = within(lines()[1]!).getByRole("link", { name: "Choose Options" })
    expect(choose.getAttribute("href")).toBe(caliper.productUrl)
    fireEvent.click(add)
    expect(await screen.findByRole("dialog", {}, { timeout: 10_000 })).toBeTruthy()
  }, 20_000)

  it("NAV-186 keeps a hyphenated name on one line of a title", async () => {
    await draw({ lists: [sampleList("Tires", { products: [wireListProduct({ title: "Street Tire G-235, Black" })] })] })
    await heading("Tires")
    const title = within(lines()[0]!).getByRole("heading")
    expect(title.textContent).toBe("Street Tire G-235, Black")
    expect(title.querySelector(".nobr")?.textContent).toBe("G-235")
  })

  it("has its own title and is not indexed by search engines", async () => {
    await draw()
    await waitFor(() => {
      expect(document.title).toBe("My List | Camber")
    })
  })

  it("shows skeletons while loading", async () => {
    await renderStorefront("/buildlist", {}, {}, () => new Promise(() => {}))
    expect(screen.getByText("Loading your lists")).toBeTruthy()
  })

  it("shows another list after a click", async () => {
    await draw()
    await heading("Brakes")
    press(/Engine/)
    await heading("Engine")
    expect(screen.getByText(/This list is empty/)).toBeTruthy()
  })

  it("LIST-25 offers the first list to a shopper without lists, and shows the created one", async () => {
    const { container } = await draw({ lists: [] })
    await screen.findByRole("heading", { name: "You have no lists yet" })
    fireEvent.change(screen.getByRole("textbox", { name: "List name" }), { target: { value: "Front end" } })
    press("Create a New List")
    await heading("Front end")
    expect(container.resolve(ToastStore).notices).toMatchObject([{ message: "List 'Front end' successfully created." }])
  })

  it("creates one list on a double click", async () => {
    const { variablesOf } = await draw({ lists: [] })
    await screen.findByRole("heading", { name: "You have no lists yet" })
    fireEvent.change(screen.getByRole("textbox", { name: "List name" }), { target: { value: "Front end" } })
    press("Create a New List")
    press("Create a New List")
    await heading("Front end")
    expect(variablesOf("createList")).toHaveLength(1)
  })

  it("shows changes of another tab when the shopper returns to it", async () => {
    const { world } = await draw()
    await heading("Brakes")
    world.lists = [engine]
    fireEvent.focus(window)
    await heading("Engine")
    expect(screen.queryByRole("button", { name: /Brakes/ })).toBeNull()
  })

  it("renders markup in a name as text", async () => {
    await draw({ lists: [sampleList("<img src=x onerror=alert(1)>")] })
    expect(await heading("<img src=x onerror=alert(1)>")).toBeTruthy()
  })

  it("reports a failed load and retries", async () => {
    const { world } = await draw({ lists: [brakes], mood: "away" })
    const alert = within(await screen.findByRole("alert", {}, { timeout: 10_000 }))
    expect(alert.getByText("We couldn't load your lists.")).toBeTruthy()
    world.mood = "willing"
    fireEvent.click(alert.getByRole("button", { name: "Try again" }))
    expect(await heading("Brakes")).toBeTruthy()
  }, 15_000)
})

describe("changing a list", () => {
  const answer = async (name: string, button: string) => {
    const dialog = within(await screen.findByRole(name === "Rename List" ? "dialog" : "alertdialog", { name }, { timeout: 8000 }))
    return { dialog, go: () => act(async () => void fireEvent.click(dialog.getByRole("button", { name: button }))) }
  }

  it("TOAST-13 TOAST-14 renames it under the same rules as a new name", async () => {
    const { variablesOf } = await draw()
    await heading("Brakes")
    press("Rename")
    const { dialog, go } = await answer("Rename List", "Rename")
    const field = dialog.getByRole("textbox", { name: "List name" })
    for (const [name, message] of [
      [" ", "Please provide a list name."],
      ["x".repeat(41), "List name must be less than 40 characters."]
    ] as const) {
      fireEvent.change(field, { target: { value: name } })
      await go()
      expect(dialog.getByText(message)).toBeTruthy()
    }
    fireEvent.change(field, { target: { value: "Front end" } })
    await go()
    await heading("Front end")
    expect(variablesOf("editList")).toMatchObject([{ listId: brakes.id, listName: "Front end" }])
  })

  it("reports a list that another tab has deleted, and shows the remaining one", async () => {
    const { container, world } = await draw()
    await heading("Brakes")
    Object.assign(world, { lists: [engine], mood: "refusing" })
    press("Rename")
    const { dialog, go } = await answer("Rename List", "Rename")
    fireEvent.change(dialog.getByRole("textbox", { name: "List name" }), { target: { value: "Front end" } })
    await go()
    await heading("Engine")
    expect(container.resolve(ToastStore).notices).toMatchObject([{ message: "This list no longer exists." }])
  })

  it("LIST-17 deletes it after a confirmation and shows the remaining one", async () => {
    const { variablesOf } = await draw()
    await heading("Brakes")
    press("Delete")
    await (await answer("Delete this list?", "Keep it")).go()
    expect(variablesOf("deleteList")).toEqual([])
    press("Delete")
    await (await answer("Delete this list?", "Delete")).go()
    await heading("Engine")
  })

  it("CTRL-09 sets the quantity of a product and updates the total", async () => {
    const { variablesOf } = await draw()
    await heading("Brakes")
    const [line] = lines()
    if (line === undefined) throw new Error("the list holds a product")
    fireEvent.click(within(line).getByRole("button", { name: /^Increase / }))
    await waitFor(() => expect(within(line).getByRole("textbox", { name: "Quantity" })).toHaveProperty("value", "2"))
    expect(variablesOf("setListQuantity")).toMatchObject([{ listId: "list-Brakes", item: { skuBaseNumber: "CAM-2", quantity: 2 } }])
    expect(total().getAllByText("$239.97").length).toBeGreaterThan(0)
  })

  it("removes and moves products and articles", async () => {
    const { variablesOf } = await draw()
    await heading("Brakes")
    press("Remove Caliper")
    await waitFor(() => {
      expect(lines()).toHaveLength(2)
    })
    expect(document.activeElement).toBe(screen.getByRole("main"))
    press("Remove Choosing Lifters")
    await waitFor(() => {
      expect(lines()).toHaveLength(1)
    })
    press("Move Ironvale Slotted Rotor to another list")
    const drawer = within(await screen.findByRole("dialog", { name: "Move This Item to a List" }, { timeout: 8000 }))
    fireEvent.click(drawer.getByRole("button", { name: /Engine/ }))
    await screen.findByText(/This list is empty/)
    expect(variablesOf("moveListItem")).toMatchObject([{ fromListId: brakes.id, toListId: engine.id, item: { skuBaseNumber: "CAM-2" } }])
  })

  it("NAV-148 resets the focus to the page after the focused control disappeared with its line or list", async () => {
    await draw()
    await heading("Brakes")
    const focusPress = (button: HTMLElement) => {
      button.focus()
      fireEvent.click(button)
    }
    const atMain = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")))
    focusPress(screen.getByRole("button", { name: "Remove Choosing Lifters" }))
    await waitFor(() => expect(lines()).toHaveLength(2))
    await atMain()
    focusPress(screen.getByRole("button", { name: "Move Caliper to another list" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Move This Item to a List" }, { timeout: 8000 }))
    focusPress(drawer.getByRole("button", { name: /Engine/ }))
    await waitFor(() => expect(lines()).toHaveLength(1))
    await atMain()
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole("main"))
    focusPress(screen.getByRole("button", { name: /Engine/ }))
    await heading("Engine")
    await atMain()
    focusPress(screen.getByRole("button", { name: "Delete" }))
    const confirm = await answer("Delete this list?", "Delete")
    await confirm.go()
    await heading("Brakes")
    await atMain()
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole("main"))
  }, 20_000)

  it("NAV-148 keeps the focus on a control that remains", async () => {
    const { world } = await draw()
    await heading("Brakes")
    const rename = screen.getByRole("button", { name: "Rename" })
    rename.focus()
    world.lists = [{ ...brakes, articles: [] }, engine]
    fireEvent.focus(window)
    await waitFor(() => expect(lines()).toHaveLength(2))
    expect(document.activeElement).toBe(rename)
  })

  it("keeps everything if the service rejects the change", async () => {
    const { world } = await draw()
    await heading("Brakes")
    world.mood = "refusing"
    press("Remove Caliper")
    await waitFor(() => {
      expect(screen.getByRole("button", { name: "Create a New List" }).getAttribute("aria-busy")).toBeNull()
    })
    expect(lines()).toHaveLength(3)
  })

  it("LIST-22 CTRL-33 copies its link to the clipboard", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await draw()
    await heading("Brakes")
    press("Copy link to Brakes")
    expect(await screen.findByText("Copied")).toBeTruthy()
    expect(writeText.mock.calls).toEqual([[`${location.origin}/buildlist?shareGuid=share-Brakes`]])
    writeText.mockRestore()
  })
})

describe("from a list to the cart", () => {
  const added = ({ checkout }: Awaited<ReturnType<typeof draw>>) =>
    (checkout.variablesOf("addToCart") as ReadonlyArray<{ readonly items: ReadonlyArray<object> }>).flatMap(({ items }) => items)

  it("adds one product with its whole quantity", async () => {
    const shop = await draw()
    await heading("Brakes")
    press("Add to Cart: Caliper")
    await screen.findByRole("dialog", { name: "3 Items Added to Cart" }, { timeout: 8000 })
    expect(added(shop)).toMatchObject([{ skuVariantNumber: "CAM-3-1", quantityRequested: 3 }])
  })

  it("BUY-11 shows a kit's parts as the cart does", async () => {
    const [rotor, pads] = [sampleListPart({ quantity: 2, options: ["12 in"] }), sampleListPart({ title: "Pad Set" })]
    await draw({ lists: [sampleList("Brakes", { products: [wireListProduct({ isKit: true, kitComponents: [rotor, pads] })] })] })
    await heading("Brakes")
    expect([screen.getByText("2 × Rotor, 12 in"), screen.getByText("1 × Pad Set")]).toHaveLength(2)
  })

  it("ATC-07 adds all products at once with the quantities of the total, except discontinued ones and those with open options", async () => {
    const kit = wireListProduct({ skuBaseNumber: "CAM-4", skuVariantNumber: "CAM-4-1", isKit: true, title: "Brake Kit" })
    const gone = wireListProduct({ skuBaseNumber: "CAM-5", skuVariantNumber: "CAM-5-1", availability: "Discontinued", title: "Hub" })
    const shop = await draw({ lists: [sampleList("Brakes", { products: [wireListProduct(), caliper, kit, gone] })] })
    await heading("Brakes")
    expect([total().getByText("Choose options first: 1 item"), total().getByText("Not available: 1 item")]).toHaveLength(2)
    expect([
      screen.queryByRole("button", { name: /^(?!Increase|Decrease).*Hub$/ })?.textContent,
      screen.queryByRole("link", { name: "Hub" })
    ]).toEqual(["Remove", null])
    expect(screen.getByRole("button", { name: "Build your Kit: Brake Kit" })).toBeTruthy()
    expect(total().getByText("5 items")).toBeTruthy()
    press("Add 4 items to Cart")
    await waitFor(() => {
      expect(shop.container.resolve(ToastStore).notices).toMatchObject([{ message: "4 Items have been added to your cart." }])
    })
    expect(added(shop)).toMatchObject([{ skuVariantNumber: "CAM-2-1" }, { skuVariantNumber: "CAM-3-1", quantityRequested: 3 }])
    expect(screen.queryByRole("dialog")).toBeNull()
  })
})
