import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { EventCard } from "./EventCard.tsx"

const event = { title: "Tech Night", description: "Bring questions.", date: "Tuesday", picture: { src: "/a.svg", alt: "" }, href: "/a" }

it("CARD-25 an event's card shows the date, name and text, and links to the event's page", () => {
  render(<EventCard {...event} />)
  expect(screen.getByRole("heading", { name: "Tech Night" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "Tech Night" }).getAttribute("href")).toBe("/a")
  expect(screen.getByRole("article").textContent).toBe("TuesdayTech NightBring questions.")
})

it("CARD-25 an event's card without a page is not a link", () => {
  render(<EventCard {...event} href={null} />)
  expect(screen.queryByRole("link")).toBeNull()
})
