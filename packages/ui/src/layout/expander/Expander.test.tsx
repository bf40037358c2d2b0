import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { Expander } from "./Expander.tsx"

it("an expander hides the content below its title until it is opened, and is initially open if so requested", () => {
  render(
    <>
      <Expander title="Shipping">In two days.</Expander>
      <Expander title="Returns" open>
        In 90 days.
      </Expander>
    </>
  )
  const isOpen = (text: string) => screen.getByText(text).closest("details")?.open
  expect([isOpen("In two days."), isOpen("In 90 days.")]).toEqual([false, true])
})
