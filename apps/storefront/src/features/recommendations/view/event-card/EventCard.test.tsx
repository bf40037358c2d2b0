import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { EventCard } from "./EventCard.tsx"

const event = { title: "Tech Night", description: "Bring questions.", date: "Tuesday", picture: { src: "/a.svg", alt: "" }, href: "/a" }

it("CARD-25 shows its date, name and text, and links to its page", () => {
  render(<EventCard {...event} />)
  expect(screen.getByRole("heading", { name: "Tech Night" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "Tech Night" }).getAttribute("href")).toBe("/a")
  expect(screen.getByRole("article").textContent).toBe("TuesdayTech NightBring questions.")
})

it("CARD-25 is not a link without a page", () => {
  render(<EventCard {...event} href={null} />)
  expect(screen.queryByRole("link")).toBeNull()
})
