import type { AxisValue } from "./axis.ts"
import type { Brand } from "./brands.ts"
import type { FitPlan } from "./fitPlan.ts"
import type { ChosenAxis } from "./grid.ts"
import type { KitTemplate } from "./kitTemplates.ts"
import type { GroupedType } from "./productTypes.ts"

/** A product page to generate: a brand's series of one product type. Everything else is derived from it and its index. */
export interface Family {
  readonly index: number
  readonly type: GroupedType
  readonly brand: Brand
  readonly series: string
  readonly plan: FitPlan
  /** Options, then the attributes that all variants share: positions and measurements. */
  readonly grid: ReadonlyArray<ChosenAxis>
  /** Values before a later correction. The URL keeps their words. */
  readonly founded?: Partial<Pick<Family, "grid" | "plan">>
  /** Values of each variant, in the order of the grid. The index in this list is the variant's ordinality. */
  readonly rows: ReadonlyArray<ReadonlyArray<AxisValue>>
  /** Price of a basic variant in cents. */
  readonly basePrice: number
  /** Popularity as a standard normal score. */
  readonly appeal: number
  /** Template of a kit's components; null for a single part. */
  readonly kit: KitTemplate | null
}
