import { overlayCount } from "@camber/ui"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { sampleSettings } from "../../../test/samples.ts"
import { ToastStore } from "./ToastStore.ts"

/** Loads the code first, so that the tests do not measure its loading time. */
beforeAll(() => import("./NoticeStack.tsx"))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Renders a page and simulates the first interaction. */
const drawPage = async () => {
  // A shop that shows no notices by default.
  const { container } = await renderStorefront("/the-toolbox", {}, { settings: { ...sampleSettings, freeShippingThreshold: null } })
  fireEvent.pointerMove(document.body)
  const region = await screen.findByRole("region", { name: "Notifications" })
  return { notices: container.resolve(ToastStore), region: within(region) }
}

/** Changes the browser's connection and dispatches its event. */
const goes = async (where: "online" | "offline") => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(where === "online")
  await act(async () => dispatchEvent(new Event(where)))
}

describe("the page's notices", () => {
  it("load after the first interaction, before the first notice", async () => {
    const { region } = await drawPage()
    expect(region.queryAllByRole("listitem")).toEqual([])
  })

  it("NOTE-02 appear with their link, and disappear when they are dismissed", async () => {
    const { notices, region } = await drawPage()
    await act(() => notices.show({ message: "Saved.", link: { label: "View your Garage", href: "/CustomerVehicle" }, duration: null }))
    expect(region.getByRole("listitem").textContent).toContain("Saved.")
    expect(region.getByRole("link", { name: "View your Garage" }).getAttribute("href")).toBe("/CustomerVehicle")
    fireEvent.click(region.getByRole("button", { name: "Dismiss: Saved." }))
    await waitFor(() => {
      expect(region.queryByRole("listitem")).toBeNull()
    })
  })

  it("TOAST-02 TOAST-03 TOAST-05 shows at most the two newest, each message once, for 3 s by default", async () => {
    const { notices, region } = await drawPage()
    const texts = () => region.getAllByRole("listitem").map(({ textContent }) => textContent)
    for (const message of ["One.", "Two.", "Three.", "Three."]) await act(() => notices.show({ message, duration: null }))
    expect(texts()).toEqual([expect.stringContaining("Two."), expect.stringContaining("Three.")])
    await act(() => notices.show({ message: "Four." }))
    expect(notices.notices.map(({ duration, message }) => [message, duration])).toEqual([
      ["Three.", null],
      ["Four.", 3000]
    ])
  })

  it("TOAST-01 NOTE-01 show all parts of a notice: its text, its style and its picture", async () => {
    const { notices, region } = await drawPage()
    const look = { content: "It arrives on Friday.", icon: "truck", intent: "positive", invert: true } as const
    await act(() => notices.show({ message: "On its way", ...look, duration: null }))
    await act(() => notices.show({ message: "In stock again", brand: "Ironvale", imageUrl: "/rotor.svg", duration: null }))
    const [sent, stocked] = region.getAllByRole("listitem")
    expect(sent?.textContent).toContain("On its way It arrives on Friday.")
    expect([sent?.dataset["intent"], sent?.dataset["invert"], sent?.querySelectorAll(".toast__at svg").length]).toEqual([
      "positive",
      "true",
      1
    ])
    expect([stocked?.dataset["invert"], stocked?.querySelector("img")?.getAttribute("src")]).toEqual([undefined, "/rotor.svg"])
    expect(stocked?.textContent).toContain("IronvaleIn stock again")
    expect(notices.notices.map(({ dismissing, id }) => [dismissing, id !== ""])).toEqual([
      [false, true],
      [false, true]
    ])
  })

  it.each(["flux-capacitor", "constructor"])("ERR-21 leaves the place of the unknown icon '%s' empty and logs a warning", async (icon) => {
    const warned = vi.spyOn(console, "warn").mockReturnValue(undefined)
    const { notices, region } = await drawPage()
    await act(() => notices.show({ message: "Saved.", icon, duration: null }))
    const notice = region.getByRole("listitem")
    expect([notice.querySelector(".toast__at")?.innerHTML, notice.textContent]).toEqual(["", "Saved. "])
    expect(warned).toHaveBeenCalledWith(`No icon '${icon}'.`)
  })

  it("TOAST-04 TOAST-05 NOTE-05 NOTE-06 disappear automatically after 3000 ms, with an exit transition of 200 ms", async () => {
    const { notices, region } = await drawPage()
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const after = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis).then(() => undefined))
    const look = () => region.queryAllByRole("listitem").map(({ dataset }) => dataset["dismissing"])
    await act(() => notices.show({ message: "Saved." }))
    await after(2999)
    expect(look()).toEqual([undefined])
    await after(1)
    expect(look()).toEqual(["true"])
    await after(199)
    expect(look()).toEqual(["true"])
    await after(1)
    expect(look()).toEqual([])
  })

  it("TOAST-07 TOAST-08 TOAST-09 include an offline notice that remains until the connection is back", async () => {
    const { region } = await drawPage()
    await goes("offline")
    expect((await region.findByRole("alert")).textContent).toContain("You are currently offline")
    await goes("online")
    expect(await region.findByText("You're back online!")).toBeTruthy()
    expect(region.queryByText("You are currently offline")).toBeNull()
  })

  it("TOAST-07 shows a notice if the page hydrates without a network", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    const { region } = await drawPage()
    expect((await region.findByRole("alert")).textContent).toContain("You are currently offline")
  })

  it("delays unsolicited notices while an overlay is open", async () => {
    const { notices, region } = await drawPage()
    const leave = overlayCount.enter()
    await act(() => notices.show({ message: "Unasked", isSystemInitiated: true, duration: null }))
    await act(() => notices.show({ message: "Asked for", duration: null }))
    expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Asked for "])
    await act(async () => leave())
    expect(await region.findByText("Unasked")).toBeTruthy()
  })

  it("receive no events after the page is gone", async () => {
    const { notices, region } = await drawPage()
    expect(region.queryByRole("alert")).toBeNull()
    const setOnline = vi.spyOn(notices, "setOnline")
    cleanup()
    await goes("offline")
    expect(setOnline).not.toHaveBeenCalled()
  })
})
