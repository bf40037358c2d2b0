import { Schema } from "effect"
import { ProductCard } from "../src/catalog/catalog/card.ts"
import { chooseOptions } from "../src/vehicles/fitment/createReason.ts"
import { getFitmentText } from "../src/vehicles/fitment/text.ts"
import { rate } from "./garage.ts"

/** Measures how many cards per second are created from a response: parsed, decoded by schema, and given the texts of their verdict. */
const CARDS = 24
const PAGES = 40

const card = (at: number) => ({
  skuBaseNumber: `CAM-${at}`,
  productPageId: at,
  productPageUrl: `/item/camshaft/${at}`,
  displayTitle: "Camber Hydraulic Roller Camshaft",
  brand: "Camber",
  thumbnailImageLink: "/content/parts/camshaft.svg",
  rating: 4.5,
  reviewCount: at,
  availability: "InStock",
  availabilityText: "In stock",
  ribbonText: null,
  hasActiveRebate: false,
  kitItemCount: 0,
  hasOptions: at % 3 === 0,
  segmentCategorization: "Engine>Valvetrain>Camshafts",
  superMarketAffinity: "none",
  pricing: {
    salePrice: 129.99,
    salePriceString: "$129.99",
    strikeThroughPrice: null,
    strikeThroughPriceString: null,
    percentOffString: null
  },
  fit: { fitment: at % 2 === 0 ? "DirectFit" : "NoFit", prompt: null, asks: [], reason: chooseOptions }
})
const payload = JSON.stringify(Array.from({ length: CARDS }, (_, at) => card(at)))
const decode = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(ProductCard)))

rate("cards from their payload", CARDS * PAGES, () => {
  let guaranteed = 0
  for (let page = 0; page < PAGES; page++)
    for (const { fit } of decode(payload)) if (fit !== null && getFitmentText(fit).tone === "positive") guaranteed += 1
  return guaranteed
})
