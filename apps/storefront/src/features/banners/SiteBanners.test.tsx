import type { Banner } from "@camber/domain/banners"
import type { MemoryServices } from "@camber/adapter-memory"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { captureConsole } from "../../../test/failures.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleCookies } from "../../../test/samples.ts"

const banner = (id: number, changes: Partial<Banner> = {}): Banner => ({
  id,
  title: `Banner ${id}`,
  description: null,
  mobileTitle: null,
  promoCode: null,
  promoCodeDescription: null,
  startDate: null,
  endDate: null,
  url: null,
  linkText: null,
  bannerType: { id: 2, name: "promotion" },
  audience: null,
  ...changes
})
const brakes = banner(1, {
  title: "$10 off brakes",
  promoCode: "STOP10",
  promoCodeDescription: "Ten dollars off one order with brake parts.",
  url: "/shop/brakes~2-3",
  linkText: "Shop brakes"
})
const tonight = banner(2, { title: "Tonight our phones are closed", bannerType: { id: 3, name: "maintenance" } })

/**
 * Services with the flag of dismissable banners and a visitor who drives a street car. They return no banners beyond those of the rendered
 * page.
 */
const services = (isDismissable: boolean): MemoryServices => ({
  graphql: ({ operation }) =>
    operation === "GetFeatureFlags"
      ? { data: { featureFlags: [{ name: "Shell_Dismissable_Banners", value: isDismissable }] } }
      : operation === "activeBanners"
        ? { data: { activeBanners: [] } }
        : operation === "userAudiencesV2"
          ? { data: { userAudiencesV2: { audiences: ["street"], googleAudiences: [] } } }
          : "away"
})
const draw = (banners: ReadonlyArray<Banner>, isDismissable = true) =>
  renderStorefront("/", { banners: async () => banners }, {}, createTestRuntime(sampleCookies, services(isDismissable)))
const bar = () => within(screen.getByRole("region", { name: "Announcements" }))

