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
  linkText: "",
  audience: ""
}
const audiences = [{ value: "race", label: "visitors with a race car in the garage" }]

export const examples: Examples = {
  "A new one": <BannerForm label="New banner" texts={blank} audiences={audiences} isBusy={false} onSave={nothing} />,
  "One that is shown": (
    <BannerForm
      label="Ten off brakes"
      texts={{
        ...blank,
        title: "Ten off brakes",
        promoCode: "BRAKE10",
        url: "/shop/brakes~2-3",
        endDate: "2026-12-01T00:00",
        audience: "race"
      }}
      audiences={audiences}
      isBusy={false}
      onSave={nothing}
      onRemove={nothing}
    />
  ),
  "Being saved": <BannerForm label="Busy banner" texts={blank} audiences={audiences} isBusy onSave={nothing} />
}
