import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { JobBuy } from "./JobBuy.tsx"

const buy = { total: "$487.42", coreCharge: null, totalWithUsual: null, action: "#", name: "add", slug: "drum-brakes", isUpdating: false }

it("JOB-09 the bar counts the pieces that its button adds, as the cart does, and names the parts", () => {
  const { rerender } = render(<JobBuy {...buy} count={7} pieces={9} />)
  expect(screen.getByRole("button", { name: "Add 9 to Cart" })).toBeTruthy()
  expect(screen.getByText("7 parts, 9 pieces, checked together")).toBeTruthy()
  rerender(<JobBuy {...buy} count={1} pieces={1} />)
  expect(screen.getByText("1 part, checked together")).toBeTruthy()
})
