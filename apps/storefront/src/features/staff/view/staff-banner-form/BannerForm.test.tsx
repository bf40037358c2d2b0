import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { BannerForm, type BannerTexts } from "./BannerForm.tsx"

const texts: BannerTexts = {
  bannerType: "promotion",
  ordinality: "1",
  title: "Ten off",
  description: "",
  mobileTitle: "",
  promoCode: "",
  promoCodeDescription: "",
  startDate: "",
  endDate: "",
  url: "/deals",
  linkText: ""
}

it("hands out what was typed, and removes only what is kept", () => {
  const onSave = vi.fn()
  render(<BannerForm label="Banner" texts={texts} isBusy={false} onSave={onSave} />)
  fireEvent.change(screen.getByRole("textbox", { name: "Title" }), { target: { value: "Twenty off" } })
  fireEvent.submit(screen.getByRole("form", { name: "Banner" }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...texts, title: "Twenty off" })
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull()
})
