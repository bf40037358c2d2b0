import type { ReactNode } from "react"

/** The places of a kit that is being built, numbered like the balloons of its drawing: a `KitPart` or a `KitChoice` each. */
export const KitBuilder = ({ places }: { readonly places: readonly ReactNode[] }) => (
  <ol className="kitbuilder">
    {places.map((place, index) => (
      <li key={index}>
        <span className="balloon" aria-hidden="true">
          {index + 1}
        </span>
        {place}
      </li>
    ))}
  </ol>
)
