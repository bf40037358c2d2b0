import { type ProductCard, type ProductChoices, productOptions } from "@camber/domain/catalog"
import { isFitting, skuBaseFitment } from "@camber/domain/fitment"
import { formatCents, toDollars } from "@camber/domain/money"
import { autoSuggest, listing, NO_SUGGESTIONS, PAGE_SIZE, type SuggestedProduct } from "@camber/domain/search"
import { type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { createResolver, type Resolver } from "./createResolver.ts"
import type { MemoryPart } from "./MemoryCatalog.ts"
import type { PartLookup } from "./PartLookup.ts"

/** Creates the resolvers of the discovery service: verdicts, and a search by SKU or by words of the title and brand. */
export const createSearchResolvers = (parts: PartLookup): ReadonlyArray<Resolver> => {
  const search = (text: string) => {
    const numbered = parts.findAny(text.trim())
    if (numbered !== undefined) return [numbered]
    const words = toWords(text)
    return parts.all.filter((part) => words.every((word) => toWords(`${part.brand} ${part.title}`).some((own) => own.startsWith(word))))
  }
  const doesFit = (part: MemoryPart, project: Project) => {
    const verdict = parts.evaluate(parts.getBaseNumber(part), project)
    return verdict !== null && isFitting(verdict.fitment)
  }

  const toCard = (part: MemoryPart, project: Project | null): ProductCard => {
    const skuBaseNumber = parts.getBaseNumber(part)
    return {
      skuBaseNumber,
      productPageId: parts.getPageId(skuBaseNumber),
      productPageUrl: parts.getUrl(skuBaseNumber),
      displayTitle: part.title,
      brand: part.brand,
      countryOfOrigin: null,
      thumbnailImageLink: null,
      rating: 0,
      reviewCount: 0,
      availability: part.stock === 0 ? "NotAvailable" : "InStock",
      availabilityText: part.stock === 0 ? "Not available" : "In stock",
      ribbonText: null,
      hasActiveRebate: false,
      rebate: null,
      kitItemCount: 0,
      hasOptions: false,
      deciding: [],
      hasPriceRange: false,
      highestPriceString: null,
      segmentCategorization: "",
      superMarketAffinity: "none",
      pricing: {
        salePrice: toDollars(part.price),
        salePriceString: formatCents(part.price),
        strikeThroughPrice: null,
        strikeThroughPriceString: null,
        percentOffString: null
      },
      fit: parts.evaluate(skuBaseNumber, project ?? UNKNOWN_PROJECT)
    }
  }

  /** A part has one variant and no options. */
  const toChoices = (part: MemoryPart, project: Project | null): ProductChoices => {
    const { availability, availabilityText, fit, pricing, productPageId, productPageUrl, skuBaseNumber } = toCard(part, project)
    const { skuVariantNumber, stock } = part
    const shared = { skuVariantNumber, isPurchaseable: stock !== 0 }
    return {
      ...shared,
      skuBaseNumber,
      productPageId,
      productPageUrl,
      isIndexOptionKit: false,
      indexOptions: [],
      kitComponents: [],
      variants: [
        {
          ...shared,
          optionValues: [],
          pricing,
          coreCharge: null,
          minimumQuantity: 1,
          availability,
          availabilityText,
          supersededBy: null,
          imageUrl: "",
          weightPounds: 0,
          shipsByFreight: false,
          fits: project === null || fit === null ? null : isFitting(fit.fitment)
        }
      ]
    }
  }

  const toSuggestion = (part: MemoryPart, at: number): SuggestedProduct => {
    const skuBaseNumber = parts.getBaseNumber(part)
    return {
      position: at + 1,
      price: formatCents(part.price),
      url: parts.getUrl(skuBaseNumber),
      skuBaseNumber,
      title: part.title,
      thumbImageUrl: "",
      publicSkuVariantDetails: { indexOptions: [], skuBase: { availability: part.stock === 0 ? "NotAvailable" : "InStock" } },
      reviewCount: 0,
      rating: 0,
      segmentCategorization: "",
      superMarketAffinity: "none",
      brand: part.brand,
      displayTitle: part.title,
      indexOptionImages: []
    }
  }

  return [
    createResolver(skuBaseFitment, ({ project, skuBaseNumbers }) => ({
      skuBaseFitment: skuBaseNumbers.flatMap((skuBaseNumber) => {
        const verdict = parts.evaluate(skuBaseNumber, project ?? UNKNOWN_PROJECT)
        return verdict === null ? [] : [{ skuBaseNumber, ...verdict }]
      })
    })),
    createResolver(productOptions, ({ project, skuOrSkuBase }) => {
      const part = parts.findAny(skuOrSkuBase)
      return { productOptions: part === undefined ? null : toChoices(part, project) }
    }),
    createResolver(listing, ({ address, project }) => {
      const all = search(address.query)
      const isNarrowed = project !== null && address.fits !== false
      const fitting = project === null ? all : all.filter((part) => doesFit(part, project))
      const found = isNarrowed ? fitting : all
      const pageCount = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
      if (address.page > pageCount) return { listing: null }
      return {
        listing: {
          title: address.query === "" ? "All Parts" : address.query,
          canonicalPath: "/shop/all",
          trail: [],
          children: [],
          total: found.length,
          fit: project === null ? null : { fitting: fitting.length, all: all.length, isNarrowed },
          page: address.page,
          pageCount,
          cards: found.slice((address.page - 1) * PAGE_SIZE, address.page * PAGE_SIZE).map((part) => toCard(part, project)),
          facets: [],
          correctedQuery: null,
          understood: null,
          read: null,
          jobs: []
        }
      }
    }),
    createResolver(autoSuggest, ({ autoSuggestRequest: { query }, fits }) => {
      const found = search(query).filter((part) => fits === null || doesFit(part, fits))
      return { autoSuggestPublic: { ...NO_SUGGESTIONS, productQuery: query, autoSuggestProducts: found.map(toSuggestion) } }
    })
  ]
}

const toWords = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
