import { expect, it } from "vitest"
import { bannerDraft, bannerTexts } from "./bannerTexts.ts"

it("a banner's texts and times survive a round trip through its form", () => {
  const draft = {
    id: 7,
    bannerType: "maintenance",
    ordinality: 3,
    title: "Closed",
    description: null,
    mobileTitle: null,
    promoCode: null,
    promoCodeDescription: null,
    startDate: "2026-10-01T12:00:00Z",
    endDate: null,
    url: "/deals",
    linkText: null,
    audience: "race"
  } as const
  expect(bannerDraft(7, bannerTexts(draft))).toEqual(draft)
  expect(bannerDraft(7, bannerTexts({ ...draft, audience: null })).audience).toBeNull()
})
