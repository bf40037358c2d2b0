import type { Assembly, AssemblyChoice, AssemblyPiece } from "@camber/domain/assembly"
import { SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import { toCents } from "@camber/domain/money"

const fit = (fitment: Verdict["fitment"]): Verdict => ({ fitment, prompt: null, asks: [], reason: null })

export const sampleChoice = (number: number, changes: Partial<AssemblyChoice> = {}): AssemblyChoice => ({
  skuBaseNumber: SkuBaseNumber.make(`CAM-${number}`),
  productPageUrl: `/item/part/${number}?sku=CAM-${number}-1`,
  title: `Street Brake Part ${number}`,
  brand: "Ironvale",
  details: "11 in, Slotted",
  imageUrl: "/content/parts/brake-rotor.svg",
  availabilityText: "In stock",
  coreCharge: null,
  fit: fit("DirectFit"),
  items: [{ skuVariantNumber: SkuVariantNumber.make(`CAM-${number}-1`), side: null, quantity: 1, unitPrice: toCents(28.99) }],
  ...changes
})

/** Left and right are different parts. */
export const sidedChoice = (number: number, changes: Partial<AssemblyChoice> = {}): AssemblyChoice =>
  sampleChoice(number, {
    items: (["Left", "Right"] as const).map((side, index) => ({
      skuVariantNumber: SkuVariantNumber.make(`CAM-${number}-${index + 1}`),
      side,
      quantity: 1,
      unitPrice: toCents(66.99)
    })),
    ...changes
  })

export const samplePiece = (number: number, id: string, changes: Partial<AssemblyPiece> = {}): AssemblyPiece => ({
  id,
  number,
  title: id,
  plural: `${id}s`,
  note: null,
  isRequired: true,
  isHanded: false,
  count: 1,
  lowest: toCents(28.99),
  href: `/shop/${id}~2-3-${number}`,
  choices: [sampleChoice(number)],
  question: null,
  balloon: { x: 80 * number, y: 60 },
  leader: { x: 80 * number, y: 200 },
  ...changes
})

/** A rotor with sides, pads, hoses without a fitting part, and studs that are universal only. */
export const sampleAssembly = (changes: Partial<Assembly> = {}): Assembly => ({
  name: "brake-corner",
  title: "Front disc brake",
  about: "One front corner with a disc.",
  isForCar: true,
  sheet: {
    ground: '<path d="M0 350H900" fill="none" stroke="currentColor"/>',
    layers: ["Rotor", "Pads", "Hose", "Studs", null].map((of, index) => ({
      of,
      markup: `<circle cx="${120 + index * 150}" cy="350" r="60" fill="var(--dw-tint)"/>`
    }))
  },
  pieces: [
    samplePiece(1, "Rotor", { isHanded: true, count: 14, choices: [sidedChoice(1), sidedChoice(5, { fit: fit("UniversalFit") })] }),
    samplePiece(2, "Pads", { note: "one set covers both sides" }),
    samplePiece(3, "Hose", { count: 0, lowest: null, choices: [] }),
    samplePiece(4, "Studs", { isRequired: false, choices: [sampleChoice(4, { fit: fit("UniversalFit"), coreCharge: toCents(30) })] })
  ],
  others: [{ label: "Rear axle", href: "/assembly/rear-axle" }],
  ...changes
})
