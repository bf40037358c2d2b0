import type { MemoryServices } from "@camber/adapter-memory"
import { type ProductPage, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { Cents } from "@camber/domain/money"
import { ModelYear } from "@camber/domain/vehicle"
import { sampleProduct, sampleProductPage, sampleVariant } from "@camber/testing/records"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it, vi } from "vitest"
import { june } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createFakeCheckout } from "../../../test/createFakeCheckout.ts"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { choiceOption, choicePricing, choiceVariant, sampleChoices, optionValue, withOption } from "../../../test/sampleChoices.ts"
import { sampleProject, verdicts } from "../../../test/samples.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"

const drawProduct = (changes: Partial<ProductPage> = {}, selected = sampleProject as typeof sampleProject | null) =>
  renderStorefront("/item/slotted-rotor/2", { product: async () => sampleProductPage(changes) }, { selected })

describe("the fit verdict", () => {
  it("shows the part's place on the car, and links to the car's page at its system", async () => {
    await drawProduct({
      variant: sampleVariant({ fit: verdicts.guaranteed }),
      place: {
        system: "front-brakes",
        name: "Front Brakes",
        listingPath: "/vehicle/1969-chevrolet-camaro~12",
        picture: { url: "/content/cutaways/pony-coupe.svg", width: 1240, height: 440 },
        litUrl: "/content/cutaways/pony-coupe.svg?only=front-brakes"
      }
    })
    const link = screen.getByRole("link", { name: "See it in place: Front Brakes" })
    expect(link.getAttribute("href")).toBe("/vehicle/1969-chevrolet-camaro~12/car?system=front-brakes#system")
    expect([...link.querySelectorAll("img")].map(({ height, width }) => [width, height])).toEqual([
      [1240, 440],
      [1240, 440]
    ])
  })

  it.each([
    ["FIT-01", "guaranteed", "Guaranteed To Fit", "Why: Fits 1967-1969 Chevrolet Camaro (yours: 1969)."],
    ["FIT-03", "universal", "Universal Fit", "Why: Made for any car."],
    ["FIT-04", "askVehicle", "Verify the Vehicle for your project", "Add your car to find out."],
    ["FIT-05", "mayNotFit", "May Not Fit", "Why: Made for 1967-1969 Camaro; yours is a 1970."],
    ["FIT-33", "noData", "No fitment data", "Check with the maker before you order. We don't know yet what it fits."]
  ] as const)("%s shows the verdict %s as '%s' with its reason", async (_, kind, label, why) => {
    await drawProduct({ variant: sampleVariant({ fit: verdicts[kind] }) })
    const panel = screen.getByRole("region", { name: label })
    expect(panel.textContent).toContain(why)
    expect(panel.textContent).toContain("1969 Chevrolet Camaro")
  })

  it("FIT-23 shows the compared values side by side, and describes the difference in words", async () => {
    const measures = [
      { name: "Years", part: "1970-1981", car: "1969", agrees: false },
      { name: "Bolt Circle", part: "4.75 in", car: "4.75 in", agrees: true }
    ]
    await drawProduct({ variant: sampleVariant({ fit: verdicts.mayNotFit }), measures })
    const rows = within(screen.getByRole("region", { name: "May Not Fit" })).getAllByRole("row")
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "CheckedThis partYour car",
      "Years1970-1981≠different: 1969",
      "Bolt Circle4.75 in=the same: 4.75 in"
    ])
  })

  it("FIT-24 shows the fitting part before the Add to Cart button, which becomes secondary", async () => {
    const related = [sampleProduct({ productPageUrl: "/item/drilled-rotor/3", displayTitle: "Drilled Rotor", fit: verdicts.guaranteed })]
    await drawProduct({ variant: sampleVariant({ fit: verdicts.mayNotFit }), related })
    const panel = screen.getByRole("region", { name: "May Not Fit" })
    expect(within(panel).getByRole("link", { name: "Show the one that fits" }).getAttribute("href")).toBe("/item/drilled-rotor/3")
    expect(within(panel).getByRole("link", { name: "Ironvale Drilled Rotor" })).toBeTruthy()
    expect(within(panel).getByText("Guaranteed To Fit")).toBeTruthy()
    const add = screen.getAllByRole("button", { name: "Add to Cart" })[0]!
    expect(add.className).toContain("btn--quiet")
    expect(panel.compareDocumentPosition(add) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it("FIT-24 offers no alternative to a part that fits", async () => {
    await drawProduct({ variant: sampleVariant({ fit: verdicts.guaranteed }), related: [sampleProduct({ fit: verdicts.guaranteed })] })
    expect(screen.queryByRole("link", { name: "Show the one that fits" })).toBeNull()
  })

  it("links to the options when only some of them fit", async () => {
    await drawProduct({ ...withOption(optionValue(1), optionValue(2)), variant: sampleVariant({ fit: verdicts.chooseOptions }) })
    expect(screen.getByRole("link", { name: "Choose Options" }).getAttribute("href")).toBe("#options")
  })

  it("has no link without options to choose", async () => {
    await drawProduct({ variant: sampleVariant({ fit: verdicts.chooseOptions }) })
    expect(screen.queryByRole("link", { name: "Choose Options" })).toBeNull()
  })

  it("names no vehicle when none is known", async () => {
    await drawProduct({ variant: sampleVariant({ fit: verdicts.universal }) }, null)
    expect(screen.getByRole("region", { name: "Universal Fit" }).textContent).not.toContain("Camaro")
  })

  it("GAR-48 FIT-01 hides the previous car's verdict while another car's loads", async () => {
    const answers = [verdicts.guaranteed, verdicts.mayNotFit]
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    const product = async () => {
      const [fit = null] = answers.splice(0, 1)
      if (fit === verdicts.mayNotFit) await asked
      return sampleProductPage({ variant: sampleVariant({ fit }) })
    }
    const { container } = await renderStorefront("/item/slotted-rotor/2", { product }, { selected: sampleProject })
    expect(screen.getByRole("region", { name: "Guaranteed To Fit" })).toBeTruthy()
    const { description, project } = sampleProject
    const later = { project: { ...project, vehicle: { ...project.vehicle!, year: ModelYear.make(1985) } }, description }
    act(() => container.resolve(ProjectStore).receive(later))
    expect(screen.getByRole("region", { name: "Checking the fit" })).toBeTruthy()
    expect(screen.queryByRole("region", { name: "Guaranteed To Fit" })).toBeNull()
    answer()
    expect(await screen.findByRole("region", { name: "May Not Fit" })).toBeTruthy()
  })

  it("is not rendered for a bot", async () => {
    await drawProduct({ variant: sampleVariant({ fit: null }) }, null)
    expect(screen.queryByText(/^Why/)).toBeNull()
  })
})

describe("the options", () => {
  it("DRW-05 each link to the variant that has them, and show which fit", async () => {
    const { router } = await drawProduct(
      withOption(optionValue(1, { isSelected: true }), optionValue(2, { fits: true }), optionValue(3, { isDisabled: true, url: null }))
    )
    expect(screen.getByRole("radio", { name: "Bore 1", checked: true })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Bore 3/ }).disabled).toBe(true)
    fireEvent.click(screen.getByRole("radio", { name: "Bore 2 (fits your vehicle)" }))
    await waitFor(() => {
      expect(router.state.location.pathname + router.state.location.search).toBe("/item/slotted-rotor/2?sku=CAM-2-2")
    })
  })

  it("DRW-08 renders any number of values as buttons because each one is a link", async () => {
    await drawProduct(withOption(...[1, 2, 3, 4, 5, 6, 7].map((id) => optionValue(id, id === 7 ? { url: null, isDisabled: true } : {}))))
    expect(within(screen.getByRole("radiogroup", { name: "Bore: Choose" })).getAllByRole("radio")).toHaveLength(7)
    expect(screen.queryByRole("combobox", { name: "Bore" })).toBeNull()
  })

  it("show a choice immediately, with its price, the shopper's own price and its stock, while the services respond", async () => {
    const second = choiceVariant("CAM-2-2", ["2 in."], { pricing: choicePricing(95), availabilityText: "Ships in 5 days", fits: false })
    const [asked, checkout] = [
      vi.fn(),
      createFakeCheckout({
        options: { "CAM-2": sampleChoices({ variants: [choiceVariant("CAM-2-1", ["1 in."], { fits: true }), second] }) }
      })
    ]
    const values = ["1 in.", "2 in."].map((displayName, at) => optionValue(at + 1, { displayName, isSelected: at === 0 }))
    const product = (_: number, sku: string | null) =>
      sku === "CAM-2-2"
        ? new Promise<ProductPage>(asked)
        : Promise.resolve(sampleProductPage({ ...withOption(...values), variant: sampleVariant({ fit: verdicts.guaranteed }) }))
    const userProfile = { ...june.profile, isSpecialPriceEligible: true }
    const services: MemoryServices = {
      ...checkout.services,
      graphql: (request) =>
        request.operation === "userProfile" ? { data: { userProfile } } : (checkout.services.graphql?.(request) ?? "away")
    }
    await renderStorefront("/item/slotted-rotor/2", { product }, { selected: sampleProject }, createTestRuntime(june.cookie, services))
    await act(async () => void fireEvent.pointerMove(document.body))
    // The account's garage may replace the car in between, which loads the options again.
    await waitFor(() => {
      expect(checkout.variablesOf("productOptions")).not.toHaveLength(0)
    })
    // The visitor's own price replaces the shared price.
    expect(await screen.findAllByText("$85.50")).toHaveLength(2)
    const buy = within(screen.getByRole("region", { name: "Ironvale Slotted Rotor" }))
    await waitFor(() => {
      fireEvent.click(buy.getByRole("radio", { name: /2 in\./ }))
      expect(buy.getAllByText("$90.25")).toHaveLength(2)
    })
    expect([
      buy.getByText("Ships in 5 days", { selector: "b" }).tagName,
      buy.getByRole<HTMLInputElement>("radio", { name: /2 in\./ }).checked
    ]).toEqual(["B", true])
    expect(screen.getByText("$95.00, Ships in 5 days").closest("[aria-live=polite]")).toBeTruthy()
    expect(buy.getAllByText("your price")).toHaveLength(2)
    expect(buy.getByRole("region", { name: "Checking the fit" })).toBeTruthy()
    await waitFor(() => {
      expect(asked).toHaveBeenCalled()
    })
  })

  it("show the last choice while it loads, even when the page of the previous choice arrives in between", async () => {
    const labels = ["1 in.", "2 in.", "3 in."]
    const variants = labels.map((label, at) => choiceVariant(`CAM-2-${at + 1}`, [label], { pricing: choicePricing(90 + at) }))
    const options = sampleChoices({ indexOptions: [choiceOption(1, "Bore", ...labels)], variants })
    const pageOf = (shown: number) =>
      sampleProductPage({
        ...withOption(...labels.map((displayName, at) => optionValue(at + 1, { displayName, isSelected: at + 1 === shown }))),
        variant: sampleVariant({ skuVariantNumber: SkuVariantNumber.make(`CAM-2-${shown}`) })
      })
    const [second, third] = [Promise.withResolvers<ProductPage>(), Promise.withResolvers<ProductPage>()]
    const askedFor = new Array<string | null>()
    const product = async (_: number, sku: string | null) => {
      askedFor.push(sku)
      return sku === "CAM-2-2" ? second.promise : sku === "CAM-2-3" ? third.promise : pageOf(1)
    }
    const { variablesOf, services } = createFakeCheckout({ options: { "CAM-2": options } })
    await renderStorefront("/item/slotted-rotor/2", { product }, {}, createTestRuntime(null, services))
    await act(async () => void fireEvent.pointerMove(document.body))
    await waitFor(() => {
      expect(variablesOf("productOptions")).toHaveLength(1)
    })
    // The drawer of the added product overlays the page at the end.
    const shown = () => screen.getByRole("radio", { checked: true, hidden: true }).getAttribute("value")
    await waitFor(() => {
      fireEvent.click(screen.getByRole("radio", { name: /^2 in\./ }))
      expect(shown()).toBe("CAM-2-2")
    })
    await waitFor(() => {
      expect(askedFor.at(-1)).toBe("CAM-2-2")
    })
    await act(async () => {
      fireEvent.click(screen.getByRole("radio", { name: /^3 in\./ }))
      second.resolve(pageOf(2))
    })
    await waitFor(() => {
      expect(askedFor.at(-1)).toBe("CAM-2-3")
    })
    expect(shown()).toBe("CAM-2-3")
    fireEvent.click(screen.getAllByRole("button", { name: "Add to Cart" })[0]!)
    await waitFor(() => {
      expect(variablesOf("addToCart")).toMatchObject([{ items: [{ skuVariantNumber: "CAM-2-3" }] }])
    })
    await act(async () => third.resolve(pageOf(3)))
    expect(shown()).toBe("CAM-2-3")
  })

  it("submit to the product's own page, so that a choice works without scripts", async () => {
    await drawProduct(withOption(optionValue(1), optionValue(2)))
    const radio = screen.getByRole<HTMLInputElement>("radio", { name: "Bore 2" })
    expect(within(screen.getByRole("radiogroup", { name: "Bore: Choose" })).getByRole("button", { name: "Go" })).toBeTruthy()
    expect([radio.name, radio.value, radio.form?.getAttribute("action"), radio.form?.method]).toEqual([
      "sku",
      "CAM-2-2",
      "/item/slotted-rotor/2",
      "get"
    ])
  })
})

