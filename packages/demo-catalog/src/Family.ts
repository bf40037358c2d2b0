import type { AxisValue } from "./axis.ts"
import type { Brand } from "./brands.ts"
import type { FitPlan } from "./fitPlan.ts"
import type { ChosenAxis } from "./grid.ts"
import type { KitTemplate } from "./kitTemplates.ts"
import type { GroupedType } from "./productTypes.ts"

/** One product page in the making: a brand's series of one product type. Everything else follows from it and its index. */
export interface Family {
  readonly index: number
  readonly type: GroupedType
  readonly brand: Brand
  readonly series: string
  readonly plan: FitPlan
  /** What it offers, then what all of its variants have in common: places and measures. */
  readonly grid: ReadonlyArray<ChosenAxis>
  /** What it was first described by, where that was corrected later: its address keeps these words. */
  readonly founded?: Partial<Pick<Family, "grid" | "plan">>
  /** The values of each variant, in the order of the grid; the place in this list is its ordinality. */
  readonly rows: ReadonlyArray<ReadonlyArray<AxisValue>>
  /** Cents of a plain variant. */
  readonly basePrice: number
  /** How well it sells, as a standard normal score. */
  readonly appeal: number
  /** The template of its components; null for what is sold by itself. */
  readonly kit: KitTemplate | null
}
