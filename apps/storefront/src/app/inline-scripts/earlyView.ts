import { type CollectedEvent, COLLECTOR_PATH, truncateEvent, MAX_PAGE_LENGTH } from "@camber/domain/telemetry"
import { EXCLUDE_COOKIE, PRIVACY_COOKIE, VISITOR_ID_COOKIE } from "@camber/domain/visitor"

declare global {
  interface Window {
    /** From now on others tell that this page was viewed. */
    endEarlyView?: () => void
  }
  interface Navigator {
    /** Not every browser has it. */
    readonly globalPrivacyControl?: boolean
  }
}

/** The cookies of those of whom nothing is told. */
const SILENT = `(?:^|; )(?:${PRIVACY_COOKIE}=refused(?:;|$)|${EXCLUDE_COOKIE}=true(?:;|$)|${VISITOR_ID_COOKIE}=bot-)`

const batchOf = (viewed: CollectedEvent) => new Blob([JSON.stringify({ events: [viewed] })], { type: "application/json" })

/**
 * Tells the collector of this page when its visitor leaves before anything that tells more has come, which ends it (ANL-101). It tells
 * nothing of who refuses, of staff and of bots that go by it; the collector knows the others (GAP-41, VIS-107).
 */
const tell = () => {
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
addEventListener("pagehide", tell, { once: true })
window.endEarlyView = () => removeEventListener("pagehide", tell)