describe("a product page", () => {
  it("shows the part's name, maker, price and availability", async () => {
    const pricing = {
      salePrice: 80,
      salePriceString: "$80.00",
      strikeThroughPrice: 100,
      strikeThroughPriceString: "$100.00",
      percentOffString: "20% Off"
    }
    await drawProduct({ variant: sampleVariant({ pricing }) })
    const buy = within(screen.getByRole("region", { name: "Ironvale Slotted Rotor" }))
    expect(buy.getByRole("heading", { level: 1, name: "Ironvale Slotted Rotor" })).toBeTruthy()
    for (const text of ["Ironvale", "20% Off", "3 left"]) expect(buy.getAllByText(text).length).toBeGreaterThan(0)
    const parts = within(buy.getByLabelText("Price breakdown"))
    expect(parts.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["$100.00", "$20.00", "$80.00"])
    expect(screen.getAllByText("20% Off")).toHaveLength(2)
  })

  it("shows additional costs and the shipping method", async () => {
    await drawProduct({ variant: sampleVariant({ shipsByFreight: true, weightPounds: 240, coreCharge: 35, supersededBy: "CAM-9-1" }) })
    const text = screen.getByRole("main").textContent
    for (const words of [
      "Ships by truck freight: 240 lb",
      "Core charge, refunded with your old part$35.00",
      "You pay with the order$125.00",
      "Replaced by CAM-9-1."
    ])
      expect(text).toContain(words)
    expect(screen.getByRole("link", { name: "CAM-9-1" }).getAttribute("href")).toBe("/search?query=CAM-9-1")
  })

  it("warns of every place where the part may not be sold", async () => {
    await drawProduct({ restrictions: ["Not legal for sale in California.", "Race use only."] })
    expect(screen.getAllByRole("status").map((notice) => notice.textContent)).toEqual([
      "Not legal for sale in California.",
      "Race use only."
    ])
  })

  it("lists the part's numbers among its specifications", async () => {
    await drawProduct()
    const table = within(screen.getByRole("table", { name: "Specifications" }))
    expect(table.getAllByRole("row").map((row) => row.textContent)).toEqual([
      "Diameter11 in",
      "Part numberIRO-2V1",
      "SKUCAM-2-1",
      "UPC400000000201"
    ])
  })

  it("CARD-14 shows the placeholder box when there is no picture", async () => {
    await drawProduct({ images: [] })
    expect(screen.getByRole("img", { name: "Ironvale Slotted Rotor" }).getAttribute("src")).toContain("/content/parts/parts-box.svg")
  })

  it("lists the contents of a kit, each with a link", async () => {
    const component = {
      ordinality: 1,
      skuBaseNumber: SkuBaseNumber.make("CAM-7"),
      skuBaseName: "Rotor",
      skuVariantNumber: null,
      quantity: 2,
      choiceGroup: null,
      productPageUrl: "/item/rotor/7",
      imageUrl: "/content/parts/brake-rotor.svg",
      salePriceString: "$45.00",
      availability: "InStock" as const,
      availabilityText: "In stock",
      isPurchaseable: true,
      indexOptions: []
    }
    await drawProduct({ card: sampleProduct({ kitItemCount: 1 }), options: { ...sampleProductPage().options, kitComponents: [component] } })
    const kit = within(screen.getByRole("region", { name: "Kit contents" }))
    expect(kit.getByRole("link", { name: /Rotor/ }).getAttribute("href")).toBe("/item/rotor/7")
    expect(screen.getByText("1 ITEM KIT")).toBeTruthy()
  })

  it("lists the fitments with the shopper's own marked, and their total", async () => {
    const row = {
      years: "1967-1969",
      make: "Chevrolet",
      models: "Camaro",
      engine: "Any",
      note: null,
      source: "Maker's list",
      isYours: true
    }
    await drawProduct({ fits: [row], fitsTotal: 40 })
    expect(screen.getByText("1 of 40 applications")).toBeTruthy()
    expect(screen.getByRole("row", { name: /1967-1969 Chevrolet Camaro Any Your vehicle\./ })).toBeTruthy()
  })

  it.each([
    ["Any", true],
    ["5.7L V8", false]
  ])("states a fit for all engines only if no statement names one: %s", async (engine, isSaid) => {
    const row = { years: "1967-1969", make: "Chevrolet", models: "Camaro", engine, note: null, source: "Maker's list", isYours: false }
    await drawProduct({ fits: [row], fitsTotal: 1 })
    expect(screen.queryByText("All engines unless noted") !== null).toBe(isSaid)
  })
})

