import type { MemoryServices } from "@camber/adapter-memory"
import { SkuBaseNumber } from "@camber/domain/catalog"
import { sampleListing, sampleProduct } from "@camber/testing/records"
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { accountServices, june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeDevice, createTestRuntime } from "../../../test/createTestRuntime.ts"

afterEach(() => vi.useRealTimers())
const interact = () => act(async () => void fireEvent.pointerMove(document.body))
const cards = ["CAM-2", "CAM-3", "CAM-4"].map((number) =>
  sampleProduct({ skuBaseNumber: SkuBaseNumber.make(number), displayTitle: `Part ${number}`, productPageUrl: `/item/part/${number}` })
)
const card = (number: string) => {
  const found = screen.getAllByRole("article").find((article) => within(article).queryByRole("heading", { name: `Part ${number}` }))
  if (found === undefined) throw new Error(`no card of ${number}`)
  return within(found)
}

/** Renders a listing over services with these promotions and this flag; `asked` records the promotion requests. */
const drawListing = async (flag: string, services: MemoryServices = {}, device = createFakeDevice(june.cookie)) => {
  const asked: Array<unknown> = []
  const memory: MemoryServices = {
    graphql: (request) =>
      request.operation === "GetFeatureFlags"
        ? { data: { featureFlags: [{ name: "PRP_FrontEnd_Promo_Preview", value: flag }] } }
        : (services.graphql?.(request) ?? "away"),
    json: ({ body, path }) => {
      if (path !== "/api/products/promotionpreview/batch") return "away"
      asked.push(body)
      return {
        data: {
          skuPromotionPreviews: [
            { skuBaseNumber: "CAM-2", percentOff: 10, dollarsOff: 9 },
            { skuBaseNumber: "CAM-3", percentOff: 4, dollarsOff: 12.5 },
            { skuBaseNumber: "CAM-4", percentOff: 4, dollarsOff: 1 }
          ]
        }
      }
    }
  }
  const listing = sampleListing({ cards })
  const path = "/shop/brakes~2-3"
  const { router } = await renderStorefront(path, { listing: async () => listing }, {}, createTestRuntime(june.cookie, memory, { device }))
  return { asked, router }
}

describe("keyboard use of a card", () => {
  beforeAll(() => import("./CardCorner.tsx"), 60_000)
  it("WCAG 2.4.3 keeps each of its buttons in the Tab order, and leaves out only those that its page also has", async () => {
    await drawListing("false")
    await interact()
    const article = screen.getAllByRole("article")[0]!
    await within(article).findByRole("button", { name: "Compare: Part CAM-2" }, { timeout: 8000 })
    const nameOf = (control: Element) => control.getAttribute("aria-label") ?? control.textContent
    const controls = [...article.querySelectorAll<HTMLElement>("a, button")]
    expect(controls.filter(({ tabIndex }) => tabIndex === 0).map(nameOf)).toEqual([
      "Add to List: Part CAM-2",
      "Compare: Part CAM-2",
      "Part CAM-2",
      "Add to Cart: Part CAM-2"
    ])
    expect(controls.filter(({ tabIndex }) => tabIndex < 0).map(nameOf)).toEqual(["(12) reviews", "Write a Review"])
  })
})

describe("personal offers on product cards", () => {
  it("CARD-19 CARD-20 CARD-21 CALL-128 shows a ribbon on each card that the visitor's codes discount, loaded after the first interaction", async () => {
    const { asked } = await drawListing("true")
    expect([asked, screen.queryByText("10% Off")]).toEqual([[], null])
    await interact()
    expect(await card("CAM-2").findByText("10% Off")).toBeTruthy()
    expect(card("CAM-3").getByText("$12 Off")).toBeTruthy()
    expect(card("CAM-4").queryByText(/Off$/)).toBeNull()
    expect(asked).toEqual([{ skuNumbers: ["CAM-2", "CAM-3", "CAM-4"].map((skuBaseNumber) => ({ skuBaseNumber })) }])
  })

  it("CALL-129 is cached for five minutes of the session, during which no page requests it again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const device = createFakeDevice(june.cookie)
    const visit = async () => {
      const { asked } = await drawListing("true", {}, device)
      await interact()
      expect(await card("CAM-2").findByText("10% Off")).toBeTruthy()
      cleanup()
      return asked.length
    }
    expect(await visit()).toBe(1)
    vi.advanceTimersByTime(299_000)
    expect(await visit()).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(await visit()).toBe(1)
  })

  it("FLAG-10 is not requested with the flag off", async () => {
    const { asked } = await drawListing("false", accountServices({ profile: june.profile }).memory)
    await interact()
    expect([asked, screen.queryByText("10% Off")]).toEqual([[], null])
  })

  it("GAP-C58 shows the visitor's special price on each card, although the shared page does not contain it", async () => {
    await drawListing("false", accountServices({ profile: { ...june.profile, isSpecialPriceEligible: true } }).memory)
    expect(card("CAM-2").getByText("$90.00")).toBeTruthy()
    await interact()
    const own = await screen.findAllByText("your price")
    expect(own.map(({ parentElement }) => parentElement?.textContent)).toEqual(cards.map(() => "$85.50 your price"))
  })
})
