import { APP_INSTALLED } from "@camber/domain/ports"

/**
 * Keeps the browser's install prompt for who asks for it, and remembers that the shop was installed (PWA-01, GAP-68). Both may come before
 * the page's scripts; the adapter of what a device can do finds them.
 */
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault()
  window.heldInstallPrompt = event
})
addEventListener("appinstalled", () => {
  try {
    localStorage[APP_INSTALLED] = 1
  } catch {
    // Nothing may be kept.
  }
})
