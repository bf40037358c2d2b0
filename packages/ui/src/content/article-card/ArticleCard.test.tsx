import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { ArticleCard } from "./ArticleCard.tsx"

it("CARD-23 an article card shows the picture, title, description and authors, and links to the article", () => {
  render(
    <ArticleCard
      href="/the-toolbox/cfm/7"
      title="Choosing carburetor CFM"
      category="Tech"
      description="One number from three."
      authors="Ray Hollis"
      picture={{ src: "/images/carb.svg", alt: "Carburetor" }}
    />
  )
  expect(screen.getByRole("link", { name: "Choosing carburetor CFM" }).getAttribute("href")).toBe("/the-toolbox/cfm/7")
  expect(screen.getByRole("img", { name: "Carburetor" })).toBeTruthy()
  expect(screen.getByText("One number from three.")).toBeTruthy()
  expect(screen.getByText("Ray Hollis")).toBeTruthy()
})
