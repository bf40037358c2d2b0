import { Listing, ListingAddress, SuggestedProduct, Suggestions } from "@camber/domain/search"
import { wireProduct } from "./catalog.ts"
import { createBuilders } from "./createBuilders.ts"

/** The first page of all parts, sorted by relevance, without a fit filter. */
export const { wire: wireListingAddress } = createBuilders(ListingAddress, {
  scope: { kind: "all", slug: "all" },
  query: "",
  facets: [],
  fits: false,
  exact: false,
  sort: "relevance",
  page: 1
})

/** A listing of `sampleProduct` with one child category and one facet. */
export const { sample: sampleListing } = createBuilders(Listing, {
  title: "Brakes",
  canonicalPath: "/shop/brakes~2-3",
  trail: [{ label: "Home", href: "/" }],
  children: [{ label: "Rotors", href: "/shop/rotors~2-3-1", count: 1234, imageUrl: "/content/parts/brake-rotor.svg" }],
  total: 1,
  fit: null,
  page: 1,
  pageCount: 1,
  cards: [wireProduct()],
  facets: [
    {
      name: "Brand",
      values: [
        { value: "Ironvale", count: 1, isSelected: false },
        { value: "Torqwell", count: 0, isSelected: false }
      ]
    }
  ],
  correctedQuery: null,
  understood: null,
  read: null,
  jobs: []
})

/** A suggested caliper for $219.95. */
export const { sample: sampleSuggestedProduct, wire: wireSuggestedProduct } = createBuilders(SuggestedProduct, {
  position: 1,
  price: "$219.95",
  url: "/item/four-piston-caliper/3",
  skuBaseNumber: "CAM-3",
  title: "Four-Piston Caliper",
  thumbImageUrl: "/content/parts/caliper.svg",
  publicSkuVariantDetails: { indexOptions: [], skuBase: { availability: "InStock" } },
  reviewCount: 12,
  rating: 4.5,
  segmentCategorization: "Brakes > Calipers",
  superMarketAffinity: "street",
  brand: "Ironvale",
  displayTitle: "Four-Piston Caliper",
  indexOptionImages: []
})

/** The suggestions for "brake": one of each kind. */
export const { sample: sampleSuggestions } = createBuilders(Suggestions, {
  autoSuggestProducts: [wireSuggestedProduct()],
  autoSuggestArticles: [
    { position: 1, url: "/the-toolbox/bleeding-brakes/4", title: "Bleeding Brakes", thumbImageUrl: "/content/parts/hose.svg" }
  ],
  categoryLinks: [{ url: "/shop/calipers~2-3?query=brake", name: "Calipers" }],
  typeAheadSuggestion: "brake caliper",
  productQuery: "brake",
  suggestedQueries: [
    { ordinality: 1, query: "brake caliper", queryWithMarkups: "<b>brake</b> caliper" },
    { ordinality: 2, query: "brake cable", queryWithMarkups: "<b>brake</b> cable" }
  ],
  understood: null,
  jobs: []
})
