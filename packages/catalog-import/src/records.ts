/** Fitment class of a product: it fits the cars in its statements, any car, no known car, or it is not for cars. */
export type FitClass = "vehicle" | "universal" | "none" | "not-for-vehicles"
export const fitClasses: ReadonlyArray<FitClass> = ["vehicle", "universal", "none", "not-for-vehicles"]

export type ProductStatus = "active" | "hidden" | "discontinued"
export const productStatuses: ReadonlyArray<ProductStatus> = ["active", "hidden", "discontinued"]

export interface NamedValue {
  readonly name: string
  readonly value: string
}

/** File and line that later problems with the record name. */
export interface Origin {
  readonly file: string
  readonly line: number
}

/** A product, without the data of its variants. */
export interface ProductRecord extends Origin {
  readonly kind: "product"
  readonly product: string
  readonly title: string
  readonly brand: string
  /** The owner's own category: 'Brakes > Rotors'. */
  readonly category: string
  /** Slug of Camber's product type; null means that the product is listed under other parts. */
  readonly type: string | null
  readonly description: string
  readonly bullets: ReadonlyArray<string>
  readonly keywords: string
  readonly fitClass: FitClass
  readonly country: string | null
  readonly restrictions: ReadonlyArray<string>
  readonly addedOn: string | null
  readonly status: ProductStatus
  readonly successor: string | null
  readonly specifications: ReadonlyArray<NamedValue>
  /** Whether the options of the variants are attributes, so that only attributes in which the variants differ become options. */
  readonly hasAttributes?: boolean
}

export interface VariantRecord extends Origin {
  readonly kind: "variant"
  readonly product: string
  readonly sku: string
  readonly mpn: string | null
  readonly gtin: string | null
  readonly options: ReadonlyArray<NamedValue>
  readonly pounds: number | null
  readonly longestInches: number | null
  readonly shipsByFreight: boolean
  readonly isGroundOnly: boolean
  readonly minimum: number
  readonly coreCents: number | null
  readonly leadDays: number | null
  readonly supersededBy: string | null
}

export interface PriceRecord {
  readonly kind: "price"
  readonly product: string
  readonly sku: string
  readonly cents: number
  readonly listCents: number | null
  /** Whether the price is below the minimum advertised price. */
  readonly isInCartOnly: boolean
  /** When the price begins and ends; absent if the price names no days. */
  readonly period?: PricePeriod
}

/** Instants in UTC: '2026-04-03T00:00:00.000Z'. */
export interface PricePeriod {
  /** Null for a price that has begun. */
  readonly startsAt: string | null
  /** Null for a price that stays. */
  readonly endsAt: string | null
  /** Whether the price is valid on the day of the import. */
  readonly isToday: boolean
}

export interface StockRecord {
  readonly kind: "stock"
  readonly product: string
  readonly sku: string
  readonly warehouse: string
  readonly quantity: number
  readonly canBackorder: boolean
  readonly leadDays: number | null
}

/** A fitment statement. The ids are those of the shop's vehicles, engines, race types and facet values. */
export interface StatementRecord {
  readonly kind: "statement"
  readonly product: string
  /** Null for all variants. */
  readonly sku: string | null
  readonly scope: "vehicle" | "engine" | "raceType" | "driveline" | "universal"
  readonly makeId: number | null
  readonly modelIds: ReadonlyArray<number>
  readonly yearFrom: number | null
  readonly yearTo: number | null
  readonly seriesIds: ReadonlyArray<number>
  readonly displacementIds: ReadonlyArray<number>
  readonly configurationIds: ReadonlyArray<number>
  readonly raceTypeIds: ReadonlyArray<number>
  readonly facets: Readonly<Record<string, ReadonlyArray<number>>>
  readonly position: string | null
  readonly quantity: number | null
  readonly note: string | null
  readonly source: string
  readonly sourceDate: string
  /**
   * Present if the statement comes from a supplier's list, in which each line names one car. Such statements are combined when the product
   * is assembled.
   */
  readonly application?: ApplicationOrigin
}

/** Place at which an application is written, and whether it is added or deleted. */
export interface ApplicationOrigin extends Origin {
  readonly isDeleted: boolean
  readonly part: string
  /** Position as written, which may be an id without a name. */
  readonly position: string
  /** Column of the cell that contains the condition. */
  readonly column: number | null
  readonly field: string
}

export interface KitRecord extends Partial<Origin> {
  readonly kind: "kit"
  readonly product: string
  readonly position: number
  /** Product of the component; null if it is not sold separately. */
  readonly componentProduct: string | null
  readonly componentSku: string | null
  readonly text: string | null
  readonly quantity: number
  readonly choiceGroup: string | null
}

/**
 * Kind of a number: that of the vehicle's maker, of a competitor's part, of an earlier part that this part replaces, or of an equal part.
 */
export type NumberForm = "oe" | "competitor" | "superseded" | "interchange"
export const numberForms: ReadonlyArray<NumberForm> = ["oe", "competitor", "superseded", "interchange"]

/** A number by which shoppers look for the part. */
export interface NumberRecord {
  readonly kind: "number"
  readonly product: string
  readonly sku: string
  readonly number: string
  readonly brand: string
  /** Null if the file does not state it. */
  readonly form: NumberForm | null
  /** Numbers of the same group belong to parts that replace each other. Empty if there is no group. */
  readonly group: string
}

/** Day of a statement whose source states no day. It must not change from import to import. */
export const NO_DATE = "1970-01-01"

/** A photograph or document by its address. */
export interface PictureRecord {
  readonly kind: "picture"
  readonly form: "photo" | "document"
  readonly product: string
  /** Null for all variants. */
  readonly sku: string | null
  /** Order among the photographs or documents of a product. */
  readonly position: number
  readonly source: string
  /** Alternative text, or the title of a document. Empty if the owner gives none. */
  readonly alt: string
}

export type CatalogRecord =
  | ProductRecord
  | VariantRecord
  | PriceRecord
  | StockRecord
  | StatementRecord
  | KitRecord
  | NumberRecord
  | PictureRecord
