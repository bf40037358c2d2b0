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
  linkText: "",
  audience: ""
}
const audiences = [{ value: "race", label: "racers" }]

it("the form reports the typed text, and removes only a stored banner", () => {
  const onSave = vi.fn()
  render(<BannerForm label="Banner" texts={texts} audiences={audiences} isBusy={false} onSave={onSave} />)
  fireEvent.change(screen.getByRole("textbox", { name: "Title" }), { target: { value: "Twenty off" } })
  fireEvent.change(screen.getByRole("combobox", { name: "Shown to" }), { target: { value: "race" } })
  fireEvent.submit(screen.getByRole("form", { name: "Banner" }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...texts, title: "Twenty off", audience: "race" })
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull()
})
