import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { SwitchLink } from "./SwitchLink.tsx"

it("a switch link is a link that announces whether it is on", () => {
  const { rerender } = render(<SwitchLink on={false} href="/shop/all?fits=1" label="Only parts that fit my" subject="1969 Camaro" />)
  const link = screen.getByRole("link", { name: "Only parts that fit my 1969 Camaro" })
  expect([link.getAttribute("href"), link.getAttribute("aria-current")]).toEqual(["/shop/all?fits=1", null])
  rerender(<SwitchLink on href="/shop/all" label="Only parts that fit my" subject="1969 Camaro" note="12 of 48" />)
  expect(screen.getByRole("link", { name: /1969 Camaro ?· 12 of 48 ?, selected$/ }).getAttribute("aria-current")).toBe("true")
})
