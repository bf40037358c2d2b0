import { APP_INSTALLED } from "@camber/domain/ports"

/**
 * Stores the browser's install prompt for later use and records the installation (PWA-01, GAP-68). Both events may fire before the page's
 * scripts load; the device adapter reads them.
 */
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault()
  window.heldInstallPrompt = event
})
addEventListener("appinstalled", () => {
  try {
    localStorage[APP_INSTALLED] = 1
  } catch {
    // Storage may be denied.
  }
})
