import type { ReactNode } from "react"

export interface KitBuilderPlace {
  /** Of the kit's drawing. */
  readonly number: number
  /** A `KitPart` or a `KitChoice`. */
  readonly content: ReactNode
}

/** The places of a kit that is being built, numbered like the balloons of its drawing. The left and the right one of a part share a number. */
export const KitBuilder = ({ places }: { readonly places: readonly KitBuilderPlace[] }) => (
  <ol className="kitbuilder">
    {places.map(({ content, number }, index) => (
      <li key={index} value={number}>
        <span className="balloon" aria-hidden="true">
          {number}
        </span>
        {content}
      </li>
    ))}
  </ol>
)
