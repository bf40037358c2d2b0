import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it, vi } from "vitest"
import { FilePicker } from "./FilePicker.tsx"
import { type ListedPicture, PictureList } from "./PictureList.tsx"

const picture = (source: string): ListedPicture => ({ source, sku: null, alt: source, src: null, note: "Uploaded." })

/** A list that swaps two neighbors, as its page does. */
const Swapped = () => {
  const [pictures, setPictures] = useState([picture("first"), picture("second")])
  return (
    <PictureList
      pictures={pictures}
      canEdit
      onMove={() => setPictures(pictures.toReversed())}
      onRemove={() => undefined}
      onText={() => undefined}
    />
  )
}
const listTexts = () => screen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).value)

it("EDIT-22 the list of photographs moves a photograph by keys, keeps the focus on it and announces its position", () => {
  render(<Swapped />)
  const button = screen.getByRole("button", { name: "Move down photograph 1" })
  button.focus()
  fireEvent.click(button)
  expect(listTexts()).toEqual(["second", "first"])
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Move up photograph 2")
  expect(screen.getByRole("status").textContent).toBe("Now photograph 2 of 2")
})

it("EDIT-22 the list of photographs moves a photograph that is dragged onto another photograph", () => {
  const { container } = render(<Swapped />)
  fireEvent.dragStart(container.querySelector("[draggable=true]")!)
  fireEvent.drop(screen.getAllByRole("listitem")[1]!.firstElementChild!)
  expect(listTexts()).toEqual(["second", "first"])
})

it("EDIT-22 the picker of files accepts several files", () => {
  const onFiles = vi.fn()
  render(<FilePicker label="Add photographs" hint="JPEG" progress={null} isBusy={false} onFiles={onFiles} />)
  const files = [new File(["a"], "a.jpg"), new File(["b"], "b.jpg")]
  fireEvent.change(screen.getByLabelText("Add photographs"), { target: { files } })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith(files)
})
