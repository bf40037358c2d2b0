/** Options of a drawing by name. Unknown names and values are ignored. */
export type DrawingOptions = Readonly<Record<string, string | number | boolean>>

/** Position of a car system on its cutaway, and its click radius, in image units. */
export interface CutawayPlace {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/** Size of a cutaway image, and the position of each system by id, in the order of the balloon numbers. */
export interface CutawayLayout {
  readonly width: number
  readonly height: number
  readonly places: ReadonlyMap<string, CutawayPlace>
}

/** Colors and lettering of a brand that has no logo. */
export interface BrandLook {
  readonly initials: readonly [string, string]
  readonly color: string
}

/** A point on the sheet of an exploded drawing. */
type Point = readonly [x: number, y: number]

/** A part of an assembly that the shop sells. Its balloon number is its position in the list of pieces, starting at 1. */
export interface AssemblyPiece {
  /** The id is part of URLs, so it must never change. */
  readonly id: string
  readonly title: string
  /** Slug of the product type. */
  readonly type: string
  /** Required option values or attributes, such as `{ Position: "Front" }`. Each is checked only if the product has it. */
  readonly place?: Readonly<Record<string, string>>
  /** Quantity per vehicle in this position; defaults to the quantity of the part's application, or one. */
  readonly quantity?: number
  /** Whether the car has this part on each side. */
  readonly isHanded?: boolean
  /** Whether replacing the assembly always needs this part. */
  readonly isRequired: boolean
  readonly note?: string
  /** Position of the balloon. `to` is the end of the leader line. */
  readonly at: Point
  readonly to: Point
}

export interface ExplodedAssembly {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly pieces: ReadonlyArray<AssemblyPiece>
}

/** Markup of an exploded drawing, so that a page can style each piece. */
export interface ExplodedSheet {
  readonly ground: string
  /** Layers from back to front; `of` is the id of a piece, or null for something that the shop does not sell. */
  readonly layers: ReadonlyArray<{ readonly of: string | null; readonly markup: string }>
}

/**
 * The images of parts, cars, brands and assemblies. The services know only paths and layouts, so another host or
 * library may implement them.
 */
export interface Illustrations {
  /** Version of the images, used in their URLs so that browsers can cache them; null leaves it out. */
  readonly version: string | null
  readonly getPartImagePath: (drawing: string, options?: DrawingOptions) => string
  readonly getCarImagePath: (body: string, options?: DrawingOptions) => string
  readonly getCutawayImagePath: (body: string, options?: DrawingOptions) => string
  readonly getCutawayLayout: (body: string) => CutawayLayout
  readonly getBrandLook: (brandSlug: string) => BrandLook
  readonly assemblies: ReadonlyArray<ExplodedAssembly>
  /** Returns null for an unknown assembly. */
  readonly drawAssembly: (name: string) => ExplodedSheet | null
}

/** Answers requests for images; returns undefined for other paths. */
export type ImageHandler = (request: Request) => Promise<Response | undefined>
