/** vPIC element numbers that this shop reads. */
export const vpicElements = {
  cylinders: 9,
  displacementCc: 11,
  displacementCubicInches: 12,
  displacementLitres: 13,
  engineModel: 18,
  model: 28,
  series: 34,
  trim: 38
} as const

export type VpicElement = keyof typeof vpicElements
