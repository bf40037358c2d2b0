import type { MemoryServices } from "@camber/adapter-memory"
import { installHref } from "@camber/domain/install"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime, type TestEnvironment } from "../../../test/createTestRuntime.ts"

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/604.1"
const oldPhone = iPhone.replaceAll("18_1", "16_3").replace("18.1", "16.3")
const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"

const flagged = (value: boolean): MemoryServices => ({
  graphql: ({ operation }) => (operation === "GetFeatureFlags" ? { data: { featureFlags: [{ name: "Frontend_PWA", value }] } } : "away")
})
const visit = (userAgent: string, world: TestEnvironment = {}, isFlagOn = true) =>
  renderStorefront(
    "/pages/appInstall",
    {},
    {},
    createTestRuntime(null, flagged(isFlagOn), { ...world, agent: { ...world.agent, userAgent } })
  )
const install = async () => {
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Install App" })
  // The button is disabled until the device type is known.
  await waitFor(() => expect(button.disabled).toBe(false))
  fireEvent.click(button)
}

afterEach(() => {
  delete window.heldInstallPrompt
})

describe("the page that installs the app", () => {
  it("PWA-14 PWA-15 shows a QR code for the phone that records where it was scanned", async () => {
    await visit(windows)
    expect(screen.getByRole("heading", { level: 1, name: /Install the App/ })).toBeTruthy()
    expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy()
    expect(new URL(installHref("https://shop.example")).searchParams.get("source")).toBe("desktop-install")
  })

  it("PWA-02 ANL-117 offers a QR code on a computer and reports the result", async () => {
    const reported: Array<string> = []
    await visit(windows, { receive: ({ name }) => void reported.push(name) })
    await install()
    const dialog = await screen.findByRole("dialog", { name: "Install on your phone" })
    expect(within(dialog).getByRole("img", { name: /QR code/ })).toBeTruthy()
    fireEvent.click(within(dialog).getByRole("button", { name: "Not now" }))
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    expect(reported.filter((name) => name.startsWith("Install"))).toEqual(["Install Prompt Shown", "Install Prompt Dismissed"])
  })

  it.each([
    ["PWA-03 offers an iPhone its steps", iPhone, "Tap Add to Home Screen"],
    ["PWA-08 asks an iPhone before 16.4 to be updated", oldPhone, /Update your device/]
  ])("%s", async (_, userAgent, text) => {
    await visit(userAgent)
    await install()
    const dialog = await screen.findByRole("dialog", { name: "Install the app" })
    expect(within(dialog).getByText(text)).toBeTruthy()
  })

  it("PWA-01 PWA-05 PWA-06 shows the browser's own prompt once on an Android phone", async () => {
    let shown = 0
    window.heldInstallPrompt = Object.assign(new Event("beforeinstallprompt"), {
      prompt: async () => (shown++, { outcome: "accepted" as const })
    })
    await visit(android)
    await install()
    await waitFor(() => expect(window.heldInstallPrompt).toBeUndefined())
    expect([shown, screen.queryByRole("dialog")]).toEqual([1, null])
  })

  it("ERR-123 shows nothing and logs it if the device has no prompt", async () => {
    const logged = vi.spyOn(console, "log").mockImplementation(() => undefined)
    const reported: Array<string> = []
    await visit(android, { receive: ({ name }) => void reported.push(name) })
    await install()
    await waitFor(() => expect(logged.mock.calls.flat().join(" ")).toContain("Install prompt on an unsupported device"))
    logged.mockRestore()
    expect([screen.queryByRole("dialog"), reported.filter((name) => name.startsWith("Install"))]).toEqual([null, []])
  })

  it.each([
    ["PWA-04 has no install button if the app is installed", { agent: { isInstalled: true } }, true],
    ["PWA-07 has no install button if its flag is off", {}, false]
  ])("%s", async (_, world, isFlagOn) => {
    await visit(windows, world, isFlagOn)
    expect(await screen.findByText(/can't install the app here/)).toBeTruthy()
    // The page cannot distinguish the two cases.
    expect(screen.getByText(/already be installed, or your browser/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Install App" })).toBeNull()
  })
})
