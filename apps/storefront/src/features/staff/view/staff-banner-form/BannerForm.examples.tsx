import type { Examples } from "@camber/ui/examples/Examples.ts"
import { BannerForm, type BannerTexts } from "./BannerForm.tsx"

const nothing = () => undefined
const blank: BannerTexts = {
  bannerType: "promotion",
  ordinality: "1",
  title: "",
  description: "",
  mobileTitle: "",
  promoCode: "",
  promoCodeDescription: "",
  startDate: "",
  endDate: "",
  url: "",
  linkText: ""
}

export const examples: Examples = {
  "A new one": <BannerForm label="New banner" texts={blank} isBusy={false} onSave={nothing} />,
  "One that is shown": (
    <BannerForm
      label="Ten off brakes"
      texts={{ ...blank, title: "Ten off brakes", promoCode: "BRAKE10", url: "/shop/brakes~2-3", endDate: "2026-12-01T00:00" }}
      isBusy={false}
      onSave={nothing}
      onRemove={nothing}
    />
  ),
  "Being saved": <BannerForm label="Busy banner" texts={blank} isBusy onSave={nothing} />
}
