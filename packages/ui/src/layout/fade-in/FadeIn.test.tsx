import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { FadeIn } from "./FadeIn.tsx"

it("CTRL-29 FadeIn uses the 200 ms of the style sheet by default, without a style attribute", () => {
  render(
    <>
      <FadeIn>Softly</FadeIn>
      <FadeIn duration={50}>Soon</FadeIn>
    </>
  )
  expect(screen.getByText("Softly").hasAttribute("style")).toBe(false)
  expect(screen.getByText("Soon").style.animationDuration).toBe("50ms")
})
