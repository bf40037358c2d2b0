import type { BannerDraft, StaffBanner } from "@camber/domain/staff"
import { InlineAlert, SectionHead } from "@camber/ui"
import { BannerForm, type BannerTexts } from "./view/staff-banner-form/BannerForm.tsx"
import { useState } from "react"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { audienceOptions } from "./audienceOptions.ts"
import { bannerDraft, bannerTexts } from "./bannerTexts.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useSave } from "./useSave.ts"

export const load = loadStaffPage
export const handle = staffHandle("Banners")

const blank: BannerDraft = {
  id: null,
  bannerType: "promotion",
  ordinality: 1,
  title: null,
  description: null,
  mobileTitle: null,
  promoCode: null,
  promoCodeDescription: null,
  startDate: null,
  endDate: null,
  url: null,
  linkText: null,
  audience: null
}

export const Component = () => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.banners))
  const { busy, outcome, write } = useSave(fetched)
  const [added, setAdded] = useState(0)
  const save = (id: number | null, texts: BannerTexts) =>
    write({
      subject: texts.title || "The banner",
      done: `${texts.title || "The banner"} is saved. Shoppers see it within a few minutes.`,
      left: "Someone else already removed this banner. We saved nothing.",
      check: texts.promoCode === "" ? "what you entered" : `what you entered, and that the promo code ${texts.promoCode} exists,`,
      command: (use) => use.Staff.use((staff) => staff.saveBanner(bannerDraft(id, texts)))
    })
  const remove = ({ id, title }: StaffBanner) =>
    void write({
      subject: title ?? "The banner",
      done: "Banner removed.",
      left: "Someone else already removed this banner.",
      command: (use) => use.Staff.use((staff) => staff.removeBanner(id))
    })
  return (
    <StaffFrame name="Banners" note="above every page" fetched={fetched}>
      {(banners) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
          {banners.map((banner) => (
            <BannerForm
              key={JSON.stringify(banner)}
              label={banner.title ?? "Banner"}
              texts={bannerTexts(banner)}
              audiences={audienceOptions}
              isBusy={busy !== null}
              onSave={(texts) => void save(banner.id, texts)}
              onRemove={() => remove(banner)}
            />
          ))}
          <section aria-labelledby="new-banner">
            <SectionHead id="new-banner" title="A new banner" />
            <BannerForm
              key={added}
              label="New banner"
              texts={bannerTexts(blank)}
              audiences={audienceOptions}
              isBusy={busy !== null}
              onSave={async (texts) => {
                if (await save(null, texts)) setAdded((count) => count + 1)
              }}
            />
          </section>
        </>
      )}
    </StaffFrame>
  )
}
