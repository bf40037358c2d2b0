import type { MemoryServices } from "@camber/adapter-memory"
import { SkuBaseNumber } from "@camber/domain/catalog"
import { sampleListing, sampleProduct } from "@camber/testing/records"
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeDevice, createTestRuntime } from "../../../test/createTestRuntime.ts"

const cards = (...numbers: ReadonlyArray<string>) =>
  numbers.map((number) =>
    sampleProduct({
      skuBaseNumber: SkuBaseNumber.make(number),
      productPageId: Number(number.at(-1)),
      displayTitle: `Part ${number}`,
      productPageUrl: `/item/part/${number}`
    })
  )
/** Product cards of two listings that the test renders in turn. */
const sections = [cards("CAM-2", "CAM-3"), cards("CAM-3", "CAM-4")]
const marked = () =>
  screen
    .getAllByRole("article")
    .filter((card) => within(card).queryByText("In your cart") !== null)
    .map((card) => within(card).getByRole("heading").textContent)

/** Renders a listing over a checkout whose cart contains these bases; `looks` records the cart requests. */
const drawListing = async (skuBasesInCart: ReadonlyArray<string> | null, services: MemoryServices = {}, cookie = june.cookie) => {
  const looks: Array<unknown> = []
  const asked: Array<string> = []
  const memory: MemoryServices = {
    ...services,
    graphql: (request) => {
      asked.push(request.operation)
      if (request.operation === "GetUserShoppingCartShallow") {
        looks.push([request.service, request.variables])
        const shoppingCart = { shoppingCartId: "cart-1", numProducts: skuBasesInCart?.length ?? 0, skuBasesInCart: skuBasesInCart ?? [] }
        return skuBasesInCart === null ? "away" : { data: { shoppingCart } }
      }
      if (services.graphql) return services.graphql(request)
      return request.operation === "userProfile" ? { data: { userProfile: june.profile } } : "away"
    }
  }
  let visits = 0
  const listing = async () => {
    const at = visits++ % 2
    return sampleListing({ cards: sections[at] ?? [], canonicalPath: ["/shop/brakes~2-3", "/shop/engine~2-10"][at] ?? "" })
  }
  const load = createTestRuntime(null, memory, { device: createFakeDevice(cookie) })
  const shop = await renderStorefront("/shop/brakes~2-3", { listing }, {}, load)
  expect(looks).toEqual([])
  await act(async () => void fireEvent.pointerMove(document.body))
  await screen.findAllByRole("button", { name: /^Compare/ }, { timeout: 8000 })
  return { ...shop, asked, looks }
}
afterEach(() => vi.useRealTimers())

describe("a card whose product is in the cart", () => {
  it("CALL-103 CALL-104 CALL-106 REC-42 marks products in the cart after the first interaction; all cards load the cart once", async () => {
    const { looks } = await drawListing(["CAM-3"])
    await waitFor(() => expect(marked()).toEqual(["Part CAM-3"]))
    expect(looks).toEqual([["checkout", { webUserGuid: june.profile.userGuid }]])
  })

  it("CALL-106 requests the cart again on another page after two seconds, and reuses the answer before", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const { looks, router } = await drawListing(["CAM-3"])
    await waitFor(() => expect(marked()).toHaveLength(1))
    const turn = async (path: string, shows: string) => {
      await act(() => router.navigate(path))
      expect(await screen.findByRole("heading", { name: shows })).toBeTruthy()
      await waitFor(() => expect(screen.getAllByRole("button", { name: /^Compare/ })).toHaveLength(2))
      await waitFor(() => expect(marked()).toEqual(["Part CAM-3"]))
    }
    vi.advanceTimersByTime(1999)
    await turn("/shop/engine~2-10", "Part CAM-4")
    expect(looks).toHaveLength(1)
    vi.advanceTimersByTime(1)
    await turn("/shop/brakes~2-3", "Part CAM-2")
    await waitFor(() => expect(looks).toHaveLength(2))
  })

  it.each([
    ["without a GUID", "", undefined],
    ["whose profile cannot be loaded", june.cookie, "away" as const]
  ])("CALL-104 does not request the cart for a visitor %s", async (_who, cookie, answer) => {
    const { asked, looks } = await drawListing(["CAM-3"], answer ? { graphql: () => answer } : {}, cookie)
    await waitFor(() => expect(asked.includes("userProfile") || cookie === "").toBe(true))
    await act(async () => void fireEvent.focus(window))
    expect([looks, marked()]).toEqual([[], []])
  })

  it("CALL-105 shows no mark while the cart is unknown or failed to load", async () => {
    const { looks } = await drawListing(null)
    await waitFor(() => expect(looks).toHaveLength(1))
    expect(marked()).toEqual([])
    cleanup()
  })
})
