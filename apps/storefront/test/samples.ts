import { type ShopContent, STANDARD_HOURS } from "@camber/domain/content"
import { MakeId, ModelId, ModelYear, VehicleBaseId } from "@camber/domain/vehicle"
import { sampleProjectDescription, sampleReason, sampleVerdict } from "@camber/testing/records"
import type { ShopFacts } from "../src/foundation/page/PageHead.ts"
import type { SelectedProject, ShopSettings } from "../src/foundation/runtime/Seed.ts"

/** The shop's facts and policies, as staff may change them. */
export const sampleShop: ShopContent = {
  brandName: "Camber",
  contactPhone: "1-800-555-0100",
  contactAddress: { street: "100 Camber Way", city: "Akron", state: "OH", zip: "44301" },
  hours: STANDARD_HOURS,
  returnDays: 60,
  links: [],
  menuLinks: [],
  hiddenPages: [],
  logo: null,
  terms: null,
  privacy: null,
  warehouses: [{ number: 1, name: "Akron", zip: "44301", cutOffHour: 14, zone: "Central" }]
}

export const sampleSettings: ShopSettings = {
  publicOrigin: "https://shop.example",
  brandName: sampleShop.brandName,
  contactPhone: sampleShop.contactPhone,
  hours: sampleShop.hours,
  links: sampleShop.links,
  menuLinks: sampleShop.menuLinks,
  hiddenPages: sampleShop.hiddenPages,
  logo: null,
  smsShortCode: "55555",
  freeShippingThreshold: 9900,
  policy: {
    payment: "invoice",
    returnDays: sampleShop.returnDays,
    coreReturnDays: 180,
    eventDays: 90,
    shipping: { standard: 995, standardPounds: 20, expedited: 2495, zones: ["contiguous", "alaska", "canada"] },
    carriers: "table",
    taxes: "none"
  },
  isGeolocationEnabled: false,
  flippedFeatures: []
}

/** Server-only data of the shop. */
export const sampleFacts: ShopFacts = {
  today: "2026-11-22",
  address: sampleShop.contactAddress
}

/** A 1969 Camaro, as the Fitment cookie and the services encode it. */
export const sampleProject: SelectedProject = {
  project: { vehicle: { year: ModelYear.make(1969), makeId: MakeId.make(2), modelId: ModelId.make(3) }, facets: [], declined: [] },
  description: sampleProjectDescription({
    vehicleBaseId: VehicleBaseId.make(12),
    engine: "5.7L V8",
    shopUrl: "/vehicle/1969-chevrolet-camaro",
    customerProjectUrl: "/vehicle/1969-chevrolet-camaro",
    clearSelectionUrl: "/"
  })
}
/** A visitor's cookies: the car and the visitor id; a car without an id has no owner. */
export const sampleCookies = [
  `Fitment=${encodeURIComponent(JSON.stringify({ Year: 1969, MakeId: 2, ModelId: 3 }))}`,
  "WebUserGuid=3f1c2a4e-6b7d-4c8e-9f10-2a3b4c5d6e7f"
].join("; ")

const reason = sampleReason()

/** One verdict for each tone in the UI. */
export const verdicts = {
  guaranteed: sampleVerdict({ reason }),
  driveline: sampleVerdict({ fitment: "DrivelineFit", reason }),
  universal: sampleVerdict({ fitment: "UniversalFit", reason: sampleReason({ scope: "universal", conditions: [] }) }),
  askVehicle: sampleVerdict({
    fitment: "NoFit",
    prompt: "Vehicle",
    reason: { ...reason, conditions: reason.conditions.map((condition) => ({ ...condition, answer: "unknown", yours: null })) }
  }),
  chooseOptions: sampleVerdict({
    fitment: "NoFit",
    prompt: "AdditionalFacets",
    reason: sampleReason({ rule: "chooseOptions", conditions: [] })
  }),
  noData: sampleVerdict({
    fitment: "Unknown",
    reason: sampleReason({ rule: "noApplications", applicationId: null, scope: null, conditions: [], source: null, sourceDate: null })
  }),
  mayNotFit: sampleVerdict({
    fitment: "NoFit",
    reason: { ...reason, conditions: reason.conditions.map((condition) => ({ ...condition, answer: "fails", yours: "1970" })) }
  })
}
