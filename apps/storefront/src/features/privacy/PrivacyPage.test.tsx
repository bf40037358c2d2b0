import { fireEvent, screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { drawShop } from "../../../test/drawShop.tsx"
import { memoryEngine } from "../../../test/memoryEngine.ts"

const choice = () => screen.findByRole("button", { name: /learn from my visits|Allow it again/ })

describe("the page about privacy", () => {
  it("GAP-41 has a switch that says how it stands, there and back", async () => {
    await drawShop("/info/privacy")
    expect(await screen.findByText(/We count what is viewed/)).toBeTruthy()
    fireEvent.click(await choice())
    expect(await screen.findByText(/We learn nothing from your visits with this browser/)).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Allow it again" }))
    expect(await screen.findByText(/We count what is viewed/)).toBeTruthy()
  })

  it("GAP-41 remembers what was said before", async () => {
    await drawShop("/info/privacy", {}, {}, memoryEngine("Privacy=refused"))
    expect(await screen.findByRole("button", { name: "Allow it again" })).toBeTruthy()
  })

  it("is led to by the footer", async () => {
    await drawShop("/info/privacy")
    expect(screen.getAllByRole("link", { name: "Privacy" }).map((link) => link.getAttribute("href"))).toContain("/info/privacy")
  })
})
