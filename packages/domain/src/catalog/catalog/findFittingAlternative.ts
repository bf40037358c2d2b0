import { isGuarantee } from "../../vehicles/fitment/fitGuarantee.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import type { ProductCard, ProductPage } from "./model.ts"

/** What fits instead: where 'Show the one that fits' leads, and the part that stands under it. */
export interface FittingAlternative {
  readonly href: string
  /** null where another option of the part itself fits. */
  readonly card: ProductCard | null
}

type Misfit = Pick<ProductPage, "options" | "related" | "trail"> & { readonly variant: Pick<ProductPage["variant"], "fit"> }

const isSure = (fit: Verdict): boolean => isGuarantee(fit) && !fit.reason?.reports
const fitsInPart = (fit: Verdict): boolean => fit.reason?.rule === "chooseOptions"
const isUniversal = ({ fitment }: Verdict): boolean => fitment === "UniversalFit"

/**
 * What to show a shopper whose car a part may not fit: another option of the part where that fits, the one part of this type that does, or
 * the listing of its type narrowed to the car where several do, the most popular of them first. A part that is guaranteed to fit goes before
 * one of which some options fit, and that before any that fits with a modification. null where the shop has none, where the part fits, and where a question is still open.
 */
export const findFittingAlternative = ({ options, related, trail, variant: { fit } }: Misfit): FittingAlternative | null => {
  if (fit?.fitment !== "NoFit" || fit.prompt !== null) return null
  const option = options.indexOptions
    .flatMap(({ indexOptionValues }) => indexOptionValues)
    .find(({ fits, url }) => fits === true && url !== null)
  if (option?.url) return { href: option.url, card: null }
  const [first, ...others] =
    [isSure, fitsInPart, isUniversal]
      .map((fits) => related.filter((card) => card.fit !== null && fits(card.fit)))
      .find((cards) => cards.length > 0) ?? []
  const type = trail.at(-1)
  if (first === undefined) return null
  return { href: others.length === 0 || type === undefined ? first.productPageUrl : `${type.href}?fits=1`, card: first }
}
