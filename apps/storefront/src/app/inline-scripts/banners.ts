import { DISMISSED_BANNERS, DISMISSED_MINUTES, type DismissedBanner } from "@camber/domain/banners"
import { type StoredValue, MINUTE_MS } from "@camber/domain/ports"

/**
 * Hides this browser's dismissed banners before the first paint, by a constructed stylesheet that the content security policy permits. A
 * banner that cannot be dismissed has no key. Only numbers from storage reach the stylesheet, so that tampered values are harmless.
 */
try {
  const stored = JSON.parse(localStorage[DISMISSED_BANNERS]) as StoredValue<ReadonlyArray<DismissedBanner>>
  const over = Date.now() - DISMISSED_MINUTES * MINUTE_MS
  const hidden = stored.value.map((banner) => (banner.dismissedAt > over ? `[data-banner="${+banner.id}"]{display:none}` : ""))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(hidden.join(""))
  document.adoptedStyleSheets = [sheet]
} catch {
  // Storage is empty or unreadable: all banners remain visible.
}
