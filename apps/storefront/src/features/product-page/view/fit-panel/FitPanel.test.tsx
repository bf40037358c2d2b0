import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { FitPanel } from "./FitPanel.tsx"

it("the fit panel has its answer as its name, and shows the vehicle, the reason and one link", () => {
  render(
    <FitPanel
      tone="nofit"
      label="May Not Fit"
      plate={{ vehicle: "2004 Ford F-150" }}
      why="Made for 1970-1981 Camaro; yours is a 2004 Ford."
      link={{ label: "Change vehicle", href: "?showvehicles=true" }}
    />
  )
  const panel = screen.getByRole("region", { name: "May Not Fit" })
  expect(panel.textContent).toContain("2004 Ford F-150")
  expect(panel.textContent).toContain("Why: Made for 1970-1981 Camaro; yours is a 2004 Ford.")
  expect(screen.getByRole("link", { name: "Change vehicle" })).toBeTruthy()
})
