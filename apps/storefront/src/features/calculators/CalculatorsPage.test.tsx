import { calculatorHref, calculators } from "@camber/domain/calculators"
import { screen, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"

describe("calculators page", () => {
  it("CALC-06 lists each calculator once, by group, with its question", async () => {
    await renderStorefront("/calculators")
    const main = within(screen.getByRole("main"))
    const links = main.getAllByRole("link").map((link) => link.getAttribute("href"))
    for (const { id } of calculators) expect(links.filter((href) => href === calculatorHref(id))).toHaveLength(1)
    const brakes = within(screen.getByRole("region", { name: "Brakes" }))
    expect(brakes.getAllByRole("listitem")).toHaveLength(2)
    expect(brakes.getByText("Do the front brakes do the share of work that the car needs?")).toBeTruthy()
  })
})
