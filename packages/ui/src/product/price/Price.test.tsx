import { render } from "@testing-library/react"
import { expect, it } from "vitest"
import { Price } from "./Price.tsx"

it("a price has a label for the former price, and shows the saving only in the large size", () => {
  const { container, rerender } = render(<Price price="$689.00" strikeThrough="$779.00" saving="Save $90.00" />)
  expect(container.textContent).toBe("$689.00was $779.00")
  rerender(<Price price="$689.00" strikeThrough="$779.00" saving="Save $90.00" large />)
  expect(container.textContent).toBe("$689.00was $779.00Save $90.00")
})
