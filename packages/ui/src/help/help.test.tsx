import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { ContactForm } from "./ContactForm.tsx"
import { HelpAnswers } from "./HelpAnswers.tsx"
import { ServiceList } from "./ServiceList.tsx"

it("SEO-07 the contact form is sent by the browser itself, with every field named, required and no longer than it may be", () => {
  render(
    <ContactForm action="/api/contact" topics={[{ value: "order", label: "An order" }]} limits={{ name: 100, email: 254, message: 4000 }} />
  )
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

it("an answer stands in the page, folded under its question", () => {
  const { container } = render(<HelpAnswers answers={[{ question: "Does it fit?", answer: <p>The fit line says so.</p> }]} />)
  const details = container.querySelector("details")
  expect([details?.open, details?.querySelector("summary")?.textContent]).toEqual([false, "Does it fit?"])
  expect(screen.getByText("The fit line says so.")).toBeTruthy()
})

it("a service says what it is and where it is to be had", () => {
  render(
    <ServiceList services={[{ title: "Help by phone", icon: "phone", text: "Call us.", links: [{ label: "Call", href: "tel:1" }] }]} />
  )
  expect(screen.getByRole("heading", { name: "Help by phone" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "Call" }).getAttribute("href")).toBe("tel:1")
})
