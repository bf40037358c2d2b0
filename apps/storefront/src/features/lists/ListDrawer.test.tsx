import { Quantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { type ListDrawer, ListId, type ListItem } from "@camber/domain/lists"
import { wireListProduct } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { type FakeListsState, createFakeLists, sampleList } from "../../../test/createFakeLists.ts"
import { sampleCookies } from "../../../test/samples.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import { ListsStore } from "./ListsStore.ts"

const SAVE = "Save This Item to a List"
const [brakes, engine] = [sampleList("Brakes", { products: [wireListProduct()] }), sampleList("Engine")]
const item: ListItem = {
  skuBaseNumber: SkuBaseNumber.make("CAM-2"),
  skuVariantNumber: SkuVariantNumber.make("CAM-2-1"),
  quantity: Quantity.make(1),
  kitComponents: []
}
const dialog = (name: string) => screen.findByRole("dialog", { name }, { timeout: 8000 })

/** Opens the drawer over a page, with the items of the brakes list. */
const open = async (world: FakeListsState = { lists: [brakes, engine] }, type: ListDrawer["type"] = "save") => {
  const memory = createFakeLists(world)
  const shop = await renderStorefront("/the-toolbox", {}, {}, createTestRuntime(sampleCookies, memory.services))
  const lists = shop.container.resolve(ListsStore)
  const fromListId = type === "move" ? ListId.make(brakes.id) : null
  await act(() => lists.open({ type, content: { items: [item], articleIds: [] }, fromListId }))
  return { ...shop, ...memory, world, lists }
}
const notices = ({ container }: Awaited<ReturnType<typeof open>>) => container.resolve(ToastStore).notices
const nameField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "List name" }, { timeout: 8000 })
const type = (text: string) => nameField().then((field) => fireEvent.change(field, { target: { value: text } }))
const create = () => fireEvent.click(screen.getByRole("button", { name: "Create a New List" }))

