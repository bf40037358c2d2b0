import { type CollectedEvent, COLLECTOR_PATH, truncateEvent, MAX_PAGE_LENGTH } from "@camber/domain/telemetry"
import { EXCLUDE_COOKIE, PRIVACY_COOKIE, VISITOR_ID_COOKIE } from "@camber/domain/visitor"

declare global {
  interface Window {
    /** Disables this script: the page's telemetry reports the view from now on. */
    endEarlyView?: () => void
  }
  interface Navigator {
    /** Some browsers do not have this property. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Cookies of visitors without telemetry. */
const SILENT = `(?:^|; )(?:${PRIVACY_COOKIE}=refused(?:;|$)|${EXCLUDE_COOKIE}=true(?:;|$)|${VISITOR_ID_COOKIE}=bot-)`

const batchOf = (viewed: CollectedEvent) => new Blob([JSON.stringify({ events: [viewed] })], { type: "application/json" })

/**
 * Reports the page view to the collector if the visitor leaves before the page's telemetry has loaded, which disables this script
 * (ANL-101). Does not report visitors who opted out, staff or self-declared bots; the collector filters other excluded visitors (GAP-41,
 * VIS-107).
 */
const report = () => {
  if (navigator.globalPrivacyControl || new RegExp(SILENT).test(document.cookie)) return
  navigator.sendBeacon(
    COLLECTOR_PATH,
    batchOf({
      event: {
        name: "Page Viewed",
        pageType: document.documentElement.dataset["pageType"]!,
        title: truncateEvent(document.title),
        referrer: truncateEvent(document.referrer)
      },
      at: Date.now(),
      page: (location.pathname + location.search).slice(0, MAX_PAGE_LENGTH)
    })
  )
}
addEventListener("pagehide", report, { once: true })
window.endEarlyView = () => removeEventListener("pagehide", report)
