import { isGuarantee } from "../../vehicles/fitment/fitClass.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import type { ProductCard } from "./card.ts"
import type { ProductPage } from "./page.ts"

/** A fitting alternative: the target of 'Show the one that fits' and the part shown below that link. */
export interface FittingAlternative {
  readonly href: string
  /** Null if another option of the same part fits. */
  readonly card: ProductCard | null
}

type Misfit = Pick<ProductPage, "options" | "related" | "trail"> & { readonly variant: Pick<ProductPage["variant"], "fit"> }

const isGuaranteed = (fit: Verdict): boolean => isGuarantee(fit) && !fit.reason?.reports
const hasFittingOptions = (fit: Verdict): boolean => fit.reason?.rule === "chooseOptions"
const isUniversal = ({ fitment }: Verdict): boolean => fitment === "UniversalFit"

/**
 * Finds what to show instead of a part that does not fit: another option of the part, the only fitting part of its type, or the type's
 * listing for the vehicle with its most popular part. Guaranteed parts come first, then parts with some fitting options, then parts that
 * need modification. Returns null if there is none, if the part fits, or if a question is open.
 */
export const findFittingAlternative = ({ options, related, trail, variant: { fit } }: Misfit): FittingAlternative | null => {
  if (fit?.fitment !== "NoFit" || fit.prompt !== null) return null
  const option = options.indexOptions
    .flatMap(({ indexOptionValues }) => indexOptionValues)
    .find(({ fits, url }) => fits === true && url !== null)
  if (option?.url) return { href: option.url, card: null }
  const [first, ...others] =
    [isGuaranteed, hasFittingOptions, isUniversal]
      .map((fits) => related.filter((card) => card.fit !== null && fits(card.fit)))
      .find((cards) => cards.length > 0) ?? []
  const type = trail.at(-1)
  if (first === undefined) return null
  return { href: others.length === 0 || type === undefined ? first.productPageUrl : `${type.href}?fits=1`, card: first }
}
