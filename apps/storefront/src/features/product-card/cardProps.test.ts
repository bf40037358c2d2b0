import { sampleProduct } from "@camber/testing/records"
import { describe, expect, it } from "vitest"
import { verdicts } from "../../../test/samples.ts"
import { cardProps, fitLineProps, stockProps } from "./cardProps.ts"
import { ribbonProps } from "./ribbonProps.ts"

const plate = { vehicle: "1969 Chevrolet Camaro", engine: null }

describe("a card", () => {
  it("CARD-03 has the picture, the title, the stars with their count, the price and the link to the page", () => {
    expect(cardProps(sampleProduct(), null)).toMatchObject({
      href: "/item/slotted-rotor/2",
      product: { displayTitle: "Ironvale Slotted Rotor", rating: 4.5, reviewCount: 12 },
      price: { props: { price: "$90.00" } },
      image: { src: "/content/parts/brake-rotor.svg" }
    })
  })

  it("CARD-03 lists the deciding facts in order and omits those in the title", () => {
    const deciding = [
      { name: "Position", value: "Front" },
      { name: "Compound", value: "4 kinds" },
      { name: "Diameter", value: "11 in to 12 in" },
      { name: "Side", value: "Left or Right" },
      { name: "Bolt Circle", value: "4.75 in" }
    ]
    const card = sampleProduct({ displayTitle: "Street Front Brake Rotor", deciding })
    expect(cardProps(card, null).facts).toEqual(["Compound: 4 kinds", "Diameter 11 in to 12 in", "Left or Right"])
  })

  it("CARD-14 shows the placeholder box without a picture, and with an empty address", () => {
    for (const thumbnailImageLink of [null, "", " "])
      expect(cardProps(sampleProduct({ thumbnailImageLink }), null).image.src).toBe("/content/parts/parts-box.svg")
  })

  it("has no fit line if no fit was requested", () => {
    expect(cardProps(sampleProduct(), plate).fit).toBeUndefined()
  })
})

describe("the fit line", () => {
  it("FIT-01 names the vehicle of a clear verdict, positive or negative", () => {
    expect(fitLineProps(verdicts.guaranteed, plate, "/item/x/2#options")).toEqual({
      tone: "fit",
      label: "Guaranteed To Fit",
      note: "1969 Chevrolet Camaro",
      link: undefined
    })
    expect(fitLineProps(verdicts.mayNotFit, plate, "/item/x/2#options")).toEqual({
      tone: "nofit",
      label: "May Not Fit",
      note: "1969 Chevrolet Camaro",
      link: undefined
    })
  })

  it("FIT-03 states that a universal part may need work", () => {
    expect(fitLineProps(verdicts.universal, plate, "/item/x/2#options")).toMatchObject({
      tone: "universal",
      note: "Modification may be required"
    })
  })

  it("links to the options of the product's page if there are any", () => {
    const fit = verdicts.chooseOptions
    expect(cardProps(sampleProduct({ fit, hasOptions: true }), plate).fit?.link?.href).toBe("/item/slotted-rotor/2#options")
    expect(cardProps(sampleProduct({ fit, hasOptions: false }), plate).fit?.link).toBeUndefined()
  })

  it("asks to choose options, and has no link while they are not selectable", () => {
    expect(fitLineProps(verdicts.chooseOptions, plate, "/item/x/2#options").link).toEqual({
      label: "Choose Options",
      href: "/item/x/2#options"
    })
    expect(fitLineProps(verdicts.askVehicle, plate, "/item/x/2#options").link).toBeUndefined()
  })
})

describe("the fit line on a card", () => {
  it.each([
    ["askVehicle", "ask", "Fits 1967-69 Camaro"],
    ["chooseOptions", "verify", "Some options fit"],
    ["guaranteed", "fit", "Guaranteed To Fit"],
    ["mayNotFit", "nofit", "May Not Fit"],
    ["noData", "unknown", "No fitment data"]
  ] as const)(
    "GAP-C72 FIT-04 asks briefly, and names the vehicles that the part fits while no car is known: %s",
    (verdict, tone, label) => {
      expect(cardProps(sampleProduct({ fit: verdicts[verdict] }), plate).fit).toMatchObject({ tone, label, note: undefined })
    }
  )
})

describe("the price", () => {
  it("CARD-40 shows how much options raise the price, unless the card shows a former price", () => {
    expect(cardProps(sampleProduct({ highestPriceString: "$118.00" }), null).priceTo).toBe("$118.00")
    const pricing = { ...sampleProduct().pricing, strikeThroughPriceString: "$99.00" }
    expect(cardProps(sampleProduct({ highestPriceString: "$118.00", pricing }), null).priceTo).toBeUndefined()
    expect(cardProps(sampleProduct(), null).priceTo).toBeUndefined()
  })
})

describe("the ribbon", () => {
  it("CARD-05 CARD-06 CARD-07 prefers a kit over a rebate over the percent off, and is absent without any of them", () => {
    const pricing = { ...sampleProduct().pricing, percentOffString: "20% Off" }
    expect(ribbonProps(sampleProduct({ kitItemCount: 3, hasActiveRebate: true, pricing }))).toEqual({ text: "3 ITEM KIT", kind: "kit" })
    const rebate = { text: "Rebate", kind: "plain", note: "The manufacturer refunds part of the price" }
    expect(ribbonProps(sampleProduct({ hasActiveRebate: true, pricing }))).toEqual(rebate)
    expect(ribbonProps(sampleProduct({ pricing }))).toEqual({ text: "20% Off", kind: "plain" })
    expect(ribbonProps(sampleProduct())).toBeUndefined()
  })
})

describe("the stock line", () => {
  it("distinguishes available parts from backordered and discontinued parts", () => {
    const tones = (["InStock", "FactoryShipped", "MadeToOrder", "Backorderable", "NotAvailable", "Discontinued"] as const).map(
      (availability) => stockProps({ availability, availabilityText: "" }).tone
    )
    expect(tones).toEqual(["now", "now", "later", "later", "none", "none"])
  })
})
