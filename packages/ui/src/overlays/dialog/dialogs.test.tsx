import { fireEvent, render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { AlertDialog, ConfirmDialog } from "./ConfirmDialog.tsx"
import { PromptDialog } from "./PromptDialog.tsx"

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))

describe("the dialogs", () => {
  it("TOAST-10 GAP-C44 show a message with one button as an alert", async () => {
    const onClose = vi.fn()
    render(<AlertDialog open title="Move Item Failed" message="Please try again." onClose={onClose} />)
    await screen.findByRole("alertdialog", { name: "Move Item Failed", description: "Please try again." })
    expect(screen.getAllByRole("button")).toHaveLength(1)
    press("OK")
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("TOAST-10 GAP-C44 return yes or no for a confirmation; closing it otherwise means no", async () => {
    const onAnswer = vi.fn()
    render(<ConfirmDialog open title="Delete?" message="It is gone then." okLabel="Delete" onAnswer={onAnswer} />)
    const dialog = await screen.findByRole("alertdialog", { name: "Delete?" })
    press("Delete")
    press("Cancel")
    fireEvent.keyDown(dialog, { key: "Escape" })
    expect(onAnswer.mock.calls).toEqual([[true], [false], [false]])
  })

  it("TOAST-10 CTRL-31 keep a prompt open with all errors of an invalid text, and return a valid text", async () => {
    const onAnswer = vi.fn()
    const messagesFor = (text: string) => [
      ...(text.includes("!") ? ["Leave out the mark."] : []),
      ...(text.length > 5 || text === "" ? ["Use 1 to 5 characters."] : [])
    ]
    render(<PromptDialog open title="New list" label="List name" messagesFor={messagesFor} onAnswer={onAnswer} />)
    const field = await screen.findByRole("textbox", { name: "List name" })
    expect(field.getAttribute("aria-invalid")).toBe("false")
    fireEvent.submit(field)
    expect(screen.getByText("Use 1 to 5 characters.")).toBeTruthy()
    expect(field.getAttribute("aria-invalid")).toBe("true")
    fireEvent.change(field, { target: { value: "Brakes!" } })
    expect(screen.getByText("Leave out the mark. Use 1 to 5 characters.")).toBeTruthy()
    fireEvent.submit(field)
    expect(onAnswer).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: "Axles" } })
    fireEvent.submit(field)
    expect(onAnswer.mock.calls).toEqual([["Axles"]])
  })

  it("TOAST-10 return null for a canceled prompt", async () => {
    const onAnswer = vi.fn()
    render(<PromptDialog open title="New list" label="List name" initial="Brakes" onAnswer={onAnswer} />)
    const dialog = await screen.findByRole("dialog", { name: "New list" })
    expect(dialog.hasAttribute("aria-describedby")).toBe(false)
    press("Cancel")
    expect(onAnswer.mock.calls).toEqual([[null]])
  })
})
