import { hasFitToJudge } from "../../../vehicles/fitment/fitClass.ts"
import { toOptionValues, getVehicleSpecificFit, evaluateProductBase, evaluateVariant } from "../../../vehicles/fitment/rules.ts"
import type { Project, ProjectDescription } from "../../../vehicles/vehicle/model.ts"
import { getProjectFingerprint } from "../../../vehicles/vehicle/getProjectFingerprint.ts"
import { indexOptions } from "../indexOptions.ts"
import type { ProductPage } from "../page.ts"
import { productHref } from "../rules.ts"
import type { ProductWithoutVerdict } from "./calls.ts"

/**
 * Evaluates a stored product page for a vehicle, including each option value. Measurements, related products and kit components get no
 * verdict, because their applications are not stored. A part that is not for vehicles has no verdict. `description` provides vehicle names
 * for the reasons.
 */
export const evaluateProduct = (
  { applications, isForVehicles = true, page, variants }: ProductWithoutVerdict,
  project: Project,
  description: ProjectDescription | null
): ProductPage => {
  if (!hasFitToJudge(isForVehicles, applications)) return page
  const { card, options, variant } = page
  const definitions = options.indexOptions.map((option) => ({ ...option, values: option.indexOptionValues }))
  const names = definitions.map(({ displayName }) => displayName)
  const known = description ?? undefined
  const evaluateOptions = (optionValues: ReadonlyArray<string>) =>
    evaluateVariant(applications, toOptionValues(names, optionValues), project, known)
  const isAsked = getProjectFingerprint(project) !== ""
  const marked = variants.map((one) => ({ ...one, fits: isAsked ? getVehicleSpecificFit(evaluateOptions(one.optionValues)) : null }))
  return {
    ...page,
    card: { ...card, fit: evaluateProductBase(applications, names, variants, project, known) },
    variant: { ...variant, fit: evaluateOptions(variant.optionValues) },
    options: {
      ...options,
      indexOptions: indexOptions(definitions, marked, variant.optionValues, ({ skuVariantNumber }) =>
        productHref(card.productPageUrl, skuVariantNumber)
      )
    }
  }
}
