import type { ProductChoices } from "@camber/domain/catalog"
import { type Project, getProjectFingerprint } from "@camber/domain/vehicle"
import type { Reference } from "../reference/Reference.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { byAnyNumber } from "./baseNumber.ts"
import { type FitByVariant, createProductOptions } from "./productOptions.ts"
import { loadKitComponents, createVerdictFunction, toOfferedVariant, getVehicleSpecificFits, variantVerdicts } from "./productPage.ts"
import { loadShopper } from "./loadShopper.ts"
import type { FitmentSubject } from "./evaluateRow.ts"
import { productRecords, type ProductRecord } from "./productRecords.ts"

type WireChoices = typeof ProductChoices.Encoded
interface Request {
  readonly skuOrSkuBase: string
  readonly project: Project | null
}

/** Loads the options of a product and of a kit's components, in one query (two for a kit); null if the number is unknown. */
export const productChoices =
  (store: ResolverContext) =>
  async ({ skuOrSkuBase, project }: Request): Promise<WireChoices | null> => {
    const record = await productRecords(store.database, byAnyNumber(skuOrSkuBase)).executeTakeFirst()
    if (record === undefined) return null
    const number = skuOrSkuBase.toLowerCase()
    const named = record.allVariants.find(({ sku_variant_number }) => sku_variant_number.toLowerCase() === number)
    const { imageUrls } = store
    const components = await loadKitComponents(store, record)
    const reference = await store.reference()
    const shopper = project === null ? null : await loadShopper(store.database, reference, project)
    const getFits = (product: ProductRecord) => fitByVariant(product, shopper, reference)
    const fits = getFits(record)
    const judge = createVerdictFunction(shopper, reference)
    const options = createProductOptions(record, named?.sku_variant_number ?? null, { imageUrls, components, fits, judge, place: "drawer" })
    return {
      ...options,
      variants: choiceVariants(record, imageUrls, fits),
      kitComponents: options.kitComponents.map((component) => {
        const product = components.find(({ sku_base_number }) => sku_base_number === component.skuBaseNumber)
        const isOpen = product !== undefined && component.indexOptions.length > 0
        return { ...component, variants: isOpen ? choiceVariants(product, imageUrls, getFits(product)) : [] }
      })
    }
  }

const fitByVariant = (record: ProductRecord, shopper: FitmentSubject | null, reference: Reference): FitByVariant =>
  shopper === null || getProjectFingerprint(shopper.project) === ""
    ? new Map()
    : getVehicleSpecificFits(variantVerdicts(record, shopper, reference))

/** Returns all variants of a product, among which the shopper can choose. */
export const choiceVariants = (record: ProductRecord, imageUrls: ImageUrls, fits: FitByVariant): WireChoices["variants"] =>
  record.allVariants.map((row) => ({ ...toOfferedVariant(row, record, imageUrls), fits: fits.get(row.sku_variant_number) ?? null }))
