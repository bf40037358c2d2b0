import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { beforeAll, describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { DialogStore } from "./DialogStore.ts"

/** Loads the code first, so that the tests do not measure its loading time. */
beforeAll(() => import("./PageDialog.tsx"))

const drawPage = async () => (await renderStorefront("/the-toolbox")).container.resolve(DialogStore)
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole("alertdialog") ?? screen.queryByRole("dialog")).toBeNull()
  })

describe("a dialog over the page", () => {
  it("TOAST-10 CTRL-30 GAP-C44 confirms with 'OK' and declines with 'Cancel', and the next one follows", async () => {
    const store = await drawPage()
    const first = store.confirm({ title: "Remove all items?", message: "This removes all of them." })
    const second = store.confirm({ title: "Sure?", message: "This can't be undone." })
    await screen.findByRole("alertdialog", { name: "Remove all items?", description: "This removes all of them." })
    await press("OK")
    expect(await first).toBe(true)
    await screen.findByRole("alertdialog", { name: "Sure?" })
    await press("Cancel")
    expect(await second).toBe(false)
    await gone()
  })

  it("TOAST-10 CTRL-30 CTRL-31 requests a text, with a message for each validation that fails", async () => {
    const store = await drawPage()
    const name = store.prompt({
      title: "New list",
      label: "List name",
      okLabel: "Create",
      validations: [{ holds: (text) => text.trim() !== "", message: "Name the list." }]
    })
    const field = await screen.findByRole("textbox", { name: "List name" })
    await press("Create")
    expect(screen.getByText("Name the list.")).toBeTruthy()
    fireEvent.change(field, { target: { value: "Race day" } })
    await press("Create")
    expect(await name).toBe("Race day")
    await gone()
  })

  it("TOAST-10 MODAL-01 CTRL-30 CTRL-25 locks the page behind an alert until the visitor confirms it", async () => {
    const store = await drawPage()
    const isLocked = () => document.documentElement.style.overflow === "hidden"
    const read = store.alert({ title: "Move Item Failed", message: "Please try again." })
    await screen.findByRole("alertdialog", { name: "Move Item Failed" })
    await waitFor(() => {
      expect(isLocked()).toBe(true)
    })
    await press("OK")
    await read
    await waitFor(() => {
      expect(isLocked()).toBe(false)
    })
  })
})
