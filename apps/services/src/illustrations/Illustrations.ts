/** Options of a drawing by name. A drawing ignores names and values that it does not know. */
export type DrawingOptions = Readonly<Record<string, string | number | boolean>>

/** The position of a car system on its cutaway, and the radius in which a press counts, in units of the image. */
export interface CutawayPlace {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/** The size of a cutaway image and the positions of the systems that it shows, by system id, in the order of their numbers. */
export interface CutawayLayout {
  readonly width: number
  readonly height: number
  readonly places: ReadonlyMap<string, CutawayPlace>
}

/** The look of a brand that has no logo of its own. */
export interface BrandLook {
  readonly initials: readonly [string, string]
  readonly color: string
}

/** A point on the sheet of an exploded drawing. */
type Point = readonly [x: number, y: number]

/** A part of an assembly that the shop sells. Its number is its ordinal among the pieces, from 1. */
export interface AssemblyPiece {
  /** Part of URLs: it never changes. */
  readonly id: string
  readonly title: string
  /** Slug of the product type. */
  readonly type: string
  /** Option values or attributes by name that a product for this position has, if it has the option at all: `{ Position: "Front" }`. */
  readonly place?: Readonly<Record<string, string>>
  /** How many the car takes here; absent: as many as the part's application states, or one. */
  readonly quantity?: number
  /** One or more on each side of the car. */
  readonly isHanded?: boolean
  /** Needed whenever the assembly is replaced. */
  readonly isRequired: boolean
  readonly note?: string
  /** Position of its balloon, and the end of the leader. */
  readonly at: Point
  readonly to: Point
}

export interface ExplodedAssembly {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly pieces: ReadonlyArray<AssemblyPiece>
}

/** The markup of an exploded drawing, so that a page can style each piece. */
export interface ExplodedSheet {
  readonly ground: string
  /** From back to front; `of` is the id of a piece, or null for what the shop does not sell. */
  readonly layers: ReadonlyArray<{ readonly of: string | null; readonly markup: string }>
}

/**
 * The images of parts, cars, brands and assemblies. The services know only their paths and layouts; another host or library may implement them.
 */
export interface Illustrations {
  /** Version of the images. Image URLs contain it, so that a browser keeps an image until it changes; null leaves it out. */
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

/** Answers requests for images; undefined for other paths. */
export type ImageHandler = (request: Request) => Promise<Response | undefined>
