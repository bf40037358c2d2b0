import { type ProductCard, type ProductPage, SkuBaseNumber, SkuVariantNumber, type Variant } from "@camber/domain/catalog"
import type { Article, ArticleTeaser } from "@camber/domain/content"
import type { Reason, Verdict } from "@camber/domain/fitment"
import type { Listing, Suggestions } from "@camber/domain/search"
import { MakeId, ModelId, ModelYear, VehicleBaseId } from "@camber/domain/vehicle"
import type { ShopFacts } from "../src/foundation/page/PageHead.ts"
import type { SelectedProject, ShopSettings } from "../src/foundation/runtime/Seed.ts"

export const sampleSettings: ShopSettings = {
  publicOrigin: "https://shop.example",
  brandName: "Camber",
  contactPhone: "1-800-555-0100",
  smsShortCode: "55555",
  freeShippingThreshold: 9900,
  policy: {
    payment: "invoice",
    coreReturnDays: 180,
    eventDays: 90,
    shipping: { standard: 995, standardPounds: 20, expedited: 2495, zones: ["contiguous", "alaska", "canada"] },
    carriers: "table",
    taxes: "none"
  },
  isGeolocationEnabled: false,
  turned: []
}

/** What only the server knows of it. */
export const sampleFacts: ShopFacts = {
  today: "2026-11-22",
  address: { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" }
}

/** A 1969 Camaro, as the Fitment cookie and the services tell of it. */
export const sampleProject: SelectedProject = {
  project: { vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(3) }, facets: [], declined: [] },
  description: {
    year: ModelYear.make(1969),
    make: "Chevrolet",
    model: "Camaro",
    vehicleBaseId: VehicleBaseId.make(12),
    raceType: null,
    body: "pony-coupe",
    engine: "5.7L V8",
    stockEngine: null,
    facetValues: [],
    shopUrl: "/vehicle/1969-chevrolet-camaro",
    searchUrl: "/search?fits=1",
    customerProjectUrl: "/vehicle/1969-chevrolet-camaro",
    clearSelectionUrl: "/"
  }
}
/** A visitor's cookies: the car and the visitor's id; a car without an id belongs to nobody. */
export const sampleCookies = [
  `Fitment=${encodeURIComponent(JSON.stringify({ Year: 1969, MakeId: 2, ModelId: 3 }))}`,
  "WebUserGuid=3f1c2a4e-6b7d-4c8e-9f10-2a3b4c5d6e7f"
].join("; ")

const reason: Reason = {
  rule: "application",
  applicationId: 2,
  scope: "vehicle",
  conditions: [
    { subject: "vehicle", name: null, side: null, answer: "holds", accepted: ["1967-1969", "Chevrolet", "Camaro"], yours: "1969" }
  ],
  note: null,
  source: "Maker's list",
  sourceDate: "2026-01-01"
}

/** One verdict for each tone that a shopper can meet. */
export const verdicts = {
  guaranteed: { fitment: "DirectFit", prompt: null, asks: [], reason },
  driveline: { fitment: "DrivelineFit", prompt: null, asks: [], reason },
  universal: { fitment: "UniversalFit", prompt: null, asks: [], reason: { ...reason, scope: "universal", conditions: [] } },
  askVehicle: {
    fitment: "NoFit",
    prompt: "Vehicle",
    asks: [],
    reason: { ...reason, conditions: reason.conditions.map((condition) => ({ ...condition, answer: "unknown" as const, yours: null })) }
  },
  chooseOptions: { fitment: "NoFit", prompt: "AdditionalFacets", asks: [], reason: { ...reason, rule: "chooseOptions", conditions: [] } },
  mayNotFit: {
    fitment: "NoFit",
    prompt: null,
    asks: [],
    reason: { ...reason, conditions: reason.conditions.map((condition) => ({ ...condition, answer: "fails" as const, yours: "1970" })) }
  }
} as const satisfies Record<string, Verdict>

const pricing = {
  salePrice: 90,
  salePriceString: "$90.00",
  strikeThroughPrice: null,
  strikeThroughPriceString: null,
  percentOffString: null
}

