import type { QuestionTexts } from "@camber/domain/questions"
import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { QuestionForm } from "./QuestionForm.tsx"

const errorsOf = ({ question }: QuestionTexts): Partial<QuestionTexts> =>
  question === "" ? { question: "Write at least 10 characters." } : {}
const draw = (isBusy = false) => {
  const onSend = vi.fn<(texts: QuestionTexts) => void>()
  const limits = { question: 1000, emailAddress: 254 }
  render(<QuestionForm action="/ask" skuBaseNumber="CAM-1" limits={limits} errorsOf={errorsOf} isBusy={isBusy} onSend={onSend} />)
  const button = screen.getByRole("button", { name: "Send Question" })
  const field = screen.getByRole("textbox", { name: "Your question" })
  return { onSend, button, field }
}

it("the question form marks the missing fields, focuses the first of them, and sends nothing until they are filled", () => {
  const { button, field, onSend } = draw()
  fireEvent.click(button)
  expect([screen.getByText("Write at least 10 characters."), document.activeElement]).toEqual([expect.anything(), field])
  expect(onSend).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: "Does it ring?" } })
  fireEvent.click(button)
  expect(onSend.mock.calls).toEqual([[{ question: "Does it ring?", emailAddress: "" }]])
})

it("the question form is a native form without scripts, and is sent only once while it is pending", () => {
  const { button, field, onSend } = draw(true)
  fireEvent.change(field, { target: { value: "Does it ring?" } })
  fireEvent.click(button)
  fireEvent.submit(screen.getByRole("form"))
  expect(onSend).not.toHaveBeenCalled()
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Ask a question" })
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/ask"])
  expect(Object.fromEntries(new FormData(form))).toEqual({ skuBaseNumber: "CAM-1", question: "Does it ring?", emailAddress: "" })
})
