import { DISMISSED_BANNERS, DISMISSED_MINUTES, type DismissedBanner } from "@camber/domain/banners"
import { type StoredValue, MINUTE_MS } from "@camber/domain/ports"

/**
 * Hides the banners that this browser has dismissed before the first paint, by a sheet that the policy leaves to scripts; a banner that cannot be
 * dismissed carries no key. What somebody else wrote there says no more in the sheet than a number.
 */
try {
  const kept = JSON.parse(localStorage[DISMISSED_BANNERS]) as StoredValue<ReadonlyArray<DismissedBanner>>
  const over = Date.now() - DISMISSED_MINUTES * MINUTE_MS
  const hidden = kept.value.map((banner) => (banner.dismissedAt > over ? `[data-banner="${+banner.id}"]{display:none}` : ""))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hidden.join(""))
  document.adoptedStyleSheets = [sheet]
} catch {
  // Nothing was kept, or nothing that can be read: all of them stand.
}
