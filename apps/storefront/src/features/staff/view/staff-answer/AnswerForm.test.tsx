import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { AnswerForm } from "./AnswerForm.tsx"

const draw = () => {
  const [publish, turnDown] = [vi.fn(), vi.fn()]
  render(
    <AnswerForm
      label="Review of June"
      product={{ title: "Rotor", href: "/item/rotor/2" }}
      when="today"
      wordsLabel="Our answer"
      limit={10}
      isBusy={false}
      actions={[
        { label: "Publish", onDo: publish },
        { label: "Turn down", onDo: turnDown, needsWords: "Please write why." }
      ]}
    >
      It is loud.
    </AnswerForm>
  )
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
  const type = (value: string) => fireEvent.change(screen.getByRole("textbox", { name: "Our answer" }), { target: { value } })
  return { publish, turnDown, press, type }
}

it("the form runs an action without text if it needs none, and does not run an action that needs text", () => {
  const { press, publish, turnDown } = draw()
  press("Turn down")
  expect(screen.getByText("Please write why.")).toBeTruthy()
  expect(turnDown).not.toHaveBeenCalled()
  press("Publish")
  expect(publish).toHaveBeenCalledExactlyOnceWith("")
  expect(screen.queryByText("Please write why.")).toBeNull()
})

it("the form passes its text on, trimmed and within the limit", () => {
  const { press, turnDown, type } = draw()
  type(" It names a person.")
  press("Turn down")
  expect(turnDown).toHaveBeenCalledExactlyOnceWith("It names")
})
