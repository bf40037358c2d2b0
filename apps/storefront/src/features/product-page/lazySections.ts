import type { ProductPage } from "@camber/domain/catalog"
import { onFirstInteraction } from "../../foundation/late/onFirstInteraction.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import type { Pages } from "../../foundation/page/Pages.ts"

interface OfProduct {
  readonly product: ProductPage
}

/** Parts of a product's page that only tell: what the server drew stands until somebody is there. */
export const fitProof: LazyComponent<OfProduct> = () => import("./FitProof.tsx")
export const productFacts: LazyComponent<OfProduct> = () => import("./ProductFacts.tsx")

export const productQuestions: LazyComponent<OfProduct> = () => import("../questions/ProductQuestions.tsx")

/** Before the page is drawn, on the server or after a navigation; where they cannot be had their room stays empty. */
export const loadLazySections = ({ loadComponent }: Pick<Pages, "loadComponent">) =>
  Promise.allSettled([loadComponent(fitProof), loadComponent(productFacts), loadComponent(productQuestions)])

/** They come alive when a person is there, so that their links lead on without loading the page anew. */
export const onInteraction = (_: HTMLElement, wish: () => void) => onFirstInteraction(wish)
