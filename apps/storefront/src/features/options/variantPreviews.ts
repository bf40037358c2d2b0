import { type Offer, type SkuBaseNumber, variantPreview } from "@camber/domain/catalogue"
import { type Project, unknownProject } from "@camber/domain/vehicle"
import { afterFrame } from "../../foundation/late/afterFrame.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** What a page shows of a choice before the services have answered. */
export interface VariantPreviews {
  /** The offer of a page for another of its variants; null where that one is not known. */
  readonly offer: (page: Offer, skuVariantNumber: string) => Offer | null
  /** Runs it when the choice stands on the screen; the returned function calls it off. */
  readonly afterShown: (run: () => void) => () => void
}

/** Asks for all variants of a product, judged for the project; null where they could not be had. */
export const variantPreviews = async (
  runtime: AppRuntime,
  skuBaseNumber: SkuBaseNumber,
  project: Project | null
): Promise<VariantPreviews | null> => {
  const end = await runtime.run((use) => use.Catalogue.use((catalogue) => catalogue.options(skuBaseNumber, project ?? unknownProject)))
  const choices = end._tag === "Done" ? end.value : null
  return choices && { offer: (page, skuVariantNumber) => variantPreview(page, choices, skuVariantNumber), afterShown: afterFrame }
}
