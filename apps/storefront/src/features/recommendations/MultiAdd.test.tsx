import { sampleProductPage, wireSkuVariantDetails } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { type FakeCheckoutState, createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { sampleChoices } from "../../../test/sampleChoices.ts"
import { type WireBlock, wireBlock, wireProduct, wireSection } from "../../../test/sampleRecommendations.ts"
import { sampleCookies, sampleProject, verdicts } from "../../../test/samples.ts"
import type { SelectedProject } from "@camber/domain/vehicle"
import { ToastStore } from "../toasts/ToastStore.ts"

// Loads the lazy parts once, so that no test waits for their modules.
beforeAll(() => Promise.all([import("./RecommendedSections.tsx"), import("./SelectOptionsDrawer.tsx")]), 60_000)

/** Returns a needed part with a single variant, which needs no choice. */
const settled = (number: number) => ({
  ...wireProduct(number, { recommendationType: "Mandatory" }),
  publicSkuVariantDetails: wireSkuVariantDetails({ skuVariantNumber: `CAM-${number}-1` })
})
const open = (number: number) => wireProduct(number, { recommendationType: "Adapter" })

/** Renders a product's page with the section of its needed parts, over the checkout in memory. */
const drawNeeded = async (
  recommendations: WireBlock["recommendations"],
  world: FakeCheckoutState = {},
  fits: Readonly<Record<string, object>> | null = Object.fromEntries(
    [2, 3, 4, 5, 9].map((number) => [`CAM-${number}`, verdicts.guaranteed])
  ),
  adding?: Promise<void>,
  selected: SelectedProject | null = null
) => {
  const checkout = createFakeCheckout(world)
  const block = wireBlock({ title: "Needed for the Job", displayType: "aside", checkFitment: fits !== null, recommendations })
  const services = {
    ...checkout.services,
    held: ({ operation }: { readonly operation: string }) => (operation === "addToCart" ? adding : undefined),
    graphql: (request: Parameters<NonNullable<typeof checkout.services.graphql>>[0]) =>
      request.operation === "recommendationSections"
        ? { data: { recommendationSections: [wireSection("PDP_Aside", block)] } }
        : request.operation === "skuBaseFitment"
          ? { data: { skuBaseFitment: Object.entries(fits ?? {}).map(([skuBaseNumber, fit]) => ({ skuBaseNumber, ...fit })) } }
          : (checkout.services.graphql?.(request) ?? "away")
  }
  const shop = await renderStorefront(
    "/item/slotted-rotor/2",
    { product: async () => sampleProductPage() },
    { selected },
    createTestRuntime(selected && sampleCookies, services)
  )
  await act(async () => void fireEvent.pointerMove(document.body))
  const needed = within(await screen.findByRole("region", { name: "Needed for the Job" }))
  return { ...shop, ...checkout, needed }
}
const added = (variables: ReadonlyArray<unknown>) =>
  (variables as ReadonlyArray<{ readonly items: ReadonlyArray<object> }>).map(({ items }) => items)

describe("several recommended parts", () => {
  afterEach(() => void vi.useRealTimers())

  it("ATC-28 ATC-29 ATC-31 ATC-32 ATC-40 CARD-11 selects all products, lets the shopper deselect some, and adds the rest to the cart together", async () => {
    const { container, needed, variablesOf } = await drawNeeded([settled(3), settled(4), settled(5)])
    expect(await needed.findByRole("button", { name: "Add 3 items To Cart | $270.00" })).toBeTruthy()
    const pictures = [...document.querySelectorAll(".prow img")].map((image) => [image.getAttribute("width"), image.getAttribute("height")])
    expect(pictures).toEqual([3, 4, 5].map(() => ["100", "100"]))
    const second = needed.getByRole("checkbox", { name: "Add Rotor 4 together with the others" })
    fireEvent.click(second)
    expect(await needed.findByRole("button", { name: "Add 2 items To Cart | $180.00" })).toBeTruthy()
    fireEvent.click(second)
    fireEvent.click(await needed.findByRole("button", { name: "Add 3 items To Cart | $270.00" }))
    await waitFor(() => {
      expect(container.resolve(ToastStore).notices.map(({ message }) => message)).toEqual(["3 Items have been added to your cart."])
    })
    const item = { quantityRequested: 1, listId: "Recommended", listName: "Recommendations PDP_Aside" }
    expect(added(variablesOf("addToCart"))).toMatchObject([[3, 4, 5].map((number) => ({ ...item, skuVariantNumber: `CAM-${number}-1` }))])
    expect(needed.getByRole("button", { name: "Add 0 items To Cart | $0.00" }).hasAttribute("disabled")).toBe(true)
    expect(needed.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([false, false, false])
  })

  it("ATC-20 ATC-36 ATC-37 ATC-38 DRW-07 DRW-14 opens the options in a drawer first and adds nothing until all are chosen", async () => {
    const { needed, variablesOf } = await drawNeeded([settled(3), open(2)], { options: { "CAM-2": sampleChoices() } })
    fireEvent.click(await needed.findByRole("button", { name: "Add 2 items To Cart | $180.00" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Select options" }))
    fireEvent.click(drawer.getByRole("button", { name: "Add to Cart" }))
    expect(drawer.getByRole("alert").textContent).toBe("Select a Bore")
    expect(variablesOf("addToCart")).toEqual([])
    fireEvent.click(drawer.getByRole("radio", { name: /^2 in\..*\(fits your vehicle\)$/ }))
    fireEvent.click(drawer.getByRole("button", { name: "Add to Cart" }))
    await waitFor(() => {
      expect(added(variablesOf("addToCart"))).toMatchObject([[{ skuVariantNumber: "CAM-3-1" }, { skuVariantNumber: "CAM-2-2" }]])
    })
    await waitFor(() => {
      expect(screen.queryByRole("dialog", { name: "Select options" })).toBeNull()
    })
  })

  it("ERR-108 logs a failed add, keeps the selection and enables the button again", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue(undefined)
    const { needed } = await drawNeeded([settled(3), settled(4)], { refusal: "away" })
    fireEvent.click(await needed.findByRole("button", { name: "Add 2 items To Cart | $180.00" }))
    await waitFor(() => {
      expect(logged.mock.calls.flat()).toContain("Error adding recommendations to cart:")
    })
    const button = await needed.findByRole("button", { name: "Add 2 items To Cart | $180.00" })
    await waitFor(() => {
      expect([button.getAttribute("aria-busy"), button.hasAttribute("disabled")]).toEqual([null, false])
    })
    logged.mockRestore()
  })

  it("ATC-30 keeps the button busy for at most 5 seconds, and notifies the visitor when the slow service responds later", async () => {
    const service = Promise.withResolvers<void>()
    const { container, needed } = await drawNeeded([settled(3), settled(4)], {}, undefined, service.promise)
    const button = await needed.findByRole("button", { name: "Add 2 items To Cart | $180.00" })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const after = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis).then(() => undefined))
    fireEvent.click(button)
    await after(4999)
    expect(button.getAttribute("aria-busy")).toBe("true")
    await after(1)
    expect([button.getAttribute("aria-busy"), button.hasAttribute("disabled")]).toEqual([null, false])
    vi.useRealTimers()
    service.resolve()
    await waitFor(() => {
      expect(container.resolve(ToastStore).notices.map(({ message }) => message)).toEqual(["2 Items have been added to your cart."])
    })
  })

  it("ERR-28 skips products without loadable options and adds the others directly", async () => {
    const { needed, variablesOf } = await drawNeeded([settled(3), open(9)])
    fireEvent.click(await needed.findByRole("button", { name: "Add 2 items To Cart | $180.00" }))
    await waitFor(() => {
      expect(added(variablesOf("addToCart"))).toMatchObject([[{ skuVariantNumber: "CAM-3-1" }]])
    })
    expect(screen.queryByRole("dialog", { name: "Select options" })).toBeNull()
  })

  it("FIT-27 ATC-28 selects products that fit the car, leaves open questions to the shopper, and deselects products that do not fit", async () => {
    const fits = {
      "CAM-3": verdicts.guaranteed,
      "CAM-4": { ...verdicts.askVehicle, prompt: "Engine", asks: ["installed"] },
      "CAM-5": verdicts.mayNotFit,
      "CAM-9": verdicts.universal
    }
    const { needed } = await drawNeeded([3, 4, 5, 9].map(settled), {}, fits, undefined, sampleProject)
    expect(await needed.findByRole("button", { name: "Add 2 items To Cart | $180.00" })).toBeTruthy()
    const boxes = needed.getAllByRole<HTMLInputElement>("checkbox")
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, true])
    expect(needed.queryByRole("link", { name: "Rotor 5" })).toBeNull()
  })

  it("ATC-28 selects all products without a known car", async () => {
    const { needed } = await drawNeeded([settled(3), settled(4)], {}, null)
    expect(await needed.findByRole("button", { name: "Add 2 items To Cart | $180.00" })).toBeTruthy()
    fireEvent.click(needed.getByRole("checkbox", { name: "Add Rotor 4 together with the others" }))
    expect(await needed.findByRole("button", { name: "Add 1 item To Cart | $90.00" })).toBeTruthy()
  })

  it("ATC-34 adds products one by one if one of them is a kit", async () => {
    const kit = { ...settled(4), publicSkuBaseDetails: { ...settled(4).publicSkuBaseDetails, hasNoKitBaseComponents: false } }
    const { needed } = await drawNeeded([settled(3), kit])
    expect(await needed.findByRole("button", { name: "Add to Cart: Rotor 3" })).toBeTruthy()
    expect(needed.queryByRole("checkbox")).toBeNull()
  })
})
