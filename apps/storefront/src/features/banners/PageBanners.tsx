import { deferHydration } from "../../foundation/lazy/deferHydration.tsx"
import { onFirstInteraction } from "../../foundation/lazy/onFirstInteraction.ts"

/** The banners' code loads at the first interaction. */
export const siteBanners = deferHydration(
  "banners",
  () => import("./SiteBanners.tsx"),
  () => new Promise<void>((resolve) => void onFirstInteraction(resolve))
)

/** Banners above the header. The document's inline script hides dismissed ones before the first paint. */
export const PageBanners = siteBanners.Component
