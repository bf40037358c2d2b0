import { toOptionValues, getVehicleSpecificFit, evaluateProductBase, evaluateVariant } from "../../../vehicles/fitment/rules.ts"
import type { Project, ProjectDescription } from "../../../vehicles/vehicle/model.ts"
import { getProjectFingerprint } from "../../../vehicles/vehicle/getProjectFingerprint.ts"
import { indexOptions } from "../indexOptions.ts"
import type { ProductPage } from "../model.ts"
import { productHref } from "../rules.ts"
import type { ProductWithoutVerdict } from "./calls.ts"

/**
 * A product's page judged for a car by the rule of the services, with what each option's values fit. Nothing is compared, and similar parts and
 * those of a kit stay without a verdict: their own statements are not there. Names of the car in the reasons come from `description`.
 */
export const evaluateProduct = (
  { applications, page, variants }: ProductWithoutVerdict,
  project: Project,
  description: ProjectDescription | null
): ProductPage => {
  const { card, options, variant } = page
  const definitions = options.indexOptions.map((option) => ({ ...option, values: option.indexOptionValues }))
  const names = definitions.map(({ displayName }) => displayName)
  const known = description ?? undefined
  const verdictOf = (optionValues: ReadonlyArray<string>) =>
    evaluateVariant(applications, toOptionValues(names, optionValues), project, known)
  const isAsked = getProjectFingerprint(project) !== ""
  const marked = variants.map((one) => ({ ...one, fits: isAsked ? getVehicleSpecificFit(verdictOf(one.optionValues)) : null }))
  return {
    ...page,
    card: { ...card, fit: evaluateProductBase(applications, names, variants, project, known) },
    variant: { ...variant, fit: verdictOf(variant.optionValues) },
    options: {
      ...options,
      indexOptions: indexOptions(definitions, marked, variant.optionValues, ({ skuVariantNumber }) =>
        productHref(card.productPageUrl, skuVariantNumber)
      )
    }
  }
}
