import type { MemoryCatalog } from "./MemoryCatalog.ts"

const chevrolet = { makeId: 2, make: "Chevrolet" }
const camaro = { ...chevrolet, modelId: 4, model: "Camaro" }
const nova = { ...chevrolet, modelId: 5, model: "Nova" }
const mustang = { makeId: 3, make: "Ford", modelId: 6, model: "Mustang" }

const statement = { decidedBy: "chassis", facets: [], options: [], note: null, source: "Camber", sourceDate: "2026-01-01" } as const

/** Condition of a wheel on the car's bolt pattern, which the shopper must enter. */
const boltPattern = (id: number, name: string) => ({ name: "Bolt Pattern", values: [{ id, name }] }) as const

/**
 * Three vehicles, and five parts: one for the Camaro, one for any car, one for the Mustang, which is out of stock, and two wheels whose fit
 * depends on the bolt pattern.
 */
export const sampleCatalog: typeof MemoryCatalog.Encoded = {
  vehicles: [
    { ...camaro, year: 1969, vehicleBaseId: 104 },
    { ...nova, year: 1969, vehicleBaseId: 105 },
    { ...mustang, year: 2015, vehicleBaseId: 106, vins: ["1FA6P8TH9F5300000"] }
  ],
  parts: [
    {
      skuVariantNumber: "CAM-4X-1",
      title: "Street Camshaft",
      brand: "Torqwell",
      price: 249.95,
      stock: 5,
      applications: [
        {
          ...statement,
          applicationId: 2,
          scope: "vehicle",
          vehicle: { ...chevrolet, models: [{ id: camaro.modelId, name: camaro.model }], yearFrom: 1967, yearTo: 1969 }
        }
      ]
    },
    {
      skuVariantNumber: "CAM-5X-1",
      title: "Oil Pressure Gauge",
      brand: "Ironvale",
      price: 59.5,
      stock: null,
      applications: [{ ...statement, applicationId: 3, scope: "universal" }]
    },
    {
      skuVariantNumber: "CAM-6X-1",
      title: "Front Brake Pads",
      brand: "Ironvale",
      price: 89,
      stock: 0,
      applications: [
        {
          ...statement,
          applicationId: 4,
          scope: "vehicle",
          vehicle: {
            makeId: mustang.makeId,
            make: mustang.make,
            models: [{ id: mustang.modelId, name: mustang.model }],
            yearFrom: 2015,
            yearTo: 2023
          }
        }
      ]
    },
    {
      skuVariantNumber: "CAM-7X-1",
      title: "Street Wheel",
      brand: "Torqwell",
      price: 149,
      stock: 8,
      applications: [
        {
          ...statement,
          applicationId: 5,
          scope: "vehicle",
          vehicle: { ...chevrolet, models: [{ id: camaro.modelId, name: camaro.model }], yearFrom: 1967, yearTo: 1969 },
          facets: [boltPattern(21, "5 x 4.75")]
        }
      ]
    },
    {
      skuVariantNumber: "CAM-8X-1",
      title: "Track Wheel",
      brand: "Torqwell",
      price: 219,
      stock: 4,
      applications: [{ ...statement, applicationId: 6, scope: "driveline", facets: [boltPattern(22, "5 x 4.5")] }]
    }
  ]
}
