import { APP_INSTALLED } from "@camber/domain/ports"
import { runInThisContext } from "node:vm"
import { afterEach, expect, it, vi } from "vitest"
import install from "./install.ts?script"

afterEach(() => {
  delete window.heldInstallPrompt
  localStorage.removeItem(APP_INSTALLED)
})

it("PWA-01 the browser's install prompt is deferred and stored for later use, even before the page's scripts load", () => {
  runInThisContext(install)
  const prompt = new Event("beforeinstallprompt", { cancelable: true })
  dispatchEvent(prompt)
  expect([prompt.defaultPrevented, window.heldInstallPrompt]).toEqual([true, prompt])
})

it("GAP-68 the installation is recorded, and denied storage causes no error", () => {
  runInThisContext(install)
  dispatchEvent(new Event("appinstalled"))
  expect(localStorage.getItem(APP_INSTALLED)).not.toBeNull()
  const failed = vi.fn()
  addEventListener("error", failed)
  const refused = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("No storage here", "SecurityError")
  })
  dispatchEvent(new Event("appinstalled"))
  expect(failed).not.toHaveBeenCalled()
  refused.mockRestore()
  removeEventListener("error", failed)
})