it("the product page offers a search in a long list of fitments", async () => {
  const row = { make: "Chevrolet", engine: "Any", note: null, source: "Maker's list", isYours: false }
  const fits = Array.from({ length: 8 }, (_, at) => ({ ...row, years: `196${at}`, models: at === 7 ? "Camaro" : "Nova" }))
  await drawProduct({ fits, fitsTotal: 8 })
  const rows = () => screen.getByRole("table", { name: "What it fits" }).querySelectorAll("tbody tr").length
  expect(rows()).toBe(8)
  await act(async () => void fireEvent.pointerMove(document.body))
  const field = await screen.findByRole("searchbox", { name: "Search fitment" })
  fireEvent.change(field, { target: { value: "camaro 1967" } })
  expect([rows(), screen.getByText("1 of 8").tagName]).toEqual([1, "P"])
  fireEvent.change(field, { target: { value: "camaro 1966" } })
  expect(screen.getByText("No match in this list.")).toBeTruthy()
})

describe("a card's price and ribbon", () => {
  it("shows 'From' and the lowest price if variants differ in price", async () => {
    await drawProduct({ related: [sampleProduct({ productPageUrl: "/item/other/3", hasPriceRange: true })] })
    expect(within(screen.getByRole("region", { name: "Similar parts" })).getByText("From $90.00")).toBeTruthy()
  })

  it("CARD-05 explains the rebate amount", async () => {
    await drawProduct({ related: [sampleProduct({ productPageUrl: "/item/other/3", hasActiveRebate: true, rebate: Cents.make(2500) })] })
    expect(screen.getByText("Rebate").getAttribute("title")).toBe("$25.00 mail-in rebate from the manufacturer")
  })
})
