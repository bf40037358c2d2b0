import type { ReactNode } from "react"

export interface KitBuilderPlace {
  /** Number in the kit's drawing. */
  readonly number: number
  /** A `KitPart` or a `KitChoice`. */
  readonly content: ReactNode
}

/**
 * Positions of a kit during configuration, numbered like the callouts of its drawing. The left and right version of a part share a
 * number.
 */
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
