import { render, screen } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { FitLine, type FitTone, FitLineInline } from "./FitLine.tsx"

describe("the fit line", () => {
  it("FIT-01 shows the verdict and the vehicle", () => {
    render(<FitLine tone="fit" label="Guaranteed To Fit" note="1969 Chevrolet Camaro" />)
    expect(screen.getByText("Guaranteed To Fit")).toBeTruthy()
    expect(screen.getByText("1969 Chevrolet Camaro")).toBeTruthy()
  })

  it("FIT-03 shows the note of a universal fit", () => {
    render(<FitLine tone="universal" label="Universal Fit" note="Modification may be required" />)
    expect(screen.getByText("Modification may be required")).toBeTruthy()
  })

  it("FIT-04 shows the link to the question that resolves a warning", () => {
    const pressed = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <FitLine
        tone="verify"
        label="Verify the Vehicle for your project"
        link={{ label: "Add Vehicle", href: "?showymm=true", onClick: pressed }}
      />
    )
    const link = screen.getByRole("link", { name: "Add Vehicle" })
    expect(link.getAttribute("href")).toBe("?showymm=true")
    link.click()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it("FIT-04 shows a button if the question that resolves a warning is on this page", () => {
    const pressed = vi.fn()
    render(<FitLine tone="verify" label="Verify the Engine for your project" action={<button onClick={pressed}>Add Engine</button>} />)
    screen.getByRole("button", { name: "Add Engine" }).click()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it("distinguishes the six answers by icon, not by color alone", () => {
    const tones: readonly FitTone[] = ["fit", "verify", "nofit", "universal", "unknown", "ask"]
    const drawn = tones.map((tone) => render(<FitLineInline tone={tone} label="Answer" />).container.querySelector("svg")?.innerHTML)
    expect(new Set(drawn).size).toBe(6)
  })
})