describe("the drawer of lists", () => {
  it("LIST-06 LIST-14 LIST-26 TOAST-06 NOTE-07 NAV-107 saves to a list with one click, closes, and links to the lists", async () => {
    const shop = await open()
    const drawer = within(await dialog(SAVE))
    expect((await drawer.findAllByRole("listitem")).map((row) => row.textContent)).toEqual(["Brakes1 item", "Engine0 items"])
    fireEvent.click(drawer.getByRole("button", { name: /Engine/ }))
    await waitFor(() => {
      expect(screen.queryByRole("dialog", { name: SAVE })).toBeNull()
    })
    expect(shop.variablesOf("addListItems")).toMatchObject([{ listId: engine.id, items: [{ skuBaseNumber: "CAM-2" }] }])
    expect(notices(shop)).toMatchObject([
      { message: "1 item added to list.", duration: 5000, link: { label: "View your lists", href: "/buildlist" } }
    ])
  })

  it("LIST-27 CTRL-26 saves an article and confirms it, and has neither a back button nor a footer", async () => {
    const shop = await open()
    await act(() => shop.lists.open({ type: "save", content: { items: [], articleIds: [9] }, fromListId: null }))
    const drawer = await dialog(SAVE)
    expect([within(drawer).queryByRole("button", { name: "Back" }), drawer.querySelector(".drawer__f")]).toEqual([null, null])
    fireEvent.click(await within(drawer).findByRole("button", { name: /Engine/ }))
    await waitFor(() => {
      expect(notices(shop)).toMatchObject([{ message: "Article added to list.", duration: 5000 }])
    })
  })

  it("LIST-13 LIST-23 LIST-24 creates a named list and closes", async () => {
    const shop = await open({ lists: [] })
    await dialog(SAVE)
    await type(" Front end ")
    create()
    await waitFor(() => {
      expect(screen.queryByRole("dialog", { name: SAVE })).toBeNull()
    })
    expect(shop.variablesOf("createList")).toMatchObject([{ listName: "Front end", items: [{ skuBaseNumber: "CAM-2" }] }])
    expect(notices(shop)).toMatchObject([{ message: "List 'Front end' successfully created with 1 item." }])
  })

  it("TOAST-13 TOAST-14 TOAST-15 counts the name's characters, and validates it before it sends a request", async () => {
    const { variablesOf } = await open({ lists: [] })
    await dialog(SAVE)
    await nameField()
    create()
    expect(screen.getByText("Please provide a list name.")).toBeTruthy()
    await type("x".repeat(41))
    expect([screen.getByText("41/40 characters"), screen.getByText("List name must be less than 40 characters.")]).toHaveLength(2)
    create()
    await type("x".repeat(40))
    expect(screen.queryByText("List name must be less than 40 characters.")).toBeNull()
    expect(variablesOf("createList")).toEqual([])
  })

  it("sends one request on a double click, for an existing and a new list, even if the drawer stays open after an error", async () => {
    const shop = await open()
    const drawer = within(await dialog(SAVE))
    shop.world.mood = "refusing"
    const row = await drawer.findByRole("button", { name: /Engine/ })
    fireEvent.click(row)
    fireEvent.click(row)
    await waitFor(() => {
      expect(notices(shop)).toMatchObject([{ message: "Unable to add item to list at this time.", intent: "negative", duration: 5000 }])
    })
    await type("Front end")
    create()
    create()
    await waitFor(() => {
      expect(notices(shop).at(-1)).toMatchObject({ message: "Unable to create list at this time.", intent: "negative", duration: 5000 })
    })
    expect([shop.variablesOf("addListItems"), shop.variablesOf("createList")]).toMatchObject([[{}], [{}]])
  })

  it("LIST-07 offers every list except the current one as the target of a move", async () => {
    const shop = await open({ lists: [brakes, engine] }, "move")
    const drawer = within(await dialog("Move This Item to a List"))
    expect((await drawer.findAllByRole("listitem")).map((row) => row.textContent)).toEqual(["Engine0 items"])
    fireEvent.click(drawer.getByRole("button", { name: /Engine/ }))
    await waitFor(() => {
      expect(notices(shop)).toMatchObject([{ message: "Item Moved" }])
    })
    expect(shop.variablesOf("moveListItem")).toMatchObject([{ fromListId: brakes.id, toListId: engine.id }])
  })

  it("LIST-08 has a plural title for several items", async () => {
    await open({ lists: [engine] }, "build")
    expect(await dialog("Save These Items to a List")).toBeTruthy()
  })

  it("ERR-110 ERR-111 NOTE-08 stays open with the typed text if the service rejects it", async () => {
    const shop = await open()
    const drawer = within(await dialog(SAVE))
    shop.world.mood = "refusing"
    fireEvent.click(await drawer.findByRole("button", { name: /Engine/ }))
    await waitFor(() => {
      expect(notices(shop)).toMatchObject([{ message: "Unable to add item to list at this time." }])
    })
    await type("Front end")
    create()
    await waitFor(() => {
      expect(notices(shop).at(-1)?.message).toBe("Unable to create list at this time.")
    })
    expect([(await nameField()).value, shop.lists.drawer?.type]).toEqual(["Front end", "save"])
  })

  it("ERR-112 NOTE-08 reports an article that could not be added", async () => {
    const world: FakeListsState = { lists: [engine] }
    const memory = createFakeLists(world)
    const { container } = await renderStorefront("/the-toolbox", {}, {}, createTestRuntime(sampleCookies, memory.services))
    await act(() => container.resolve(ListsStore).open({ type: "save", content: { items: [], articleIds: [7] }, fromListId: null }))
    const engineRow = await screen.findByRole("button", { name: /Engine/ }, { timeout: 8000 })
    world.mood = "refusing"
    fireEvent.click(engineRow)
    await waitFor(() => {
      expect(container.resolve(ToastStore).notices).toMatchObject([
        { message: "Unable to add article at this time.", intent: "negative", duration: 5000 }
      ])
    })
  })

  it("TOAST-11 TOAST-12 reports a rejected move in a notice and an unsent move in a dialog", async () => {
    const shop = await open({ lists: [brakes, engine] }, "move")
    const drawer = within(await dialog("Move This Item to a List"))
    shop.world.mood = "refusing"
    fireEvent.click(await drawer.findByRole("button", { name: /Engine/ }))
    await waitFor(() => {
      expect(notices(shop)).toMatchObject([{ message: "Item not moved, please try again" }])
    })
    shop.world.mood = "away"
    fireEvent.click(drawer.getByRole("button", { name: /Engine/ }))
    const failure = within(await screen.findByRole("alertdialog", { name: "Move Item Failed" }))
    expect(failure.getByText("An error occurred while moving the item. Please try again.")).toBeTruthy()
    fireEvent.click(failure.getByRole("button", { name: "OK" }))
    await waitFor(() => {
      expect(screen.queryByRole("alertdialog")).toBeNull()
    })
  })

  it("reports a failed load of the lists and retries", async () => {
    const shop = await open({ lists: [brakes], mood: "away" })
    const alert = within(await within(await dialog(SAVE)).findByRole("alert", {}, { timeout: 10_000 }))
    expect(alert.getByText("We couldn't load your lists.")).toBeTruthy()
    shop.world.mood = "willing"
    fireEvent.click(alert.getByRole("button", { name: "Try again" }))
    expect(await screen.findByRole("button", { name: /Brakes/ })).toBeTruthy()
  }, 15_000)
})
