import type { SuggestedProduct } from "../src/discovery/search/model.ts"
import { NO_SUGGESTIONS, filterSuggestions } from "../src/discovery/search/suggestions.ts"
import { rate } from "./garage.ts"

/**
 * Measures how many responses per second are reduced to what the search shows. Each has 200 suggested variants, three per product and out
 * of order.
 */
const ROWS = 200
const ANSWERS = 500

const product = (at: number): SuggestedProduct => ({
  position: (at * 7919) % ROWS,
  price: "$129.99",
  url: `/item/camshaft/${at}`,
  skuBaseNumber: `CAM-${at % 67}`,
  title: "Hydraulic Roller Camshaft",
  thumbImageUrl: "/content/parts/camshaft.svg",
  publicSkuVariantDetails: { indexOptions: [{ valueId: at }], skuBase: { availability: "InStock" } },
  reviewCount: at,
  rating: 4.5,
  segmentCategorization: "Engine>Valvetrain>Camshafts",
  superMarketAffinity: "none",
  brand: "Camber",
  displayTitle: "Camber Hydraulic Roller Camshaft",
  indexOptionImages: []
})
const answer = { ...NO_SUGGESTIONS, autoSuggestProducts: Array.from({ length: ROWS }, (_, at) => product(at)) }

rate(`merges of ${ROWS} suggestions`, ANSWERS, () => {
  let shown = 0
  for (let one = 0; one < ANSWERS; one++) shown += filterSuggestions(answer, 6 + (one % 2)).autoSuggestProducts.length
  return shown
})