describe("banners above every page", () => {
  it("BAN-03 renders the banners before the header in the order received, and none without content", async () => {
    const { root } = await draw([brakes, tonight])
    const titles = [...root.querySelectorAll(".promo b")].map(({ textContent }) => textContent)
    expect(titles).toEqual(["$10 off brakes", "Tonight our phones are closed"])
    const [header] = root.querySelectorAll(".masthead")
    if (header === undefined) throw new Error("the page has a header")
    expect(screen.getByRole("region", { name: "Announcements" }).compareDocumentPosition(header)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it("BAN-03 renders no markup without banners", async () => {
    await draw([])
    expect(screen.queryByRole("region", { name: "Announcements" })).toBeNull()
  })

  it("BAN-08 BAN-12 opens a promotion in a modal with its code to copy and a link to its page", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    await draw([brakes])
    await act(async () => void fireEvent.click(bar().getByRole("button", { name: "$10 off brakes STOP10 Details" })))
    const modal = within(await screen.findByRole("dialog", { name: "$10 off brakes" }, { timeout: 8000 }))
    expect(modal.getByText("Ten dollars off one order with brake parts.")).toBeTruthy()
    expect(modal.getByRole("link", { name: "Shop brakes" }).getAttribute("href")).toBe("/shop/brakes~2-3")
    await act(async () => void fireEvent.click(modal.getByRole("button", { name: "Copy promo code" })))
    expect(writeText).toHaveBeenCalledWith("STOP10")
    expect(await screen.findByText("Promo code copied to clipboard")).toBeTruthy()
    await act(async () => void fireEvent.click(modal.getByRole("button", { name: "Close" })))
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
  })

  it("BAN-05 BAN-09 links a promotion without a description to its page with its link text", async () => {
    await draw([banner(3, { mobileTitle: "Sale", url: "/deals", linkText: "See the deals" })])
    const link = bar().getByRole("link", { name: /See the deals$/ })
    expect([link.getAttribute("href"), link.querySelector(".promo__narrow")?.textContent]).toEqual(["/deals", "Sale"])
  })

  it("BAN-02 GAP-60 has no click handler on a banner without a promotion", async () => {
    await draw([{ ...tonight, url: "/deals" }, banner(4, { bannerType: { id: 1, name: "placeholder" }, url: "/deals" })])
    expect(bar().queryByRole("link")).toBeNull()
    expect(
      bar()
        .getAllByRole("button")
        .map((button) => button.getAttribute("aria-label"))
    ).toEqual(["Dismiss: Tonight our phones are closed", "Dismiss: Banner 4"])
  })

  it("BAN-06 BAN-07 hides a dismissed banner and renders the key by which the next page hides it before the first paint", async () => {
    const { root } = await draw([brakes, tonight])
    expect([...root.querySelectorAll("[data-banner]")].map((element) => element.getAttribute("data-banner"))).toEqual(["1", "2"])
    await act(async () => void fireEvent.click(bar().getByRole("button", { name: "Dismiss: $10 off brakes" })))
    await waitFor(() => {
      expect(bar().queryByText("$10 off brakes")).toBeNull()
    })
    expect(bar().getByText("Tonight our phones are closed")).toBeTruthy()
  })

  it("BAN-06 offers no dismiss button when the visitor's flag is off", async () => {
    await draw([brakes], false)
    await waitFor(() => {
      expect(bar().queryByRole("button", { name: /Dismiss/ })).toBeNull()
    })
    expect(bar().getByText("$10 off brakes")).toBeTruthy()
  })

  describe("banner refresh", () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }))
    afterEach(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)
    const drawWith = async (answer: () => ReturnType<NonNullable<MemoryServices["graphql"]>>) => {
      let asked = 0
      const graphql: MemoryServices["graphql"] = (request) => {
        if (request.operation !== "activeBanners") return services(true).graphql?.(request) ?? "away"
        asked += 1
        return answer()
      }
      const areas = { local: new Map<string, string>(), session: new Map<string, string>() }
      const drawn = await renderStorefront(
        "/",
        { banners: async () => [tonight] },
        {},
        createTestRuntime(sampleCookies, { graphql }, { areas })
      )
      await waitFor(() => expect(areas.session.has("Banners")).toBe(true))
      const visit = (page: string) => act(() => drawn.router.navigate(page))
      return { visit, kept: () => areas.session.get("Banners"), timesAsked: () => asked }
    }

    it("BAN-10 keeps the banners for the session and refetches them only after five minutes", async () => {
      const { kept, timesAsked, visit } = await drawWith(() => ({ data: { activeBanners: [brakes] } }))
      expect(kept()).toContain("Tonight our phones are closed")
      minutes(4)
      await visit("/services")
      expect(timesAsked()).toBe(0)
      minutes(1)
      await visit("/the-toolbox")
      expect(await bar().findByText("$10 off brakes")).toBeTruthy()
      expect([timesAsked(), bar().queryByText("Tonight our phones are closed")]).toEqual([1, null])
    })

    it("VIS-10 then shows the public banners and the banners of the visitor's audiences", async () => {
      const drivers = banner(5, { title: "Street tires", audience: "street" })
      const racers = banner(6, { title: "Slicks", audience: "race" })
      const { visit } = await drawWith(() => ({ data: { activeBanners: [brakes, drivers, racers] } }))
      minutes(5)
      await visit("/services")
      expect(await bar().findByText("Street tires")).toBeTruthy()
      expect([bar().queryByText("$10 off brakes") !== null, bar().queryByText("Slicks")]).toEqual([true, null])
    })

    it("BAN-11 logs a failed fetch and shows no banners", async () => {
      const logged = captureConsole()
      const { visit } = await drawWith(() => "away")
      minutes(6)
      await visit("/services")
      await waitFor(() => expect(screen.queryByRole("region", { name: "Announcements" })).toBeNull(), { timeout: 8000 })
      expect(logged.filter((line) => line.includes("Failed to load banners"))).not.toEqual([])
    })
  })
})
