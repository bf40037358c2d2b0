import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { LandingCard } from "./LandingCard.tsx"

const picture = { src: "/late-model.svg", alt: "A late model", width: 384, height: 132 }

it("CARD-13 CARD-24 the card links its picture and its name, and the picture has a text and a size", () => {
  render(<LandingCard label="Late Model" href="/race/late-model" picture={picture} />)
  const link = screen.getByRole("link", { name: "A late model Late Model" })
  expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["/race/late-model", null])
  const image = screen.getByRole("img", { name: "A late model" })
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["384", "132"])
})

it("CARD-14 the card shows its name in place of a missing picture", () => {
  render(<LandingCard label="Ironvale" href="/brands/ironvale" picture={null} />)
  expect(screen.getByRole("link", { name: "Ironvale" }).querySelector("img")).toBeNull()
})

it("CARD-24 the card marks links that search engines need not follow", () => {
  render(<LandingCard label="Ironvale" href="/shop/brakes~2-3?facet=Brand%3AIronvale" picture={null} nofollow />)
  expect(screen.getByRole("link").getAttribute("rel")).toBe("nofollow")
})
