import { type ProductPage, SkuVariantNumber } from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import type { GraphQLRequest } from "@camber/domain/ports"
import { ModelYear, type Project } from "@camber/domain/vehicle"
import { sampleProduct, sampleProductPage, sampleVariant } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { type FakeCheckoutState, createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { choiceOption, choiceVariant, sampleChoices, optionValue, withOption } from "../../../test/sampleChoices.ts"
import { sampleCookies, sampleProject, verdicts } from "../../../test/samples.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { ToastStore } from "../toasts/ToastStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

// The first test would otherwise compile the drawers while it waits for them, which takes longer than its timeout on a busy machine.
beforeAll(() => Promise.all([import("../cart-page/AddedDrawer.tsx"), import("../options/ChoiceDrawer.tsx")]), 60_000)

describe("the main button", () => {
  const drawBuy = async (changes: Partial<ProductPage> = {}, world: FakeCheckoutState = {}) => {
    const checkout = createFakeCheckout(world)
    const shop = await renderStorefront(
      "/item/slotted-rotor/2",
      { product: async () => sampleProductPage(changes) },
      {},
      createTestRuntime(null, checkout.services)
    )
    return { ...shop, ...checkout }
  }
  const main = (name = "Add to Cart") =>
    within(screen.getByRole("region", { name: "Ironvale Slotted Rotor" })).getByRole("button", { name })

  it("ATC-03 ATC-15 adds the requested quantity of the displayed variant", async () => {
    const { variablesOf } = await drawBuy()
    fireEvent.change(screen.getByRole("textbox", { name: "Quantity" }), { target: { value: "3" } })
    fireEvent.blur(screen.getByRole("textbox", { name: "Quantity" }))
    fireEvent.click(main())
    expect(await screen.findByRole("dialog", { name: "3 Items Added to Cart" }, { timeout: 8000 })).toBeTruthy()
    expect(variablesOf("addToCart")).toMatchObject([
      { productPageId: 2, items: [{ skuVariantNumber: "CAM-2-1", skuBaseNumber: "CAM-2", quantityRequested: 3 }] }
    ])
  })

  it("resets the quantity and the pending action for another product", async () => {
    const bore = { id: 1, ordinality: 1, displayName: "Bore", isSelected: false, indexOptionValues: [optionValue(1), optionValue(2)] }
    const product = async (productPageId: number) =>
      sampleProductPage({
        card: sampleProduct({ productPageId, productPageUrl: `/item/slotted-rotor/${productPageId}` }),
        options: { ...sampleProductPage().options, indexOptions: [bore] }
      })
    const { router } = await renderStorefront("/item/slotted-rotor/2", { product })
    const quantity = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity" })
    fireEvent.change(quantity(), { target: { value: "3" } })
    fireEvent.click(main())
    expect([quantity().value, screen.getAllByRole("alert").length]).toEqual(["3", 1])
    await act(() => router.navigate("/item/slotted-rotor/3"))
    expect([quantity().value, screen.queryAllByRole("alert").length]).toEqual(["1", 0])
  })

  it("stays on the page when nothing was added, and can be clicked again", async () => {
    const { container, router } = await drawBuy({}, { refusal: "This choice no longer exists. Choose again." })
    fireEvent.click(main())
    await waitFor(() => {
      expect(container.resolve(ToastStore).notices).toHaveLength(1)
    })
    expect(router.state.location.pathname).toBe("/item/slotted-rotor/2")
    await waitFor(() => {
      expect(main().getAttribute("aria-busy")).toBeNull()
    })
  })

  it("DRW-11 disables the button of an unavailable product and gives the reason", async () => {
    await drawBuy({ variant: sampleVariant({ isPurchaseable: false, availability: "NotAvailable" }) })
    expect(main().hasAttribute("disabled")).toBe(true)
    expect(screen.getByText("This item is currently not available.")).toBeTruthy()
  })

  it("DRW-10 requests an option that is still open, and moves there", async () => {
    const open = withOption(optionValue(1), optionValue(2))
    const [bore] = open.options?.indexOptions ?? []
    const { variablesOf } = await drawBuy({
      options: { ...sampleProductPage().options, indexOptions: bore ? [{ ...bore, isSelected: false }] : [] }
    })
    fireEvent.click(main())
    expect(screen.getByRole("alert").textContent).toBe("Select a Bore")
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Bore 1" }))
    expect(variablesOf("addToCart")).toEqual([])
  })

  describe("before the variants are known", () => {
    /** Variants with two bores and two sides: `CAM-2-<bore><side>`. The last one is sold in fours. */
    const bored = sampleChoices({
      indexOptions: [choiceOption(1, "Bore", "Bore 1", "Bore 2"), choiceOption(2, "Side", "Side 1", "Side 2")],
      variants: ["11", "12", "21", "22"].map((at) =>
        choiceVariant(`CAM-2-${at}`, [`Bore ${at[0]}`, `Side ${at[1]}`], { minimumQuantity: at === "22" ? 4 : 1 })
      )
    })
    const pageOf = (sku: string): ProductPage => {
      const [bore, side] = [Number(sku.at(-2)), Number(sku.at(-1))]
      const option = (id: number, name: string, chosen: number, skuOf: (value: number) => string) => ({
        id,
        ordinality: id,
        displayName: name,
        isSelected: true,
        indexOptionValues: [1, 2].map((value) =>
          optionValue(id * 100 + value - 1, {
            displayName: `${name} ${value}`,
            url: `/item/slotted-rotor/2?sku=${skuOf(value)}`,
            isSelected: value === chosen
          })
        )
      })
      return sampleProductPage({
        variant: sampleVariant({ skuVariantNumber: SkuVariantNumber.make(sku) }),
        options: {
          ...sampleProductPage().options,
          indexOptions: [
            option(1, "Bore", bore, (value) => `CAM-2-${value}${side}`),
            option(2, "Side", side, (value) => `CAM-2-${bore}${value}`)
          ]
        }
      })
    }
    const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name, hidden: true })
    /**
     * Selects the second side of the first bore. The variants respond when the test resolves them, and the pages in `late` respond on
     * `arrive`.
     */
    const chooseEarly = async (choices: typeof bored | null = bored, late: ReadonlyArray<string> = []) => {
      const { promise: told, resolve: tell } = Promise.withResolvers<void>()
      const checkout = createFakeCheckout(choices ? { options: { "CAM-2": choices } } : {})
      const held = ({ operation }: GraphQLRequest) => (operation === "productOptions" ? told : undefined)
      // Caches pages, so that a return to a page gives the same object.
      const pages = new Map(["11", "12", "21", "22"].map((at) => [`CAM-2-${at}`, pageOf(`CAM-2-${at}`)]))
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
      const product = async (_: number, sku: string | null) => {
        if (late.includes(sku ?? "")) await arrived
        return pages.get(sku ?? "CAM-2-11") ?? null
      }
      const shop = await renderStorefront("/item/slotted-rotor/2", { product }, {}, createTestRuntime(null, { ...checkout.services, held }))
      fireEvent.click(radio("Side 2"))
      return { ...shop, ...checkout, tell: () => act(async () => tell()), arrive: () => act(async () => arrive()) }
    }
    const added = async ({ variablesOf }: ReturnType<typeof createFakeCheckout>) => {
      await screen.findByRole("dialog", { name: /Added to Cart/ }, { timeout: 8000 })
      return variablesOf("addToCart")
    }

    it("NAV-142 shows a choice immediately, and Add to Cart waits and adds it", async () => {
      const shop = await chooseEarly()
      expect(radio("Side 2").checked).toBe(true)
      fireEvent.click(main())
      expect(main().getAttribute("aria-busy")).toBe("true")
      expect(shop.variablesOf("addToCart")).toEqual([])
      await shop.tell()
      expect(await added(shop)).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-12" }] }])
      await waitFor(() => {
        expect(shop.router.state.location.search).toBe("?sku=CAM-2-12")
      })
    })

    it("NAV-142 selects another option's value in addition and not as a replacement", async () => {
      const shop = await chooseEarly()
      fireEvent.click(radio("Bore 2"))
      expect([radio("Side 2").checked, radio("Bore 2").checked]).toEqual([true, true])
      fireEvent.click(main())
      await shop.tell()
      expect(await added(shop)).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-22", quantityRequested: 4 }] }])
      await waitFor(() => {
        expect(shop.router.state.location.search).toBe("?sku=CAM-2-22")
      })
      expect([radio("Side 2").checked, radio("Bore 2").checked]).toEqual([true, true])
    })

    it("NAV-142 delays Add to List too, and adds as many pieces as the selected variant is sold in", async () => {
      const { container, tell } = await chooseEarly()
      const lists = container.resolve(ListsStore)
      fireEvent.click(radio("Bore 2"))
      fireEvent.click(main("Add to List"))
      expect(main("Add to List").getAttribute("aria-busy")).toBe("true")
      expect(lists.drawer).toBeNull()
      await tell()
      await waitFor(() => {
        expect(lists.drawer).toMatchObject({ content: { items: [{ skuVariantNumber: "CAM-2-22", quantity: 4 }] } })
      })
    })

    it("NAV-142 adds nothing for an unavailable combination, and the page shows the available ones", async () => {
      const shop = await chooseEarly({
        ...bored,
        variants: bored.variants.filter(({ skuVariantNumber }) => skuVariantNumber !== "CAM-2-22")
      })
      fireEvent.click(radio("Bore 2"))
      fireEvent.click(main())
      await shop.tell()
      await waitFor(() => {
        expect(main().getAttribute("aria-busy")).toBeNull()
      })
      expect([radio("Side 2").checked, radio("Bore 2 (not available)").checked, shop.variablesOf("addToCart")]).toEqual([true, false, []])
    })

    it("NAV-142 adds the product once when the button is clicked again while it waits", async () => {
      const shop = await chooseEarly()
      fireEvent.click(main())
      fireEvent.submit(main().closest("form")!)
      await shop.tell()
      await added(shop)
      expect(shop.variablesOf("addToCart")).toHaveLength(1)
    })

    it("NAV-142 adds the variant that was selected at the click, whatever is clicked after it", async () => {
      const shop = await chooseEarly()
      fireEvent.click(main())
      fireEvent.click(radio("Bore 2"))
      await shop.tell()
      expect(await added(shop)).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-12" }] }])
      await waitFor(() => expect(radio("Side 2").checked).toBe(true))
      expect(radio("Bore 2").checked).toBe(true)
    })

    it("NAV-142 follows the first choice to its page and adds nothing when the variants fail to load", async () => {
      const shop = await chooseEarly(null)
      fireEvent.click(main())
      await shop.tell()
      await waitFor(() => {
        expect(shop.router.state.location.search).toBe("?sku=CAM-2-12")
      })
      await waitFor(() => {
        expect(main().getAttribute("aria-busy")).toBeNull()
      })
      expect([radio("Side 2").checked, shop.variablesOf("addToCart")]).toEqual([true, []])
    })

    it("NAV-142 continues the next choice from the page of the first when the variants fail to load, and a later add waits for the last choice", async () => {
      const shop = await chooseEarly(null, ["CAM-2-12"])
      fireEvent.click(radio("Bore 2"))
      await shop.tell()
      fireEvent.click(main())
      expect(shop.variablesOf("addToCart")).toEqual([])
      await shop.arrive()
      expect(await added(shop)).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-22" }] }])
      expect([shop.router.state.location.search, radio("Side 2").checked, radio("Bore 2").checked]).toEqual(["?sku=CAM-2-22", true, true])
    })

    describe("without a network", () => {
      beforeEach(() => void vi.spyOn(navigator, "onLine", "get").mockReturnValue(false))
      afterEach(() => void vi.restoreAllMocks())

      it.each([
        ["is shown and added, and the page stays, where its variant is known", bored, true, "CAM-2-12"],
        ["is reverted where its variant is not known, and nothing is added", null, false, undefined]
      ] as const)("NAV-142 a choice %s", async (_, choices, isShown, sku) => {
        const shop = await chooseEarly(choices)
        fireEvent.click(main())
        await shop.tell()
        await waitFor(() => {
          expect(shop.variablesOf("addToCart")).toMatchObject(sku ? [{ items: [{ skuVariantNumber: sku }] }] : [])
          expect(radio("Side 2").checked).toBe(isShown)
        })
        expect(shop.router.state.location.search).toBe("")
      })

      it("NAV-135 notifies the visitor when a choice is reverted", async () => {
        const { container, tell } = await chooseEarly(null)
        await tell()
        await waitFor(() => {
          expect(container.resolve(ToastStore).notices.map(({ message }) => message)).toContain(
            "You need to be online for this option. Try again when you're back online."
          )
        })
        expect(radio("Side 2").checked).toBe(false)
      })
    })

    it("NAV-142 does not redirect a visitor who is navigating to another page", async () => {
      const shop = await chooseEarly(bored, ["CAM-2-21"])
      await act(async () => void shop.router.navigate("/item/slotted-rotor/2?sku=CAM-2-21"))
      await shop.tell()
      await shop.arrive()
      await waitFor(() => {
        expect([radio("Bore 2").checked, radio("Side 2").checked]).toEqual([true, false])
      })
      expect(shop.router.state.location.search).toBe("?sku=CAM-2-21")
    })

    it("NAV-134 requests the variants again without a notice when another car was selected after the first request", async () => {
      const { description, project } = sampleProject
      const later = { description, project: { ...project, vehicle: { ...project.vehicle!, year: ModelYear.make(1985) } } }
      const yearOf = (of: Project | null) => of?.vehicle?.year ?? 0
      // Both sides fit the first car; only the second side fits the other car.
      const fitsIn = (year: number, sku: string) => year === 1969 || sku.endsWith("2")
      const responses = new Map([1969, 1985].map((year) => [year, Promise.withResolvers<void>()]))
      const checkout = createFakeCheckout()
      const projectOf = ({ variables }: GraphQLRequest) => (variables as { readonly project: Project | null }).project
      const asked: Array<number> = []
      const engine = createTestRuntime(sampleCookies, {
        ...checkout.services,
        held: (request) => {
          if (request.operation !== "productOptions") return undefined
          asked.push(yearOf(projectOf(request)))
          return responses.get(asked.at(-1)!)?.promise
        },
        graphql: (request) => {
          if (request.operation !== "productOptions") return checkout.services.graphql!(request)
          const variants = bored.variants.map((one) => ({ ...one, fits: fitsIn(yearOf(projectOf(request)), one.skuVariantNumber) }))
          return { data: { productOptions: { ...bored, variants } } }
        }
      })
      let fit: Verdict = verdicts.guaranteed
      const product = async (_: number, sku: string | null) => {
        if (sku !== null) await new Promise(() => {})
        const page = pageOf("CAM-2-11")
        return { ...page, variant: { ...page.variant, fit } }
      }
      const { container } = await renderStorefront("/item/slotted-rotor/2", { product }, { selected: sampleProject }, engine)
      fireEvent.click(radio("Side 2"))
      await waitFor(() => {
        expect(asked).toEqual([1969])
      })
      fit = verdicts.mayNotFit
      await act(async () => container.resolve(ProjectStore).receive(later))
      await screen.findByRole("region", { name: "May Not Fit" })
      await act(async () => responses.get(1969)!.resolve())
      fireEvent.click(main())
      expect(main().getAttribute("aria-busy")).toBe("true")
      await act(async () => responses.get(1985)!.resolve())
      // The drawer of the added product overlays the page.
      expect(await screen.findByRole("region", { name: "Checking the fit", hidden: true })).toBeTruthy()
      expect([radio("Side 2 (fits your vehicle)").checked, screen.queryByRole("region", { name: "May Not Fit", hidden: true })]).toEqual([
        true,
        null
      ])
    })

    it("NAV-142 does not redirect a visitor who navigates to another page, and adds the pending product", async () => {
      const shop = await chooseEarly()
      fireEvent.click(main())
      await act(() => shop.router.navigate("/shoppingcart"))
      await shop.tell()
      await waitFor(() => {
        expect(shop.variablesOf("addToCart")).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-12" }] }])
      })
      expect(shop.router.state.location.pathname).toBe("/shoppingcart")
    })

    it("NAV-142 shows the previous choice after a back navigation", async () => {
      const { router, tell } = await chooseEarly()
      await tell()
      await waitFor(() => {
        expect(router.state.location.search).toBe("?sku=CAM-2-12")
      })
      await act(() => router.navigate(-1))
      expect([router.state.location.search, radio("Side 1").checked, radio("Side 2").checked]).toEqual(["", true, false])
    })

    it("NAV-142 keeps the choice when the page is reloaded during the request, for example for another car", async () => {
      const shop = await chooseEarly()
      fireEvent.click(main())
      await act(() => shop.router.revalidate())
      expect(shop.variablesOf("addToCart")).toEqual([])
      await shop.tell()
      expect(await added(shop)).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-12" }] }])
      await waitFor(() => expect(radio("Side 2").checked).toBe(true))
    })
  })

  it("MIN-01 starts with four for a product that is sold in fours, shows the minimum, and goes no lower", async () => {
    const { variablesOf } = await drawBuy({ variant: sampleVariant({ minimumQuantity: 4 }) })
    expect(screen.getByText("Sold 4 or more at a time.")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Decrease quantity" }))
    fireEvent.click(main())
    await waitFor(() => expect(variablesOf("addToCart")).toMatchObject([{ items: [{ quantityRequested: 4 }] }]))
  })
})
