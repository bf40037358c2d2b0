import { fireEvent, render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { ContactForm, type ContactFormProps } from "./ContactForm.tsx"
import { HelpAnswers } from "./HelpAnswers.tsx"
import { ServiceList } from "./ServiceList.tsx"

const drawForm = (errorsOf: ContactFormProps["errorsOf"]) =>
  render(
    <ContactForm
      action="/api/contact"
      topics={[{ value: "order", label: "An order" }]}
      limits={{ name: 100, email: 254, message: 4000 }}
      errorsOf={errorsOf}
    />
  )

it("SEO-07 the browser sends the contact form, whose fields are named, required and limited in length", () => {
  drawForm(() => ({}))
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Write to us" })
  expect([form.method, form.getAttribute("action")]).toEqual(["post", "/api/contact"])
  const fields = within(form).getAllByRole<HTMLInputElement>("textbox")
  expect(fields.map(({ maxLength, name, required }) => [name, required, maxLength])).toEqual([
    ["name", true, 100],
    ["email", true, 254],
    ["message", true, 4000]
  ])
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "What is it about?" }).value).toBe("order")
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send Message" }).type).toBe("submit")
})

it("the contact form shows an error at each invalid field, focuses the first, and clears each error once the field is corrected", () => {
  drawForm(({ email, name }) => ({ ...(name === "" && { name: "No name." }), ...(email === "" && { email: "No address." }) }))
  const form = screen.getByRole<HTMLFormElement>("form", { name: "Write to us" })
  const name = screen.getByRole("textbox", { name: "Name" })
  expect([form.noValidate, fireEvent.submit(form)]).toEqual([true, false])
  expect(document.activeElement).toBe(name)
  const getInvalid = () => screen.getAllByRole("textbox").map((field) => field.getAttribute("aria-invalid"))
  expect(getInvalid()).toEqual(["true", "true", "false"])
  expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toBe("No name.")
  fireEvent.input(name, { target: { value: "June" } })
  expect(getInvalid()).toEqual(["false", "true", "false"])
  fireEvent.input(screen.getByRole("textbox", { name: "Email address" }), { target: { value: "june@example.com" } })
  expect([getInvalid(), fireEvent.submit(form)]).toEqual([["false", "false", "false"], true])
})

it("the page contains the answer, collapsed under its question", () => {
  const { container } = render(<HelpAnswers answers={[{ question: "Does it fit?", answer: <p>The fit line says so.</p> }]} />)
  const details = container.querySelector("details")
  expect([details?.open, details?.querySelector("summary")?.textContent]).toEqual([false, "Does it fit?"])
  expect(screen.getByText("The fit line says so.")).toBeTruthy()
})

it("the list of services shows a description and a link for each service", () => {
  render(
    <ServiceList services={[{ title: "Help by phone", icon: "phone", text: "Call us.", links: [{ label: "Call", href: "tel:1" }] }]} />
  )
  expect(screen.getByRole("heading", { name: "Help by phone" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:1")
})
