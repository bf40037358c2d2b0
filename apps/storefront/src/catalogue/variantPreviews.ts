import { type Offer, type SkuBaseNumber, variantPreview } from "@camber/domain/catalogue"
import { type Project, unknownProject } from "@camber/domain/vehicle"
import type { AppRuntime } from "../runtime/AppRuntime.ts"

/** The offer of a page for another of its variants; null where that one is not known. */
export type Preview = (page: Offer, skuVariantNumber: string) => Offer | null

/** Asks for all variants of a product, judged for the project; null where they could not be had. */
export const variantPreviews = async (
  runtime: AppRuntime,
  skuBaseNumber: SkuBaseNumber,
  project: Project | null
): Promise<Preview | null> => {
  const end = await runtime.run((use) => use.Catalogue.use((catalogue) => catalogue.options(skuBaseNumber, project ?? unknownProject)))
  const choices = end._tag === "Done" ? end.value : null
  return choices && ((page, skuVariantNumber) => variantPreview(page, choices, skuVariantNumber))
}