export const sampleCard = (changes: Partial<ProductCard> = {}): ProductCard => ({
  skuBaseNumber: SkuBaseNumber.make("CAM-2"),
  productPageId: 2,
  productPageUrl: "/item/slotted-rotor/2",
  displayTitle: "Ironvale Slotted Rotor",
  brand: "Ironvale",
  countryOfOrigin: "USA",
  thumbnailImageLink: "/content/parts/brake-rotor.svg",
  rating: 4.5,
  reviewCount: 12,
  availability: "InStock",
  availabilityText: "In stock",
  ribbonText: null,
  hasActiveRebate: false,
  rebate: null,
  kitItemCount: 0,
  hasOptions: false,
  deciding: [],
  hasPriceRange: false,
  highestPriceString: null,
  segmentCategorization: "Brakes > Rotors",
  superMarketAffinity: "street",
  pricing,
  fit: null,
  ...changes
})

export const sampleVariant = (changes: Partial<Variant> = {}): Variant => ({
  skuVariantNumber: SkuVariantNumber.make("CAM-2-1"),
  ordinality: 1,
  mpn: "IRO-2V1",
  upc: "400000000201",
  optionValues: [],
  pricing,
  availability: "InStock",
  availabilityText: "3 left",
  isPurchaseable: true,
  imageUrl: "/content/parts/brake-rotor.svg",
  weightPounds: 12.5,
  shipsByFreight: false,
  coreCharge: null,
  minimumQuantity: 1,
  supersededBy: null,
  fit: null,
  ...changes
})

export const sampleProduct = (changes: Partial<ProductPage> = {}): ProductPage => ({
  card: sampleCard(),
  slug: "slotted-rotor",
  description: "Stops a heavy car.",
  bullets: ["One piece"],
  trail: [
    { label: "Home", href: "/" },
    { label: "Brakes", href: "/shop/brakes~2-3" }
  ],
  variant: sampleVariant(),
  measures: [],
  place: null,
  options: {
    skuBaseNumber: SkuBaseNumber.make("CAM-2"),
    skuVariantNumber: null,
    productPageId: 2,
    productPageUrl: "/item/slotted-rotor/2",
    isPurchaseable: true,
    isIndexOptionKit: false,
    indexOptions: [],
    kitComponents: []
  },
  images: [{ src: "/content/parts/brake-rotor.svg", alt: "Slotted rotor" }],
  specifications: [{ name: "Diameter", value: "11 in" }],
  fits: [],
  fitsTotal: 0,
  ratingCounts: [],
  reviews: [],
  questions: [],
  restrictions: [],
  related: [],
  ...changes
})

export const sampleListing = (changes: Partial<Listing> = {}): Listing => ({
  title: "Brakes",
  canonicalPath: "/shop/brakes~2-3",
  trail: [{ label: "Home", href: "/" }],
  children: [{ label: "Rotors", href: "/shop/rotors~2-3-1", count: 1234, imageUrl: "/content/parts/brake-rotor.svg" }],
  total: 1,
  fit: null,
  page: 1,
  pageCount: 1,
  cards: [sampleCard()],
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
  ...changes
})

export const sampleTeaser = (changes: Partial<ArticleTeaser> = {}): ArticleTeaser => ({
  id: 2,
  url: "/the-toolbox/rotor-run-out/2",
  title: "Measuring Rotor Run-out",
  description: "With a dial gauge.",
  authors: "June Hale",
  articleThumbnailUrl: "/content/parts/brake-rotor.svg",
  category: "tech~2-1",
  minutesToRead: 4,
  ...changes
})

export const sampleArticle = (changes: Partial<Article> = {}): Article => ({
  ...sampleTeaser(),
  slug: "rotor-run-out",
  publishedOn: "2026-03-02",
  body: [
    { _tag: "Heading", text: "Zero the gauge" },
    { _tag: "Paragraph", text: "Turn it slowly." }
  ],
  raceTypes: [],
  parts: [],
  more: [],
  ...changes
})

/** What the services answer to 'brake'. */
export const sampleSuggestions = (changes: Partial<Suggestions> = {}): Suggestions => ({
  autoSuggestProducts: [
    {
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
    }
  ],
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
  ...changes
})
