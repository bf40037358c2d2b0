import { sampleProductPage, sampleReason, sampleVariant } from "@camber/testing/records"
import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import FitProof from "./FitProof.tsx"

it("FIT-35 the product page shows beside the verdict on how many cars the statement proved right, but not below three cars or for a misfit", () => {
  const draw = (fitment: "DirectFit" | "NoFit", held: { readonly cars: number; readonly reports: number } | null) => {
    const fit = { fitment, prompt: null, asks: [], reason: { ...sampleReason(), held } }
    return <FitProof product={sampleProductPage({ variant: sampleVariant({ fit }) })} />
  }
  const { rerender } = render(draw("DirectFit", { cars: 12, reports: 1 }))
  expect(screen.getByRole("paragraph").textContent).toBe("Held on 12 cars, 1 report")
  rerender(draw("DirectFit", null))
  expect(screen.queryByRole("paragraph")).toBeNull()
  rerender(draw("NoFit", { cars: 12, reports: 1 }))
  expect(screen.queryByRole("paragraph")).toBeNull()
})
