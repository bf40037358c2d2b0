/** Size in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const landingPage: ImageSize = { width: 88, height: 88 }
const brand: ImageSize = { width: 149, height: 55 }
const raceType: ImageSize = { width: 384, height: 132 }

/** Returns the size of a landing page's image. Brands and race types have their own sizes, selected by facet field (CARD-13). */
export const landingPageImageSize = (field: string | null): ImageSize =>
  field === "GA_Brand" ? brand : field === "GA_RaceType" ? raceType : landingPage
