/** Pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

const landingPage: ImageSize = { width: 88, height: 88 }
const brand: ImageSize = { width: 149, height: 55 }
const raceType: ImageSize = { width: 384, height: 132 }

/** The picture of a landing page: a brand's and a race type's have sizes of their own, told by the facet's field (CARD-13). */
export const landingPageImageSize = (field: string | null): ImageSize =>
  field === "GA_Brand" ? brand : field === "GA_RaceType" ? raceType : landingPage
